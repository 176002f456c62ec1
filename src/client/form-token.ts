import { FormTokenSchema } from '#schemas/forms/form-answer.ts';

/** Age at which the server accepts a form token, plus a margin, in milliseconds. */
const RIPE_MS = 2200;

/** Lifetime of a form token in the browser, in milliseconds; the server accepts it for a day. */
const FRESH_MS = 43_200_000;

interface FormToken {
  readonly value: string;
  /** Time of the monotonic clock from which the server accepts the token. */
  readonly ripeAt: number;
  /** Time of day, since a monotonic clock stops while a computer sleeps. */
  readonly expiresAt: number;
}

/** Fetches a form token; `undefined` when there is no answer, which the form then states. */
export async function fetchFormToken(address: URL): Promise<FormToken | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout?.(5000) });
    const { formToken } = FormTokenSchema.parse(await response.json());
    return { value: formToken, ripeAt: performance.now() + RIPE_MS, expiresAt: Date.now() + FRESH_MS };
  } catch {
    return undefined;
  }
}

export function isExpired({ expiresAt }: FormToken): boolean {
  return Date.now() > expiresAt;
}

/** Waits until the server accepts the token: a form that the browser filled in would be sent too early. */
export async function waitUntilAccepted({ value, ripeAt }: FormToken): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, ripeAt - performance.now()));
  return value;
}
