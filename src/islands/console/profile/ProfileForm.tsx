import { useStore } from '@nanostores/react';
import { useId, type SubmitEvent } from 'react';
import {
  CRITERIA,
  MOST_STRENGTHS,
  QUALIFICATIONS,
  REFERENCES,
  REGIONS,
  SECTORS,
  STATUSES,
  TEAM_SIZES,
  TRADES,
  withSector,
  type Profile,
} from '#schemas/profile.ts';
import { $phase, $samples, $view, changeProfile } from '#state/console.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { rank } from '#rules/ranking.ts';
import { TURNOVER } from '#rules/points.ts';
import { euros } from '../format.ts';
import { NumberField } from './NumberField.tsx';
import css from './profile.css?inline';
import { useLocalization } from '../localization.ts';
import { fill } from '#schemas/forms/wording.ts';

adoptStyles(css);

const WISHED_STATUSES = ['any', ...STATUSES] as const;

/** The firm, which is scored, and the wishes of the visitor, which filter. Each change shows at once. */
export function ProfileForm({ onClose }: { onClose: () => void }) {
  const { texts, locale } = useLocalization();
  const { profile } = useStore($view);
  const samples = useStore($samples);
  // Counted at once; the results are ranked right after, from the same values.
  const count = rank(samples?.tenders ?? [], profile, 'chance').length;
  const phase = useStore($phase);
  const labels = texts.profile;

  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <form className="filters" aria-label={labels.title} onSubmit={leave} noValidate>
      <fieldset className="firm">
        <legend>{labels.firm}</legend>
        <div className="grid">
          <Choice name="sector" options={SECTORS} labels={texts.sectors} />
          <Choice name="trade" options={TRADES[profile.sector]} labels={texts.trades} />
          <Choice name="teamSize" options={TEAM_SIZES} />
          <NumberField
            name="turnover"
            label={labels.turnover}
            hint={fill(labels.assumedTurnover, { amount: euros(TURNOVER[profile.teamSize], locale) })}
          />
          <Choice name="references" options={REFERENCES} labels={texts.references} />
          <Several name="strengths" options={CRITERIA} labels={texts.strengthNames} most={MOST_STRENGTHS} />
          <Several name="qualifications" options={QUALIFICATIONS} labels={texts.qualifications} />
          <details>
            <summary>{fill(labels.regionCount, { count: profile.regions.length })}</summary>
            <Several name="regions" options={REGIONS} labels={texts.regions} />
          </details>
        </div>
      </fieldset>
      <fieldset>
        <legend>{labels.wishes}</legend>
        <div className="grid">
          <NumberField name="budgetMin" label={labels.budgetMin} hint={labels.euros} />
          <NumberField name="budgetMax" label={labels.budgetMax} hint={labels.noLimit} />
          <NumberField name="deadlineMin" label={labels.deadlineMin} />
          <Choice
            name="status"
            options={WISHED_STATUSES}
            labels={{ any: labels.anyStatus, ...texts.statuses }}
          />
        </div>
      </fieldset>
      <button type="submit" className="button primary small">
        {phase === 'finished' ? fill(labels.see, { count }) : labels.close}
      </button>
    </form>
  );
}

/** One choice among a few. */
function Choice<Name extends 'sector' | 'trade' | 'teamSize' | 'references' | 'status'>(props: {
  name: Name;
  options: readonly Profile[Name][];
  labels?: Readonly<Record<Profile[Name], string>>;
}) {
  const id = useId();
  const { name, options, labels } = props;
  const { texts } = useLocalization();
  const { profile } = useStore($view);
  return (
    <div className="field">
      <label htmlFor={id}>{texts.profile[name]}</label>
      <select
        id={id}
        value={profile[name]}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value);
          if (chosen === undefined) return;
          const change: Partial<Profile> = { [name]: chosen };
          changeProfile(change.sector === undefined ? change : withSector(profile, change.sector));
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Several choices, as boxes, in the order in which they were ticked; with a limit, the others wait. */
function Several<Name extends 'regions' | 'strengths' | 'qualifications'>(props: {
  name: Name;
  options: readonly Profile[Name][number][];
  labels: Readonly<Record<Profile[Name][number], string>>;
  most?: number;
}) {
  const { name, options, labels, most = Infinity } = props;
  const { texts } = useLocalization();
  const chosen: readonly Profile[Name][number][] = useStore($view).profile[name];
  const change = (changed: Profile[Name][number], isChosen: boolean) =>
    changeProfile({
      [name]: isChosen ? [...chosen, changed] : chosen.filter((option) => option !== changed),
    });
  return (
    <fieldset className="several">
      <legend>{texts.profile[name]}</legend>
      {options.map((option) => (
        <label key={option} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            disabled={chosen.length >= most && !chosen.includes(option)}
            onChange={({ target }) => change(option, target.checked)}
          />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  );
}
