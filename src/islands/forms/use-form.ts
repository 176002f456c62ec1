import { useEffect, useRef, useState, type FocusEvent, type InputEvent, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import type { FormValues } from '#client/draft.ts';
import { isChanged, isControl, readForm } from '#client/form-values.ts';
import { loadFormTexts } from '#client/load-form-texts.ts';
import { postForm, type PostResult } from '#client/post-form.ts';
import type { Locale } from '#locales.ts';
import { failureMessage, canRetry } from './failure-message.ts';
import type { FormTexts, Received } from '#schemas/forms/form-texts.ts';
import { useSubmission } from './use-submission.ts';

/** Messages by the name of their field, in the order of the form. */
export type Errors = Readonly<Record<string, string>>;

/** Content of the error summary: what to correct, or why the form was not accepted. */
export type Notice =
  | { readonly kind: 'invalid'; readonly errors: Errors }
  | {
      readonly kind: 'failure';
      readonly message: string;
      readonly canRetry: boolean;
      /** Page to continue on. */
      readonly link?: { readonly label: string; readonly path: string } | undefined;
    };

/** State of a form. `errors` stand beside their fields; the notice stays until the next submission. */
export type FormState =
  | {
      readonly phase: 'editing';
      readonly errors: Errors;
      readonly notice?: Notice | undefined;
      /** Field left with an error, for the live region: a screen reader is on the next field already. */
      readonly announced?: string | undefined;
    }
  | { readonly phase: 'sending'; readonly errors: Errors }
  | {
      readonly phase: 'received';
      readonly received: Received;
      readonly texts: FormTexts;
      /** Consequences of the visitor's choices. */
      readonly notes: readonly string[];
    };

/** Settings of a form. */
export interface FormSetup {
  /** Names its texts and its draft, the same in every language. */
  readonly name: string;
  /** Address to which it posts, on this site or on the host of the endpoints. */
  readonly action: string;
  readonly locale: Locale;
  readonly schema: z.ZodMiniType;
  /** Subject, sent with the fields. */
  readonly context?: string | undefined;
  /** Given where the answer sets cookies, which another host may then do too. */
  readonly credentials?: RequestCredentials;
}

/** Validates and sends a form, and shows the answer. Values stay in the fields: React does not hold them. */
export function useForm({ name, action, locale, schema, context, credentials }: FormSetup) {
  const filling = useSubmission(name, action);
  const { ref, attach } = filling;
  const [state, setState] = useState<FormState>({ phase: 'editing', errors: {} });
  const [texts, setTexts] = useState<FormTexts>();
  const touched = useRef(new Set<string>());
  const isBusy = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const isNative = useRef(false);
  const path = `/texts/${locale}/${name}.json`;

  useEffect(() => void loadFormTexts(path).then(setTexts), [path]);

  /** Shows or removes the error of one field. */
  function check(field: string) {
    if (ref.current === null || texts === undefined) return;
    const button = ref.current.querySelector<HTMLElement>('[type=submit]');
    const { [field]: message } = validate(schema, readForm(ref.current, button), texts.errors);
    setState((before) => {
      if (before.phase !== 'editing') return before;
      const { [field]: _, ...others } = before.errors;
      const errors = message === undefined ? others : { ...others, [field]: message };
      return { ...before, errors, announced: message === undefined ? undefined : field };
    });
  }

  function onInput({ target }: InputEvent) {
    if (!isControl(target)) return;
    touched.current.add(target.name);
    filling.keep();
    if (state.phase === 'editing' && state.errors[target.name] !== undefined) check(target.name);
  }

  function onBlur({ target, relatedTarget }: FocusEvent) {
    if (!isControl(target) || !(touched.current.has(target.name) || isChanged(target))) return;
    const isSameField = isControl(relatedTarget) && relatedTarget.name === target.name;
    // A submission validates everything; a message that moves the button would make the click miss it.
    const isButton = relatedTarget instanceof HTMLButtonElement;
    if (!isSameField && !isButton) check(target.name);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (isNative.current) return;
    event.preventDefault();
    if (isBusy.current || state.phase === 'sending') return;
    isBusy.current = true;
    pressed.current = event.nativeEvent.submitter;
    void send(event.currentTarget).finally(() => (isBusy.current = false));
  }

  async function send(form: HTMLFormElement) {
    if (texts === undefined) setState({ phase: 'sending', errors: {} });
    const loaded = await loadFormTexts(path);
    if (loaded === undefined) return sendNatively(form);
    const values = readForm(form, pressed.current);
    const errors = validate(schema, values, loaded.errors);
    if (Object.keys(errors).length > 0) return correct(errors);
    setState({ phase: 'sending', errors: {} });
    answer(await postForm(action, await filling.body(values, context), credentials), loaded, values);
  }

  function answer(outcome: PostResult, loaded: FormTexts, values: FormValues) {
    if (outcome.status === 'invalid') return correct(outcome.fields);
    if (outcome.status === 'received' || outcome.status === 'signed-in') filling.drop();
    if (outcome.status === 'signed-in') {
      // A page that comes back from the browser's cache shows the form ready again.
      addEventListener('pageshow', () => setState({ phase: 'editing', errors: {} }), { once: true });
      return location.assign(outcome.location);
    }
    const received = outcome.status === 'received' ? loaded.received : undefined;
    if (received && outcome.status === 'received') {
      if (import.meta.env.COUNTS && name === 'demo') globalThis.trackEvent?.({ name: 'demo-requested' });
      const ofValues = Object.entries(received.notes ?? {}).flatMap(
        ([field, ofValue]) => ofValue[String(values[field])] ?? [],
      );
      const notes = [outcome.notice ?? received.reply ?? [], ofValues].flat();
      return setState({ phase: 'received', received, texts: loaded, notes });
    }
    const failure = outcome.status === 'received' ? ({ status: 'failed' } as const) : outcome;
    if (failure.status === 'refused' && failure.code === 'conflict') filling.renew();
    const message = failureMessage(failure, loaded);
    const link = failure.status === 'refused' ? failure.link : undefined;
    const notice = { kind: 'failure', message, canRetry: canRetry(failure), link } as const;
    setState({ phase: 'editing', errors: {}, notice });
  }

  function correct(errors: Errors) {
    setState({ phase: 'editing', errors, notice: { kind: 'invalid', errors } });
  }

  /** Without its texts the script cannot answer: the browser sends the form, as where there is no script. */
  function sendNatively(form: HTMLFormElement) {
    setState({ phase: 'editing', errors: {} });
    isNative.current = true;
    form.requestSubmit(pressed.current);
  }

  return {
    attach,
    state,
    texts,
    handlers: { onInput, onBlur, onSubmit },
    retry: () => ref.current?.requestSubmit(pressed.current),
  };
}

/** Errors that a schema finds in the values of a form: the first message of each field. */
export function validate(schema: z.ZodMiniType, values: FormValues, texts: FormTexts['errors']): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
    const field = String(path[0]);
    errors[field] ??= texts[field]?.[message] ?? message;
  }
  return errors;
}
