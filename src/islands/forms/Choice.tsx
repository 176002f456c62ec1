import type { ComponentProps, ReactNode } from 'react';
import { THEMES, type Theme } from '#schemas/content/themes.ts';
import { useWiring } from './form-context.ts';
import { FieldNotes } from './Field.tsx';
import styles from './forms.module.css';

function Tick({ children, ...attributes }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={styles['choice']}>
      <input {...attributes} />
      <span>{children}</span>
    </label>
  );
}

interface CheckboxProps {
  name: string;
  label: string;
  required?: boolean;
}

export function Checkbox({ name, label, required = false }: CheckboxProps) {
  const wiring = useWiring(name);
  return (
    <div className={styles['whole']}>
      <FieldNotes name={name} />
      <Tick type="checkbox" id={name} name={name} required={required} {...wiring}>
        {label}
        {required && <span aria-hidden> *</span>}
      </Tick>
    </div>
  );
}

interface ChoiceGroupProps {
  type: 'checkbox' | 'radio';
  name: string;
  legend: string;
  hint?: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
}

/** Choices that are one field together, under one legend. */
export function ChoiceGroup({ type, name, legend, hint, options, chosen }: ChoiceGroupProps) {
  const { 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = useWiring(name, hint);
  return (
    <fieldset id={name} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      <FieldNotes name={name} hint={hint} />
      <div className={styles['choices']}>
        {options.map(([value, label]) => (
          <Tick
            key={value}
            type={type}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            required={type === 'radio'}
            aria-invalid={isInvalid}
          >
            {label}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}

export interface ThemeLabels {
  themes: string;
  themesHint: string;
  themeNames: Readonly<Record<Theme, string>>;
}

export function ThemeChoices({ labels }: { labels: ThemeLabels }) {
  return (
    <ChoiceGroup
      type="checkbox"
      name="themes"
      legend={labels.themes}
      hint={labels.themesHint}
      options={THEMES.map((theme) => [theme, labels.themeNames[theme]])}
      chosen={THEMES}
    />
  );
}
