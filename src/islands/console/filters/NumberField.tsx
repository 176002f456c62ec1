import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { Locale } from '#locales.ts';
import { parseAmount, parseNumber } from '#schemas/amounts.ts';
import { wishError, type Typed } from '#schemas/profile.ts';
import { $view, changeProfile } from '#state/console.ts';
import { formatNumber } from '../format.ts';
import { useLocalization } from '../localization.ts';

/** A whole number as typed; an invalid one stays in the field with its error and does not change the profile. */
export function NumberField({ name, label, hint }: { name: keyof Typed; label: string; hint?: string }) {
  const id = useId();
  const { texts, locale } = useLocalization();
  const { profile: wishes } = useStore($view);
  const known = wishes[name];
  // The typed text is shown until the value changes otherwise, by the address or a reset.
  const [typed, setTyped] = useState<{ text: string; value: Typed[keyof Typed] }>();
  const text = typed && typed.value === known ? typed.text : formatValue(known, locale);
  const error = findError(wishes, name, text);

  const change = (next: string) => {
    const isRight = findError(wishes, name, next) === undefined;
    const value = isRight ? parseValue(name, next) : known;
    setTyped({ text: next, value });
    if (value !== known) changeProfile({ [name]: value }, 'typed');
  };

  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint !== undefined && <span className="hint">({hint})</span>}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-error`} className="error" aria-live="polite">
        {error !== undefined && texts.errors[error]}
      </p>
    </div>
  );
}

function formatValue(value: number | null, locale: Locale): string {
  return value === null || value === 0 ? '' : formatNumber(value, locale);
}

/** Returns the number in a text: `null` or 0 for an empty one, NaN for one that is no number of its kind. */
function parseValue(name: keyof Typed, text: string): number | null {
  if (name === 'deadlineMin') return text.trim() === '' ? 0 : (parseNumber(text) ?? Number.NaN);
  const amount = parseAmount(text);
  if (amount === 'missing') return name === 'budgetMax' || name === 'turnover' ? null : 0;
  if (amount === 'zero') return name === 'turnover' ? null : 0;
  return typeof amount === 'number' ? Math.round(amount) : Number.NaN;
}

function findError(wishes: Typed, name: keyof Typed, text: string) {
  return wishError({ ...wishes, [name]: parseValue(name, text) });
}
