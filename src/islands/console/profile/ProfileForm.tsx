import { useStore } from '@nanostores/react';
import { useId, useMemo, type ReactNode, type SubmitEvent } from 'react';
import {
  CRITERIA,
  REFERENCES,
  REGIONS,
  SECTORS,
  STATUSES,
  TEAM_SIZES,
  type Profile,
} from '../../../schemas/profile.ts';
import { $count, $phase, changeProfile } from '../../../stores/console.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { NumberField } from './NumberField.tsx';
import css from './profile.css?inline';
import { useProfileValue } from './use-profile-value.ts';
import { fill, useLocalization } from '../localization.ts';

adoptStyles(css);

const WISHED_STATUSES = ['any', ...STATUSES] as const;

/** What the firm is, which is scored, and what the visitor wishes, which is filtered. Each change shows at once. */
export function ProfileForm({ onClose }: { onClose: () => void }) {
  const { words } = useLocalization();
  const { profile: said } = words;
  const statuses = useMemo(() => ({ any: words.profile.anyStatus, ...words.statuses }), [words]);

  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <form className="filters" aria-label={said.title} onSubmit={leave} noValidate>
      <fieldset className="firm">
        <legend>{said.firm}</legend>
        <div className="grid">
          <Choice name="sector" options={SECTORS} labels={words.sectors} />
          <Choice name="teamSize" options={TEAM_SIZES} />
          <Choice name="references" options={REFERENCES} labels={words.references} />
          <Several name="strengths" options={CRITERIA} labels={words.strengthNames} />
          <Incumbent />
        </div>
        <details>
          <RegionCount />
          <Several name="regions" options={REGIONS} labels={words.regions} />
        </details>
      </fieldset>
      <fieldset>
        <legend>{said.wishes}</legend>
        <div className="grid">
          <NumberField name="budgetMin" label={said.budgetMin} hint={said.euros} />
          <NumberField name="budgetMax" label={said.budgetMax} hint={said.noLimit} />
          <NumberField name="deadlineMin" label={said.deadlineMin} />
          <Choice name="status" options={WISHED_STATUSES} labels={statuses} />
        </div>
      </fieldset>
      <Leave />
    </form>
  );
}

function Incumbent() {
  const { words } = useLocalization();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={useProfileValue('incumbent')}
        onChange={({ target }) => changeProfile({ incumbent: target.checked })}
      />
      {words.profile.incumbent}
    </label>
  );
}

function RegionCount() {
  const { words } = useLocalization();
  const { length: count } = useProfileValue('regions');
  return <summary>{fill(words.profile.regionCount, { count })}</summary>;
}

/** Goes back to the results, which it counts. */
function Leave() {
  const { words } = useLocalization();
  const count = useStore($count);
  const phase = useStore($phase);
  return (
    <button type="submit" className="button primary small">
      {phase === 'finished' ? fill(words.profile.see, { count }) : words.profile.close}
    </button>
  );
}

/** One choice among a few. */
function Choice<Name extends 'sector' | 'teamSize' | 'references' | 'status'>(props: {
  name: Name;
  options: readonly Profile[Name][];
  labels?: Readonly<Record<Profile[Name], string>>;
}) {
  const id = useId();
  const { name, options, labels } = props;
  const { words } = useLocalization();
  const listed = useMemo(
    () =>
      options.map((option) => (
        <option key={option} value={option}>
          {labels?.[option] ?? option}
        </option>
      )),
    [options, labels],
  );
  return (
    <Labelled id={id} label={words.profile[name]}>
      <select
        id={id}
        value={useProfileValue(name)}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value);
          if (chosen !== undefined) changeProfile({ [name]: chosen });
        }}
      >
        {listed}
      </select>
    </Labelled>
  );
}

/** Any number of choices, as boxes. */
function Several<Name extends 'regions' | 'strengths'>(props: {
  name: Name;
  options: readonly Profile[Name][number][];
  labels: Readonly<Record<Profile[Name][number], string>>;
}) {
  const { name, options, labels } = props;
  const { words } = useLocalization();
  const chosen: readonly Profile[Name][number][] = useProfileValue(name);
  return useMemo(() => {
    const change = (changed: Profile[Name][number], isChosen: boolean) =>
      changeProfile({
        [name]: options.filter((each) => (each === changed ? isChosen : chosen.includes(each))),
      });
    return (
      <fieldset className="several">
        <legend>{words.profile[name]}</legend>
        {options.map((option) => (
          <label key={option} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) => change(option, target.checked)}
            />
            {labels[option]}
          </label>
        ))}
      </fieldset>
    );
  }, [name, options, labels, chosen, words]);
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
