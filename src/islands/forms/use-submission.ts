import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft, type FormValues } from '#client/draft.ts';
import { controlsOf, draftOf, fillForm } from '#client/form-values.ts';
import { fetchFormTimestamp, isOld, waitUntilAccepted } from '#client/form-timestamp.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';

/**
 * The draft of a form, and what is sent beside its fields: idempotency key, timestamp token, context. Our validation
 * replaces the browser's, and `maxlength` is removed, so that a text pasted is not cut silently.
 */
export function useSubmission(name: string, action: string) {
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const timestamp = useRef<Awaited<ReturnType<typeof fetchFormTimestamp>>>(undefined);

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      ref.current = form;
      if (form === null) return;
      form.noValidate = true;
      for (const control of controlsOf(form)) control.removeAttribute('maxlength');
      const draft = readDraft(name);
      key.current = draft?.key;
      if (draft) fillForm(form, draft.values);
    },
    [name],
  );

  const askTimestamp = useCallback(async () => {
    const address = new URL(ENDPOINTS.formTimestamp, new URL(action, location.href));
    timestamp.current = await fetchFormTimestamp(address);
  }, [action]);

  useEffect(() => void askTimestamp(), [askTimestamp]);

  function keep() {
    if (ref.current) keepDraft(name, { values: draftOf(ref.current), key: key.current });
  }

  return {
    ref,
    /** The ref callback of the form element. */
    attach,
    /** Stores the draft. */
    keep,
    /** Removes the draft once the form was received. */
    drop() {
      dropDraft(name);
      timestamp.current = undefined;
    },
    /** Makes a new key and asks for a new timestamp for the next submission: each serves once. */
    renew() {
      key.current = undefined;
      timestamp.current = undefined;
    },
    /** The body to post, with the same key until `renew`: a retry is never a second request. */
    async body(values: FormValues, context: string | undefined): Promise<URLSearchParams> {
      key.current ??= newKey();
      keep();
      if (!timestamp.current || isOld(timestamp.current)) await askTimestamp();
      const envelope = {
        key: key.current,
        ...(timestamp.current && { stamp: await waitUntilAccepted(timestamp.current) }),
        context,
      };
      const body = new URLSearchParams();
      for (const [field, value] of Object.entries({ ...values, ...envelope }))
        for (const one of [value ?? []].flat()) body.append(field, one);
      return body;
    },
  };
}

/** A random UUID; undefined outside a secure context, where the server recognises a repeat by its content. */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}
