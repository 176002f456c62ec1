import type { RefusalCode } from '#schemas/forms/form-answer.ts';

/** Outcome of a submitted form. */
export type FormOutcome =
  /** Stored; `next` says where the visitor goes. */
  | {
      readonly kind: 'received';
      readonly id: string;
      readonly next: Next;
      /** True when no mail can confirm it, because the mail limit of the site is reached. */
      readonly noMail?: boolean;
    }
  /** The application opened a session: where to go, with these `Set-Cookie` lines. */
  | { readonly kind: 'signed-in'; readonly location: string; readonly cookies: readonly string[] }
  /** Codes of the schema by field. */
  | { readonly kind: 'invalid'; readonly codes: Readonly<Record<string, string>> }
  | Refusal;

/** The step after a success: a redirect to a page of the build, or the page at an address in one of its states. */
export type Next = { readonly path: string } | { readonly address: string; readonly state: string };

/** Refusal that comes before any form is read, with the text of `http/refusals.ts`. */
type EarlyRefusal = 'too-large';

/** Refusal of a form whose fields are all valid. */
export interface Refusal {
  readonly kind: 'refused';
  readonly code: Exclude<RefusalCode, EarlyRefusal>;
  /** Seconds until a retry may succeed. */
  readonly retryAfter?: number;
  /** Page of the site to continue on. */
  readonly link?: { readonly label: string; readonly path: string };
}

/** Seconds to wait after a failure of ours. */
export const RETRY_AFTER_SECONDS = 30;

/** The store is unavailable: nothing was kept. */
export const UNAVAILABLE: Refusal = {
  kind: 'refused',
  code: 'unavailable',
  retryAfter: RETRY_AFTER_SECONDS,
};

/** HTTP status of each refusal. */
export const REFUSAL_STATUS = {
  malformed: 400,
  'wrong-credentials': 401,
  'cross-site': 403,
  conflict: 409,
  'expired-link': 410,
  unsupported: 415,
  'too-many': 429,
  failed: 502,
  'no-mail': 503,
  unavailable: 503,
  'not-open': 503,
} as const satisfies Record<Refusal['code'], number>;
