import { FormTimestampSchema } from '#schemas/forms/form-answer.ts';

/** Age at which the server takes the sender of a timestamp for a person, with a margin, in milliseconds. */
const RIPE_MS = 2200;

/** Life of a timestamp, with a margin, in milliseconds: the server takes one for a day. */
const FRESH_MS = 43_200_000;

/** Time at which a form was opened, signed by the server. */
interface FormTimestamp {
  readonly value: string;
  readonly ripeAt: number;
  /** In time of day, since a monotonic clock stops while a computer sleeps. */
  readonly until: number;
}

/** Asks for a timestamp; `undefined` when it cannot be had: the form then says so. */
export async function fetchFormTimestamp(address: URL): Promise<FormTimestamp | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout?.(5000) });
    const { stamp } = FormTimestampSchema.parse(await response.json());
    return { value: stamp, ripeAt: performance.now() + RIPE_MS, until: Date.now() + FRESH_MS };
  } catch {
    return undefined;
  }
}

/** Tells a timestamp that is too old to be sent. */
export function isOld({ until }: FormTimestamp): boolean {
  return Date.now() > until;
}

/** Waits until a timestamp token is old enough: a form filled in by the browser would be sent too early. */
export async function waitUntilAccepted({ value, ripeAt }: FormTimestamp): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, ripeAt - performance.now()));
  return value;
}
