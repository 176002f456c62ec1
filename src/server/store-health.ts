import { StoreUnavailableError, type Database } from './database/database.ts';
import { insertLead } from './leads/lead-rows.ts';
import { outboxStatus } from './outbox/outbox-status.ts';
import { insertMessages } from './outbox/queue.ts';

/** State of the store. `reason` is for operators and holds no personal data. */
export type StoreHealth =
  | {
      readonly writable: true;
      readonly oldestUndeliveredMs: number;
      /** Messages that failed for good, until `npm run leads -- replay`. */
      readonly failed: number;
    }
  | { readonly writable: false; readonly reason: string };

/** Time for which a result is reused, in milliseconds, so that frequent checks cause few writes. */
const FRESH_MS = 1000;

const PROBE = {
  key: undefined,
  contentHash: 'probe',
  values: { email: 'probe' },
  locale: 'fr',
} as const;

export function storeHealth(database: Database): (at: number) => Promise<StoreHealth> {
  let last: { readonly until: number; readonly health: Promise<StoreHealth> } | undefined;
  return function health(at) {
    if (last === undefined || performance.now() > last.until)
      last = { until: performance.now() + FRESH_MS, health: check(database, at) };
    return last.health;
  };
}

/** Inserts a lead with a message and deletes them: only the same writes prove that the next lead can be stored. */
async function check(database: Database, at: number): Promise<StoreHealth> {
  try {
    return await database.transaction(async (transaction) => {
      const id = await insertLead(transaction, { ...PROBE, at });
      const message = { id: `${id}-probe`, kind: 'probe', channel: 'mail', leadId: id };
      await insertMessages(transaction, [message], at);
      await transaction.deleteFrom('leads').where('id', '=', id).execute();
      const channels = await outboxStatus(transaction, []);
      const oldest = Math.min(at, ...channels.map(({ oldestAt }) => oldestAt ?? at));
      const failed = channels.reduce((sum, channel) => sum + channel.failed, 0);
      return { writable: true, oldestUndeliveredMs: at - oldest, failed };
    });
  } catch (error) {
    return {
      writable: false,
      reason: error instanceof StoreUnavailableError ? error.message : 'an unexpected error',
    };
  }
}
