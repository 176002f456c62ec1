import type { RefusalCode } from '#schemas/forms/form-answer.ts';
import type { LinkState } from '#schemas/forms/link-states.ts';

/** The outcome of a form. */
export type FormOutcome =
  /** Kept; `next` says what happens now. */
  | {
      readonly kind: 'received';
      readonly id: string;
      readonly next: Next;
      /** True when no mail can tell the visitor of it, because the site has sent what it may in this hour. */
      readonly noMail?: boolean;
    }
  /** The product opened a session: where to go, with these `Set-Cookie` lines. */
  | { readonly kind: 'welcome'; readonly location: string; readonly cookies: readonly string[] }
  /** Codes of the schema by field. */
  | { readonly kind: 'invalid'; readonly codes: Readonly<Record<string, string>> }
  | Refusal;

/** The step after a success: a page of the build, or a state of the page behind the newsletter's links. */
export type Next = { readonly path: string } | { readonly state: LinkState };

/** A refusal that comes before any form is read, with the texts of `http/refusals.ts`. */
type EarlyRefusal = 'cross-site' | 'too-large';

/** A form that was not taken, though each of its fields is right. `retryAfter` is in seconds. */
export interface Refusal {
  readonly kind: 'refused';
  readonly code: Exclude<RefusalCode, EarlyRefusal>;
  readonly retryAfter?: number;
}

/** The time to wait after a failure of ours, in seconds. */
const SOON = 30;

/** The store cannot keep anything: nothing was kept. */
export const UNAVAILABLE: Refusal = { kind: 'refused', code: 'unavailable', retryAfter: SOON };

/** The status that goes with each refusal. */
export const REFUSAL_STATUS = {
  malformed: 400,
  'wrong-credentials': 401,
  conflict: 409,
  'expired-link': 410,
  unsupported: 415,
  'too-many': 429,
  failed: 502,
  'no-mail': 503,
  unavailable: 503,
  'not-open': 503,
} as const satisfies Record<Refusal['code'], number>;
