import { FormTimestampSchema } from '../schemas/form-answer.ts';

/** How old a timestamp must be for the server to take the sender for a person, with a margin. In milliseconds. */
const RIPE_MS = 2200;

/** How long a timestamp is sent, with a margin: the server takes one for a day. In milliseconds. */
const FRESH_MS = 43_200_000;

/** When a form was opened, signed by the server. */
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

/** Whether another timestamp is to be asked for. */
export function isOld({ until }: FormTimestamp): boolean {
  return Date.now() > until;
}

/** Waits until a timestamp token is old enough: a form filled in by the browser would be sent too early. */
export async function waitUntilAccepted({ value, ripeAt }: FormTimestamp): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, ripeAt - performance.now()));
  return value;
}
