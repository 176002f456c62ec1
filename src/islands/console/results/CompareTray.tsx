import { memo } from 'react';
import type { ConsoleTender } from '../../../schemas/console.ts';
import type { Profile } from '../../../schemas/profile.ts';
import { rankOne } from '../../../rules/ranking.ts';
import { COMPARED } from '../../../stores/console-view.ts';
import { pick, pickNone, changeView } from '../../../stores/console.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

interface Props {
  tenders: readonly ConsoleTender[];
  /** For which they are scored. */
  profile: Profile;
  compared: readonly string[];
}

/** The tenders picked so far, at the bottom of the window. */
export const CompareTray = memo(function CompareTray({ tenders, profile, compared }: Props) {
  const { texts } = useLocalization();
  const picked = tenders.filter(({ id }) => compared.includes(id)).map((tender) => rankOne(tender, profile));
  if (picked.length === 0) return null;
  return (
    <section className="tray" aria-label={texts.compare.title}>
      <p className="figures">{fill(texts.compare.picked, { count: picked.length, limit: COMPARED })}</p>
      <ul className="plain">
        {picked.map(({ tender, percent }) => (
          <li key={tender.id}>
            <b className="figures">{fill(texts.percent, { percent })}</b>
            <span>{tender.title}</span>
            <button
              type="button"
              aria-label={fill(texts.compare.remove, { title: tender.title })}
              onClick={() => pick(tender.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {picked.length === 1 && <p className="hint">{texts.compare.hint}</p>}
      <div className="take">
        {picked.length > 1 && (
          <button
            id="open-compare"
            type="button"
            className="button primary small"
            aria-haspopup="dialog"
            onClick={() => changeView({ open: 'compare' })}
          >
            {texts.compare.action}
          </button>
        )}
        <button type="button" className="button plain small" onClick={pickNone}>
          {texts.compare.clear}
        </button>
      </div>
    </section>
  );
});
