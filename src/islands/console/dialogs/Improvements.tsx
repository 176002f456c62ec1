import { useState } from 'react';
import type { Improvement } from '#rules/improvements.ts';
import { changeProfile } from '#state/console.ts';
import { describeChange } from '../explain.ts';
import { formatPoints } from '../format.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '#schemas/forms/wording.ts';

/** The changes that would raise the score, most points for the effort first; each can be applied to the profile. */
export function Improvements({ changes }: { changes: readonly Improvement[] }) {
  const localization = useLocalization();
  const { detail, toasts } = localization.texts;
  // Said here: what the page says behind a dialog that is open is neither read nor heard.
  const [applied, setApplied] = useState('');
  const apply = ({ profile, percent }: Improvement) => {
    changeProfile(profile);
    setApplied(fill(toasts.applied, { percent }));
  };
  return (
    <section>
      <h3>{detail.changes}</h3>
      <output className="applied figures">{applied}</output>
      {changes.length === 0 && <p>{detail.noChange}</p>}
      <ul className="plain changes">
        {changes.map((change) => {
          const text = describeChange(change, localization);
          return (
            <li key={change.id + text}>
              <p>
                {text.charAt(0).toUpperCase() + text.slice(1)}
                <small className="figures">
                  <b>{fill(detail.gain, { points: formatPoints(change.gain), percent: change.percent })}</b> ·{' '}
                  {detail.efforts[change.effort - 1]}
                </small>
              </p>
              <button
                type="button"
                className="button plain small"
                aria-label={fill(detail.applyTitle, { change: text })}
                onClick={() => apply(change)}
              >
                {detail.apply}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
