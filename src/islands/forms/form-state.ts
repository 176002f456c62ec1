import * as z from 'zod/mini';
import type { FormValues } from '#client/draft.ts';
import type { PostResult } from '#client/post-form.ts';
import type { FormTexts, Received } from '#schemas/forms/form-texts.ts';
import { canRetry, failureMessage } from './failure-message.ts';

/** Messages by the name of their field, in the order of the form. */
export type Errors = Readonly<Record<string, string>>;

/** Content of the error summary: what to correct, or why the form was not accepted. */
export type Notice =
  | { readonly kind: 'invalid'; readonly errors: Errors }
  | {
      readonly kind: 'failure';
      readonly message: string;
      /** Sends the same values again, where that may get through. */
      readonly retry: (() => void) | undefined;
      readonly link: { readonly label: string; readonly path: string } | undefined;
    };

/** State of a form. `errors` stand beside their fields; the notice stays until the next submission. */
export type FormState =
  | {
      readonly phase: 'editing';
      readonly errors: Errors;
      readonly notice?: Notice;
      /** Field left with an error, for the live region: a screen reader is on the next field already. */
      readonly announced?: string | undefined;
    }
  | { readonly phase: 'sending'; readonly errors: Errors }
  | {
      readonly phase: 'received';
      readonly received: Received;
      readonly texts: FormTexts;
      readonly notes: readonly string[];
    };

export function findErrors(schema: z.ZodMiniType, values: FormValues, texts: FormTexts['errors']): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    const field = String(path[0]);
    errors[field] ??= texts[field]?.[message] ?? message;
  }
  return errors;
}

export function withFieldError(state: FormState, field: string, error: string | undefined): FormState {
  if (state.phase !== 'editing') return state;
  const { [field]: _, ...others } = state.errors;
  return error === undefined
    ? { ...state, errors: others, announced: undefined }
    : { ...state, errors: { ...others, [field]: error }, announced: field };
}

export function withErrors(errors: Errors): FormState {
  return { phase: 'editing', errors, notice: { kind: 'invalid', errors } };
}

/** Returns the state that shows an answer: errors, a receipt, or why the form was not accepted. */
export function answerState(
  result: Exclude<PostResult, { status: 'signed-in' }>,
  values: FormValues,
  texts: FormTexts,
  retry: () => void,
): FormState {
  if (result.status === 'invalid') return withErrors(result.fields);
  const { received } = texts;
  if (result.status === 'received' && received !== undefined) {
    const choices = Object.entries(received.notes ?? {});
    const ofChoices = choices.flatMap(([field, notes]) => notes[String(values[field])] ?? []);
    const notes = [result.notice ?? received.reply ?? [], ofChoices].flat();
    return { phase: 'received', received, texts, notes };
  }
  const failure = result.status === 'received' ? ({ status: 'failed' } as const) : result;
  const notice = {
    kind: 'failure',
    message: failureMessage(failure, texts),
    retry: canRetry(failure) ? retry : undefined,
    link: failure.status === 'refused' ? failure.link : undefined,
  } as const;
  return { phase: 'editing', errors: {}, notice };
}
