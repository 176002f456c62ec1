import { useContext, type ComponentProps, type ReactNode } from 'react';
import { fieldAttributes } from '#schemas/forms/field-attributes.ts';
import { FormContext, useWiring } from './form-context.ts';
import styles from './forms.module.css';

interface FieldProps {
  /** Name and id of the control; its hint is `<name>-hint`, its error `<name>-error`. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  whole?: boolean;
}

type Options = readonly (readonly [value: string, label: string])[];

type ControlProps = Pick<ComponentProps<'input'>, 'type' | 'children'> & { rows?: number };

function Field({
  as: Control,
  name,
  label,
  hint,
  required = false,
  whole = false,
  beside,
  ...own
}: FieldProps & ControlProps & { as: 'input' | 'select' | 'textarea'; beside?: ReactNode }) {
  const wiring = useWiring(name, hint);
  return (
    <div className={`${styles['field']}${whole ? ` ${styles['whole']}` : ''}`}>
      <label htmlFor={name}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      <FieldNotes name={name} hint={hint} />
      <Control id={name} name={name} required={required} {...wiring} {...fieldAttributes(name)} {...own} />
      {beside}
    </div>
  );
}

/** Field of one line; its children stand beside the control. */
export function Input({ children, ...field }: FieldProps & ControlProps) {
  return <Field as="input" {...field} beside={children} />;
}

/** Required e-mail address, with an example, across both columns. */
export function EmailField(props: { label: string; hint: string }) {
  return <Input name="email" {...props} required whole />;
}

export function TextArea(field: FieldProps) {
  return <Field as="textarea" rows={3} {...field} />;
}

/** Native list of labels by value, in the order shown; it opens on an empty choice, which has its own label. */
export function Select({ empty, options, ...field }: FieldProps & { empty: string; options: Options }) {
  return (
    <Field as="select" {...field}>
      <option value="">{empty}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}

/** Hint of a field and the place of its error message, above the control; a server's answer may fill it too. */
export function FieldNotes({ name, hint }: { name: string; hint?: string | undefined }) {
  const error = useContext(FormContext).errors[name];
  return (
    <>
      {hint !== undefined && <p id={`${name}-hint`}>{hint}</p>}
      <p id={`${name}-error`} data-error="" hidden={error === undefined}>
        {error}
      </p>
    </>
  );
}
