import { useContext } from 'react';
import { FormContext } from './form-context.ts';

/** The hint of a field and the place of its error message, above the control; a server's answer may fill it too. */
export function FieldMessages({ name, hint }: { name: string; hint?: string | undefined }) {
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
