import { createContext, useContext } from 'react';
import type { Errors } from './validate.ts';
import type { FormTexts } from './form-texts.ts';

/** What the parts of a form know of it. */
export interface FormParts {
  readonly errors: Errors;
  readonly isSending: boolean;
  /** Absent until they are fetched: in the HTML of the build there are none. */
  readonly texts?: FormTexts | undefined;
}

/** Around the parts of a form. */
export const FormContext = createContext<FormParts>({ errors: {}, isSending: false });

/** What ties a control or a group of them to its hint and to its error; both stand before it. */
export function useWiring(name: string, hint?: string) {
  const error = useContext(FormContext).errors[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error === undefined ? undefined : (true as const),
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
}
