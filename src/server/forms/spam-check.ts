import { HONEYPOT, NO_TIMESTAMP } from '../../schemas/forms/fields.ts';
import { USED_MS, type Admission } from '../store/admission.ts';
import type { SpamReason } from '../store/spam.ts';
import type { Form, Sender } from './form.ts';
import { ageOf } from './time-trap.ts';

/** Filled faster than this, a form was filled by a program. */
const LEAST_MS = 2000;

/**
 * Tells why a form seems to be spam by itself; `undefined` when a person may have sent it. A page says itself that it has
 * no signed time: without script, before it, or when ours could not be asked for. Only a browser is believed.
 */
export async function spamReasonOf<Values>(
  form: Form<Values>,
  { envelope, isBrowser, at, store }: Sender,
): Promise<SpamReason | undefined> {
  if (envelope[HONEYPOT] !== '') return 'honeypot';
  if (!form.takesTime) return undefined;
  if (envelope.stamp === NO_TIMESTAMP && isBrowser) return undefined;
  if (!envelope.stamp || envelope.stamp === NO_TIMESTAMP) return 'absent';
  const age = ageOf(envelope.stamp, at, await store.secret('stamp'));
  if (age === undefined) return 'forged';
  if (age >= 0 && age < LEAST_MS) return 'too-fast'; // another server's clock may be ahead
  return age > USED_MS ? 'replayed' : undefined;
}

/** The signed time of a form, which another form may not have used before. */
export function trapOf<Values>(form: Form<Values>, { envelope, fields }: Sender): Admission['trap'] {
  const { stamp: signed, key = '' } = envelope;
  if (!form.takesTime || !signed || signed === NO_TIMESTAMP) return undefined;
  return { signed, form: `${signed} ${key} ${String(fields['email']).trim().toLowerCase()}` };
}
