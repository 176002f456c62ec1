import type { PostResult } from '#client/post-form.ts';
import type { FormTexts } from '#schemas/forms/form-texts.ts';

/** Outcome that leaves the visitor with the form. */
export type Failure = Exclude<PostResult, { status: 'received' | 'signed-in' | 'invalid' }>;

/** Returns the reason why a form was not accepted, and what to do: the server's message where it sent one. */
export function failureMessage(failure: Failure, texts: FormTexts): string {
  const message = failure.status === 'refused' ? failure.message : texts[failure.status];
  if (failure.waitS === undefined) return message;
  return `${message} ${texts.wait.replace('{{delay}}', inWords(failure.waitS, texts.region))}`;
}

const REPEATABLE = new Set(['conflict', 'too-many', 'failed', 'no-mail', 'unavailable']);

/** Returns whether sending the same values again may get through. */
export function canRetry(failure: Failure): boolean {
  return failure.status !== 'refused' || REPEATABLE.has(failure.code);
}

/** Duration in a unit of its size, rounded up, so that a retry is never too early. */
function inWords(seconds: number, region: string): string {
  const [amount, unit] =
    seconds <= 90
      ? [seconds, 'second']
      : seconds <= 5400
        ? [seconds / 60, 'minute']
        : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(region, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(amount),
  );
}
