import { HONEYPOT, NO_TIMESTAMP } from '../../schemas/fields.ts';
import type { Suspicion } from '../store/spam.ts';
import type { Form, Sender } from './form.ts';
import { ageOf } from './time-trap.ts';

/** Filled faster than this, a form was filled by a program. */
const LEAST_MS = 2000;

/** For so long a timestamp is known to have been used; our script asks for another before. */
const USED_MS = 86_400_000;

/**
 * Tells why a form seems to be spam; `undefined` when a person may have sent it. A page says itself that it has
 * no timestamp: without script, before it, or when ours could not be asked for. Only a browser is believed.
 */
export async function suspicionOf<Values>(
  form: Form<Values>,
  sender: Sender,
): Promise<Suspicion | undefined> {
  const { envelope, at, store } = sender;
  if (envelope[HONEYPOT] !== '') return 'honeypot';
  if (!form.takesTime) return undefined;
  if (envelope.stamp === NO_TIMESTAMP && sender.isBrowser) return undefined;
  if (!envelope.stamp || envelope.stamp === NO_TIMESTAMP) return 'absent';
  const age = ageOf(envelope.stamp, at, await store.secret('stamp'));
  if (age === undefined) return 'forged';
  if (age >= 0 && age < LEAST_MS) return 'too-fast'; // another server's clock may be ahead
  return age > USED_MS || (await isReplayed(envelope.stamp, sender)) ? 'replayed' : undefined;
}

/** Says whether a signed time came with another form before. The same form again, after a failure, is no replay. */
async function isReplayed(stamp: string, { envelope, fields, at, store }: Sender): Promise<boolean> {
  const sent = `${stamp} ${envelope.key ?? ''} ${String(fields['email']).trim().toLowerCase()}`;
  const { count } = await store.rates.hit('stamp', stamp, USED_MS, at);
  const { count: ofThis } = await store.rates.hit('filling', sent, USED_MS, at);
  return count > ofThis;
}
