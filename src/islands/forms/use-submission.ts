import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft, type FormValues } from '#client/draft.ts';
import { draftValues, fillForm } from '#client/form-values.ts';
import { fetchFormToken, isExpired, waitUntilAccepted } from '#client/form-token.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';

/** Draft of a form, and what is sent beside its fields: idempotency key, form token, context. */
export function useSubmission(name: string, action: string) {
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const token = useRef<Awaited<ReturnType<typeof fetchFormToken>>>(undefined);

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      ref.current = form;
      if (form === null) return;
      const draft = readDraft(name);
      key.current = draft?.key;
      if (draft) fillForm(form, draft.values);
    },
    [name],
  );

  const requestToken = useCallback(async () => {
    const address = new URL(ENDPOINTS.formToken, new URL(action, location.href));
    token.current = await fetchFormToken(address);
  }, [action]);

  useEffect(() => void requestToken(), [requestToken]);

  function keep() {
    if (ref.current) keepDraft(name, { values: draftValues(ref.current), key: key.current });
  }

  return {
    attach,
    keep,
    /** Removes the draft once the form was received. */
    drop() {
      dropDraft(name);
      token.current = undefined;
    },
    /** Makes a new key and asks for a new token for the next submission: each serves once. */
    renew() {
      key.current = undefined;
      token.current = undefined;
    },
    /** Body to post, with the same key until `renew`: a retry is never a second request. */
    async body(values: FormValues, context: string | undefined): Promise<URLSearchParams> {
      key.current ??= newKey();
      keep();
      if (!token.current || isExpired(token.current)) await requestToken();
      const envelope = {
        key: key.current,
        ...(token.current && { formToken: await waitUntilAccepted(token.current) }),
        context,
      };
      const body = new URLSearchParams();
      for (const [field, value] of Object.entries({ ...values, ...envelope }))
        for (const one of [value ?? []].flat()) body.append(field, one);
      return body;
    },
  };
}

/** Random UUID; undefined outside a secure context, where the server recognises a repeat by its content. */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}
