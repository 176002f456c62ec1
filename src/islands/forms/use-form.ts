import { useEffect, useRef, useState, type FocusEvent, type InputEvent, type SubmitEvent } from 'react';
import type * as z from 'zod/mini';
import { isChanged, isControl, readForm, type Control } from '#client/form-values.ts';
import { loadFormTexts } from '#client/load-form-texts.ts';
import { postForm } from '#client/post-form.ts';
import type { Locale } from '#locales.ts';
import type { FormTexts } from '#schemas/forms/form-texts.ts';
import { answerState, findErrors, withErrors, withFieldError, type FormState } from './form-state.ts';
import { useSubmission } from './use-submission.ts';

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

const UNSENT: FormState = { phase: 'editing', errors: {} };
const SENDING: FormState = { phase: 'sending', errors: {} };

/** Validates and sends a form, and shows the answer. Values stay in the fields: React does not hold them. */
export function useForm({ name, action, locale, schema, context, credentials }: FormSetup) {
  const submission = useSubmission(name, action);
  const [state, setState] = useState(UNSENT);
  const [texts, setTexts] = useState<FormTexts>();
  const typed = useRef(new Set<string>());
  const isBusy = useRef(false);
  const path = `/texts/${locale}/${name}.json`;

  useEffect(() => void loadFormTexts(path).then(setTexts), [path]);

  function check({ form, name: field }: Control) {
    if (form === null || texts === undefined) return;
    const button = form.querySelector<HTMLElement>('[type=submit]');
    const { [field]: error } = findErrors(schema, readForm(form, button), texts.errors);
    setState((before) => withFieldError(before, field, error));
  }

  function onInput({ target }: InputEvent) {
    if (!isControl(target)) return;
    typed.current.add(target.name);
    submission.keep();
    if (state.phase === 'editing' && state.errors[target.name] !== undefined) check(target);
  }

  function onBlur({ target, relatedTarget }: FocusEvent) {
    if (!isControl(target) || !(typed.current.has(target.name) || isChanged(target))) return;
    const isSameField = isControl(relatedTarget) && relatedTarget.name === target.name;
    // A submission validates everything; a message that moves the button would make the click miss it.
    const isButton = relatedTarget instanceof HTMLButtonElement;
    if (!isSameField && !isButton) check(target);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current || state.phase === 'sending') return;
    isBusy.current = true;
    if (texts === undefined) setState(SENDING);
    void send(event.currentTarget, event.nativeEvent.submitter).finally(() => (isBusy.current = false));
  }

  async function send(form: HTMLFormElement, button: HTMLElement | null) {
    const loaded = await loadFormTexts(path);
    if (loaded === undefined) {
      setState(UNSENT);
      return sendNatively(form, button);
    }
    const values = readForm(form, button);
    const errors = findErrors(schema, values, loaded.errors);
    if (Object.keys(errors).length > 0) return setState(withErrors(errors));
    setState(SENDING);
    const result = await postForm(action, await submission.body(values, context), credentials);
    if (result.status === 'received' || result.status === 'signed-in') submission.drop();
    if (result.status === 'signed-in') {
      // A page that comes back from the browser's cache shows the form ready again.
      addEventListener('pageshow', () => setState(UNSENT), { once: true });
      return location.assign(result.location);
    }
    if (result.status === 'refused' && result.code === 'conflict') submission.renew();
    if (import.meta.env.COUNTS && result.status === 'received' && name === 'demo')
      globalThis.trackEvent?.({ name: 'demo-requested' });
    setState(answerState(result, values, loaded, () => form.requestSubmit(button)));
  }

  return { attach: submission.attach, state, texts, handlers: { onInput, onBlur, onSubmit } };
}

/** Without its texts the script cannot answer: the browser sends the form, as where there is no script. */
function sendNatively(form: HTMLFormElement, button: HTMLElement | null) {
  form.addEventListener('submit', (event) => event.stopPropagation(), { once: true });
  form.requestSubmit(button);
}
