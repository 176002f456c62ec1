import type { ComponentProps, ReactNode } from 'react';
import { fieldAttributes } from '../../schemas/field-attributes.ts';
import { useWiring } from './form-context.ts';
import { FieldMessages } from './FieldMessages.tsx';
import styles from './forms.module.css';

/** The properties of every field, whatever its control. */
interface FieldProps {
  /** Name and id of the control; its hint is `<name>-hint`, its error `<name>-error`. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Spans both columns. */
  whole?: boolean;
}

/** A label, a hint, an error message and a control, connected by their ids. */
function Field({
  field: { name, label, hint, required = false, whole = false },
  renderControl,
  children,
}: {
  field: FieldProps;
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  renderControl: (wiring: object) => ReactNode;
  /** Stands beside the control. */
  children?: ReactNode;
}) {
  const wiring = useWiring(name, hint);
  return (
    <div className={`${styles['field']}${whole ? ` ${styles['whole']}` : ''}`}>
      <label htmlFor={name}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      <FieldMessages name={name} hint={hint} />
      {renderControl({ id: name, name, required, ...wiring, ...fieldAttributes(name) })}
      {children}
    </div>
  );
}

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'minLength' | 'pattern' | 'title'>;

/** A field of one line. */
export function Input({ children, ...props }: FieldProps & InputProps & { children?: ReactNode }) {
  const { type, maxLength, minLength, pattern, title } = props;
  const own = { maxLength, minLength, pattern, title, ...(type && { type }) };
  return (
    <Field field={props} renderControl={(wiring) => <input {...wiring} {...own} />}>
      {children}
    </Field>
  );
}

/** A field of several lines. */
export function TextArea({ maxLength, ...field }: FieldProps & { maxLength: number }) {
  return (
    <Field
      field={field}
      renderControl={(wiring) => <textarea rows={3} maxLength={maxLength} {...wiring} />}
    />
  );
}

interface SelectProps extends FieldProps {
  /** The label of the empty choice. */
  empty: string;
  /** Labels by value, in the order shown. */
  options: readonly (readonly [value: string, label: string])[];
}

/** A native list; it opens on an empty choice. */
export function Select({ empty, options, ...field }: SelectProps) {
  return (
    <Field
      field={field}
      renderControl={(wiring) => (
        <select {...wiring}>
          <option value="">{empty}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
