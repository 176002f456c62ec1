import * as z from 'zod/mini';

const DraftSchema = z.object({
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  key: z.optional(z.string()),
});

export type Draft = z.infer<typeof DraftSchema>;

/** Values of a form: a text for each field, or several where a name is repeated. */
export type FormValues = Draft['values'];

const place = (form: string) => `draft:${form}`;

/** Draft of a form in this tab, in whatever language it was begun; `undefined` if missing. */
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

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(place(form));
  } catch {
    // storage blocked: nothing was kept
  }
}
