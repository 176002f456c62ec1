import { useContext } from 'react';
import { FormContext } from './form-context.ts';

/** What is said of a field above it: its hint, and the place of its error, which a server may fill too. */
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
