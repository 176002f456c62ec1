import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { wishError, type Profile, type Typed } from '../../schemas/profile.ts';
import { $view, changeProfile } from '../../stores/console.ts';
import { inFigures } from './format.ts';
import { useSpeech } from './words.ts';

/** A whole number, as the visitor types it: one that cannot be is kept, explained, and changes nothing. */
export function NumberField({ name, label, hint }: { name: keyof Typed; label: string; hint?: string }) {
  const id = useId();
  const { words, locale } = useSpeech();
  const { profile } = useStore($view);
  const known = profile[name];
  // The text stands for a value: when another one comes, by the address or a reset, it goes.
  const [typed, setTyped] = useState<{ text: string; value: Typed[keyof Typed] }>();
  const written = known === null || known === 0 ? '' : inFigures(known, locale);
  const text = typed && typed.value === known ? typed.text : written;
  const error = errorOf(profile, name, text);

  const change = (next: string) => {
    const isRight = errorOf(profile, name, next) === undefined;
    const value = isRight ? valueOf(name, next) : known;
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
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-error`} className="error" aria-live="polite">
        {error !== undefined && words.errors[error]}
      </p>
    </div>
  );
}

/** What the text says: spaces and separators of thousands do not count, nothing is no wish. */
function valueOf(name: keyof Typed, text: string): number | null {
  const digits = text.replace(/[\s.,€]/g, '');
  if (digits === '') return name === 'budgetMax' ? null : 0;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

function errorOf(profile: Profile, name: keyof Typed, text: string) {
  return wishError({ ...profile, [name]: valueOf(name, text) });
}
