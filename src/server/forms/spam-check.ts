import { hash } from 'node:crypto';
import { HONEYPOT, NO_TIMESTAMP } from '#schemas/forms/fields.ts';
import type { SpamReason } from '../store/spam.ts';
import type { Form, Sender } from './form.ts';
import { ageOf } from './time-trap.ts';

/** Filled faster than this, a form was filled by a program. */
const LEAST_MS = 2000;

/** The time for which a signed time is known to have been used, in milliseconds; our script asks for another before. */
export const USED_MS = 86_400_000;

/**
 * Tells why a form seems to be spam; `undefined` when a person may have sent it. A page says itself that it has no signed
 * time: without script, before it, or when ours could not be asked for. Only a browser is believed.
 */
export async function spamReasonOf<Values>(
  form: Form<Values>,
  sender: Sender,
): Promise<SpamReason | undefined> {
  const { envelope, isBrowser, at, store, usedTokens } = sender;
  const { stamp } = envelope;
  if (envelope[HONEYPOT] !== '') return 'honeypot';
  if (!form.takesTime) return undefined;
  if (stamp === NO_TIMESTAMP && isBrowser) return undefined;
  if (!stamp || stamp === NO_TIMESTAMP) return 'absent';
  const age = ageOf(stamp, at, await store.secret('stamp'));
  if (age === undefined) return 'forged';
  if (age >= 0 && age < LEAST_MS) return 'too-fast'; // another server's clock may be ahead
  if (age > USED_MS) return 'replayed';
  const before = usedTokens.get(stamp);
  return before === undefined || before === hashOf(sender) ? undefined : 'replayed';
}

/** Records that a form was accepted, so that its signed time cannot be used for another form. */
export function markTokenUsed(sender: Sender): void {
  const { stamp } = sender.envelope;
  if (stamp !== undefined && stamp !== NO_TIMESTAMP) sender.usedTokens.set(stamp, hashOf(sender));
}

/** Computes the hash by which the same form, sent again, is told from another one. */
function hashOf({ envelope: { stamp, key = '' }, fields }: Sender): string {
  return hash('sha256', `${stamp} ${key} ${String(fields['email']).trim().toLowerCase()}`);
}
