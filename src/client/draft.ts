import * as z from 'zod/mini';

const DraftSchema = z.object({
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** The idempotency key, once the form was sent. */
  key: z.optional(z.string()),
});

/** The draft of a form, which survives a reload. */
export type Draft = z.infer<typeof DraftSchema>;

/** The values of a form: a text for each field, or several where a name is repeated. */
export type FormValues = Draft['values'];

const place = (form: string) => `draft:${form}`;

/** The draft of a form in this tab, in whatever language it was begun; `undefined` when there is none. */
export function readDraft(form: string): Draft | undefined {
  try {
    return DraftSchema.safeParse(JSON.parse(sessionStorage.getItem(place(form)) ?? 'null')).data;
  } catch {
    return undefined; // storage blocked, or not a draft
  }
}

/** Keeps a draft until the form is received or the tab is closed. The caller leaves passwords out. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(place(form), JSON.stringify(draft));
  } catch {
    // storage blocked or full: the fields still hold what was typed
  }
}

/** Removes a draft. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(place(form));
  } catch {
    // storage blocked: nothing was kept
  }
}
