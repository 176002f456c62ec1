import type { Transaction } from '../database/database.ts';
import { counterKey, dailySecret, hit, secondsOver, type Hits, type RateRule } from './rates.ts';
import type { Secrets } from './secrets.ts';
import type { SpamReason } from './spam.ts';

/** The time for which a signed time is known to have been used, in milliseconds; our script asks for another before. */
export const USED_MS = 86_400_000;

/** A form that was sent, as far as it decides whether what it brings is kept, and as what. */
export interface Admission {
  /** The rate limit of its client. */
  readonly rule: RateRule;
  readonly client: string;
  /** The reason why it is spam by itself, if it is. */
  readonly reason: SpamReason | undefined;
  /** The signed time of its time trap, and what the same form sent again has in common with it. */
  readonly trap: { readonly signed: string; readonly form: string } | undefined;
}

/** The answer to a client that is over its limit, or the reason why the form is spam. */
export type Admitted = { readonly retryAfter: number } | { readonly reason: SpamReason | undefined };

/** Prepares the queries that count a form, and the reading of their rows, for the transaction that keeps it. */
export async function admissionOf(
  { rule, client, reason, trap }: Admission,
  secrets: Secrets,
  at: number,
): Promise<{
  queries: (transaction: Transaction) => readonly ReturnType<typeof hit>[];
  read: (hits: readonly Hits[]) => Admitted;
}> {
  const secret = await secrets.get(dailySecret(at));
  const counters = [
    [counterKey(secret, rule.name, client), rule.windowMs],
    ...(trap === undefined
      ? []
      : ([
          [counterKey(secret, 'stamp', trap.signed), USED_MS],
          [counterKey(secret, 'filling', trap.form), USED_MS],
        ] as const)),
  ] as const;
  return {
    queries: (transaction) => counters.map(([key, windowMs]) => hit(transaction, key, windowMs, at)),
    read([ofClient, ofTime, ofForm]) {
      const retryAfter = ofClient === undefined ? 0 : secondsOver(rule, ofClient, at);
      if (retryAfter > 0) return { retryAfter };
      // The same form again, after a failure, is no replay.
      const isReplayed = Number(ofTime?.count ?? 0) > Number(ofForm?.count ?? 0);
      return { reason: reason ?? (isReplayed ? 'replayed' : undefined) };
    },
  };
}
