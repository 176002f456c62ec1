import { HONEYPOT, NO_TIMESTAMP } from '../../schemas/forms/fields.ts';
import { processRates } from '../rate-limit.ts';
import type { SpamReason } from '../store/spam.ts';
import type { Form, Sender } from './form.ts';
import { ageOf } from './time-trap.ts';

/** Filled faster than this, a form was filled by a program. */
const LEAST_MS = 2000;

/** The time for which a signed time is known to have been used, in milliseconds; our script asks for another before. */
const USED_MS = 86_400_000;

/**
 * Tells why a form seems to be spam; `undefined` when a person may have sent it. A page says itself that it has no signed
 * time: without script, before it, or when ours could not be asked for. Only a browser is believed.
 */
export async function spamReasonOf<Values>(
  form: Form<Values>,
  { envelope, fields, isBrowser, at, store }: Sender,
): Promise<SpamReason | undefined> {
  const { stamp, key = '' } = envelope;
  if (envelope[HONEYPOT] !== '') return 'honeypot';
  if (!form.takesTime) return undefined;
  if (stamp === NO_TIMESTAMP && isBrowser) return undefined;
  if (!stamp || stamp === NO_TIMESTAMP) return 'absent';
  const age = ageOf(stamp, at, await store.secret('stamp'));
  if (age === undefined) return 'forged';
  if (age >= 0 && age < LEAST_MS) return 'too-fast'; // another server's clock may be ahead
  if (age > USED_MS) return 'replayed';
  // The same form again, after a failure, is no replay.
  const sameForm = `${stamp} ${key} ${String(fields['email']).trim().toLowerCase()}`;
  const [ofTime, ofForm] = [stamp, sameForm].map((used) => processRates.hit('time trap', used, USED_MS, at));
  return Number(ofTime?.count) > Number(ofForm?.count) ? 'replayed' : undefined;
}
