import { useCallback, useEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft, type FormValues } from '../../client/draft.ts';
import { controlsOf, draftOf, fillForm } from '../../client/form-values.ts';
import { fetchFormTimestamp, waitUntilAccepted } from '../../client/form-timestamp.ts';
import { ENDPOINTS } from '../../schemas/endpoints.ts';

/**
 * One filling of a form: the draft that a reload gives back, and what is sent beside the fields. From here on our
 * own checks stand in for the browser's, and nothing pasted is cut at a limit without a word.
 */
export function useSubmission(name: string, action: string) {
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const stamp = useRef<Awaited<ReturnType<typeof fetchFormTimestamp>>>(undefined);

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

  useEffect(() => {
    const address = new URL(ENDPOINTS.stamp, new URL(action, location.href));
    void fetchFormTimestamp(address).then((asked) => (stamp.current = asked));
  }, [action]);

  function keep() {
    if (ref.current) keepDraft(name, { values: draftOf(ref.current), key: key.current });
  }

  return {
    ref,
    /** For the form element, each time that it is drawn. */
    attach,
    /** Keeps what is filled in for a reload. */
    keep,
    /** Forgets it: it was received. */
    drop: () => dropDraft(name),
    /** Makes the next sending a new one rather than a repeat. */
    renew: () => (key.current = undefined),
    /** The body to post: the same key for every sending of this filling, so that a retry is never a second request. */
    async body(values: FormValues, context: string | undefined): Promise<URLSearchParams> {
      key.current ??= newKey();
      keep();
      const envelope = {
        key: key.current,
        stamp: stamp.current && (await waitUntilAccepted(stamp.current)),
        context,
      };
      const body = new URLSearchParams();
      for (const [field, value] of Object.entries({ ...values, ...envelope }))
        for (const one of [value ?? []].flat()) body.append(field, one);
      return body;
    },
  };
}

/** Only a page served safely may make one; elsewhere the server still knows a repeat by its content. */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}
