import * as z from 'zod/mini';
import type { FormValues } from '../../client/draft.ts';
import type { FormTexts } from './form-texts.ts';

/** Messages by the name of their field, in the order of the form. */
export type Errors = Readonly<Record<string, string>>;

/** The errors that a schema finds in the values of a form: the first message of each field. */
export function validate(schema: z.ZodMiniType, values: FormValues, texts: FormTexts['errors']): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    const field = String(path[0]);
    errors[field] ??= texts[field]?.[message] ?? message;
  }
  return errors;
}
