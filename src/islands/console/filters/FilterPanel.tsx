import { useStore } from '@nanostores/react';
import { useId, useState, type SubmitEvent } from 'react';
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
import { fill } from '#schemas/forms/wording.ts';
import { TURNOVER } from '#rules/points.ts';
import { rank } from '#rules/ranking.ts';
import { $phase, $samples, $view, changeProfile, clearFilters } from '#state/console.ts';
import { formatEuros } from '../format.ts';
import { teamSizeLabels } from '../explain.ts';
import { useLocalization } from '../localization.ts';
import { Segments } from '../Segments.tsx';
import { useEscape } from '../../use-escape.ts';
import { NumberField } from './NumberField.tsx';

const WISHED_STATUSES = ['any', ...STATUSES] as const;

interface Props {
  id: string;
  launch: string;
  onLaunch: () => void;
  onSee: () => void;
  onClose: () => void;
}

/** The company, which is scored, and the filters of the list. Each change shows at once in the list. */
export function FilterPanel({ id, launch, onLaunch, onSee, onClose }: Props) {
  const { texts, locale } = useLocalization();
  const { profile } = useStore($view);
  const isFinished = useStore($phase) === 'finished';
  const count = rank(useStore($samples)?.tenders ?? [], profile, 'chance').length;
  // Cleared fields are drawn anew: what was typed and is no amount goes too.
  const [clearings, setClearings] = useState(0);
  const labels = texts.profile;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFinished) onSee();
    else onLaunch();
  };
  const clear = () => {
    clearFilters();
    setClearings(clearings + 1);
  };

  useEscape(onClose);

  return (
    <form id={id} className="filters" aria-label={labels.title} onSubmit={submit} noValidate>
      <div className="filters-head">
        <h3>{labels.title}</h3>
        <button type="button" className="close" aria-label={labels.close} onClick={onClose}>
          ×
        </button>
      </div>
      <div className="filters-fields">
        <fieldset>
          <legend>{labels.firm}</legend>
          <SelectField name="sector" options={SECTORS} labels={texts.sectors} />
          <SelectField name="trade" options={TRADES[profile.sector]} labels={texts.trades} />
          <Segments
            label={labels.teamSize}
            options={TEAM_SIZES}
            value={profile.teamSize}
            labels={teamSizeLabels(texts)}
            onChange={(teamSize) => changeProfile({ teamSize })}
          />
          <NumberField
            name="turnover"
            label={labels.turnover}
            hint={fill(labels.assumedTurnover, { amount: formatEuros(TURNOVER[profile.teamSize], locale) })}
          />
          <Segments
            label={labels.references}
            options={REFERENCES}
            value={profile.references}
            labels={texts.references}
            onChange={(references) => changeProfile({ references })}
          />
          <Checkboxes
            name="strengths"
            options={CRITERIA}
            labels={texts.strengthNames}
            most={MOST_STRENGTHS}
          />
          <Checkboxes name="qualifications" options={QUALIFICATIONS} labels={texts.qualifications} />
          <Regions />
        </fieldset>
        <fieldset key={clearings}>
          <legend>{labels.wishes}</legend>
          <NumberField name="budgetMin" label={labels.budgetMin} hint={labels.euros} />
          <NumberField name="budgetMax" label={labels.budgetMax} hint={labels.noLimit} />
          <NumberField name="deadlineMin" label={labels.deadlineMin} />
          <SelectField
            name="status"
            options={WISHED_STATUSES}
            labels={{ any: labels.anyStatus, ...texts.statuses }}
          />
        </fieldset>
      </div>
      <div className="filters-actions">
        <button type="button" className="button plain small" onClick={clear}>
          {labels.clear}
        </button>
        <button type="submit" className="button primary small">
          {isFinished ? fill(labels.see, { count }) : launch}
        </button>
      </div>
    </form>
  );
}

function SelectField<Name extends 'sector' | 'trade' | 'status'>(props: {
  name: Name;
  options: readonly Profile[Name][];
  labels: Readonly<Record<Profile[Name], string>>;
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
            {labels[option]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Regions() {
  const { texts, locale } = useLocalization();
  const options = [...REGIONS];
  // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
  options.sort((one, other) => texts.regions[one].localeCompare(texts.regions[other], locale));
  return <Checkboxes name="regions" options={options} labels={texts.regions} />;
}

/** Several choices, in the order in which they were ticked; with a limit, the others wait. */
function Checkboxes<Name extends 'regions' | 'strengths' | 'qualifications'>(props: {
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
    <fieldset className={`checks ${name}`}>
      <legend>{texts.profile[name]}</legend>
      <div>
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
      </div>
    </fieldset>
  );
}
