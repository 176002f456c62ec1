import { createContext, useContext } from 'react';
import type { Errors } from './form-state.ts';
import type { FormTexts } from '#schemas/forms/form-texts.ts';

export interface FormContextValue {
  readonly errors: Errors;
  readonly isSending: boolean;
  /** Absent until they are fetched: in the HTML of the build there are none. */
  readonly texts?: FormTexts | undefined;
}

export const FormContext = createContext<FormContextValue>({ errors: {}, isSending: false });

/** Attributes that connect a control, or a group of controls, to its hint and its error message. */
export function useWiring(name: string, hint?: string) {
  const error = useContext(FormContext).errors[name];
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error !== undefined, // without it, a browser calls an empty required list invalid
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
}
