import { useState, type SubmitEvent } from 'react';
import type { Locale } from '#locales.ts';
import { REGION } from '#region.ts';
import { OPTIONAL_CATEGORIES, type ConsentChoices, type ConsentRecord } from '#schemas/consent.ts';
import type { ConsentTexts } from '#schemas/consent-texts.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';

interface Props {
  texts: ConsentTexts;
  locale: Locale;
  record: ConsentRecord | null;
  /** Id of the form, which the button to save names. */
  id: string;
  onSave: (choices: ConsentChoices) => void;
}

/** Switch per purpose, as recorded, else off; nothing is stored before the visitor saves. */
export function Purposes({ texts, locale, record, id, onSave }: Props) {
  const [choices, setChoices] = useState({
    analytics: record?.analytics ?? false,
    marketing: record?.marketing ?? false,
    preferences: record?.preferences ?? false,
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(choices);
  };

  return (
    <form id={id} onSubmit={save}>
      <p>{texts.intro}</p>
      <Switch name="necessary" {...texts.categories.necessary} isOn />
      {OPTIONAL_CATEGORIES.map((name) => (
        <Switch
          key={name}
          name={name}
          {...texts.categories[name]}
          note={name === 'marketing' && hasSignal() ? texts.signal : undefined}
          isOn={choices[name]}
          onChange={(isOn) => setChoices({ ...choices, [name]: isOn })}
        />
      ))}
      <Proof texts={texts} locale={locale} record={record} />
    </form>
  );
}

interface SwitchProps {
  name: string;
  label: string;
  text: string;
  note?: string | undefined;
  isOn: boolean;
  /** Absent for what cannot be turned off. */
  onChange?: (isOn: boolean) => void;
}

/** Native checkbox drawn and announced as a switch; its tooltip repeats what the policy says of the purpose. */
function Switch({ name, label, text, note, isOn, onChange }: SwitchProps) {
  const help = `consent-help-${name}`;
  return (
    <div className="consent-purpose">
      <label>
        <Tooltip copyOf={`consent-about-${name}`}>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own
            role="switch"
            checked={isOn}
            aria-disabled={onChange === undefined}
            aria-describedby={help}
            onChange={({ target }) => onChange?.(target.checked)}
          />
        </Tooltip>
        {label}
      </label>
      <p id={help}>
        {text} {note}
      </p>
    </div>
  );
}

/** Date, number and policy of the recorded choice, which the visitor can quote. */
function Proof({ texts, locale, record }: Pick<Props, 'texts' | 'locale' | 'record'>) {
  if (record === null) return <p className="consent-proof">{texts.none}</p>;
  const date = new Intl.DateTimeFormat(REGION[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(record.at);
  return (
    <p className="consent-proof">
      {texts.chosen} <time dateTime={new Date(record.at).toISOString()}>{date}</time> · {texts.proof.id}{' '}
      <code>{record.id}</code> · {texts.proof.policy} <code>{record.policy}</code>
    </p>
  );
}

function hasSignal(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true; // not in TypeScript's DOM
}
