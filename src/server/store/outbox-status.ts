import type { Transaction } from './database.ts';
import { BOUNCED, IN_A_FILE } from './message-rows.ts';
import { OUTLETS, type OutletStatus, type Passing } from './message.ts';

/** Counts the messages of each outlet, and says how it does. */
export async function outboxStatus(
  transaction: Transaction,
  passing: readonly Passing[],
): Promise<readonly OutletStatus[]> {
  const outlets = await transaction.selectFrom('outlets').selectAll().execute();
  const counts = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => [
      'outlet',
      fn.countAll<number>().as('known'),
      fn.count<number>('delivered_at').as('sent'),
      fn.count<number>('delivered_at').filterWhere('reason', '=', IN_A_FILE).as('written'),
      fn.count<number>('parked_at').as('ended'),
      fn.count<number>('parked_at').filterWhere('reason', '=', BOUNCED).as('bounced'),
    ])
    .groupBy('outlet')
    .execute();
  // A channel without any message so far has never been used by this site.
  const used = new Set<string>(['mail', 'webhook', ...passing, ...counts.map(({ outlet }) => outlet)]);
  return OUTLETS.filter((outlet) => used.has(outlet)).map((name) => {
    const state = outlets.find((one) => one.name === name);
    const count = counts.find(({ outlet }) => outlet === name);
    const { known, sent, ended, written, bounced } = count ?? NOTHING;
    return {
      outlet: name,
      waiting: known - sent - ended,
      parked: ended - bounced,
      bounced,
      delivered: sent - written,
      written,
      pausedUntil: state?.paused_until ?? 0,
      failingSince: state?.failing_since ?? null,
      lastReason: state?.last_reason ?? null,
    };
  });
}

const NOTHING = { known: 0, sent: 0, ended: 0, written: 0, bounced: 0 };
