import type { RefusalCode } from '#schemas/forms/form-answer.ts';
import { RETRY_AFTER_SECONDS } from '../errors.ts';

export type FormResult = Received | SignedIn | Invalid | Refusal;

/** Stored; `next` says where the visitor goes. */
interface Received {
  readonly ok: true;
  readonly id: string;
  readonly next: Next;
  /** True when no mail can confirm it, because the mail limit of the site is reached. */
  readonly noMail?: boolean;
}

/** Session that the application opened: where to go, with these `Set-Cookie` lines. */
interface SignedIn {
  readonly ok: true;
  readonly location: string;
  readonly cookies: readonly string[];
}

interface Invalid {
  readonly ok: false;
  readonly reason: 'invalid';
  readonly codes: Readonly<Record<string, string>>;
}

/** Refusal of a form whose fields are all valid. */
export interface Refusal {
  readonly ok: false;
  readonly reason: RefusalCode;
  readonly retryAfter?: number;
  readonly link?: { readonly label: string; readonly path: string };
}

/** The step after a success: a redirect to a page of the build, or the page at an address in one of its states. */
export type Next = { readonly path: string } | { readonly address: string; readonly state: string };

export const UNAVAILABLE: Refusal = { ok: false, reason: 'unavailable', retryAfter: RETRY_AFTER_SECONDS };

export const FAILURE_STATUS = {
  invalid: 422,
  malformed: 400,
  'wrong-credentials': 401,
  'cross-site': 403,
  conflict: 409,
  'expired-link': 410,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  failed: 502,
  'no-mail': 503,
  unavailable: 503,
  'not-open': 503,
} as const satisfies Record<(Invalid | Refusal)['reason'], number>;
