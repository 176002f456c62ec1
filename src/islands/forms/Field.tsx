import { useContext, type ComponentProps, type ReactNode } from 'react';
import { fieldAttributes } from '../../schemas/field-attributes.ts';
import { LIMITS } from '../../schemas/fields.ts';
import { FormContext, useWiring } from './form-context.ts';
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
      <FieldNotes name={name} hint={hint} />
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

/** An address, with an example of one, on a line of its own. */
export function EmailField({ label, hint }: { label: string; hint: string }) {
  return <Input name="email" label={label} hint={hint} maxLength={LIMITS.email} required whole />;
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

/** The hint of a field and the place of its error message, above the control; a server's answer may fill it too. */
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
