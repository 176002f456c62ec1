import { StoreUnavailableError, type Database } from './database.ts';
import { insertLead } from './leads.ts';
import { BOUNCED } from './message-rows.ts';
import { queue } from './queue.ts';
import type { StoreHealth } from './store.ts';

/** How long a result is reused, in milliseconds, so that frequent checks cause few writes. */
const FRESH_MS = 1000;

/** The test's lead. It is deleted in the transaction that inserts it. */
const PROBE = {
  form: 'demo',
  key: undefined,
  contentHash: 'probe',
  values: { email: 'probe' },
  locale: 'fr',
} as const;

/** Says whether the database can be written, by writing to it. */
export function storeHealth(database: Database): (at: number) => Promise<StoreHealth> {
  let last: { readonly until: number; readonly health: Promise<StoreHealth> } | undefined;
  return function health(at) {
    if (last === undefined || performance.now() > last.until)
      last = { until: performance.now() + FRESH_MS, health: check(database, at) };
    return last.health;
  };
}

/** Inserts a lead with its messages and deletes them: only the same writes prove that the next lead can be kept. */
async function check(database: Database, at: number): Promise<StoreHealth> {
  try {
    return await database.transaction(async (transaction) => {
      const { query } = transaction;
      const id = await insertLead(transaction, { ...PROBE, at });
      await queue(transaction, { id: `${id}-lead-team`, kind: 'lead-team', leadId: id }, at);
      await query('DELETE FROM outbox WHERE lead_id = $1', id);
      await query('DELETE FROM leads WHERE id = $1', id);
      const [waiting] = await query(
        `SELECT MIN(created_at) AS oldest FROM outbox
         WHERE delivered_at IS NULL AND parked_at IS NULL AND kind <> 'alert'`,
      );
      const [given] = await query(
        `SELECT count(*) AS parked FROM outbox WHERE parked_at IS NOT NULL AND reason <> '${BOUNCED}'`,
      );
      const oldest = waiting?.['oldest'];
      return {
        writable: true,
        oldestUndeliveredMs: typeof oldest === 'number' ? Math.max(0, at - oldest) : 0,
        parked: Number(given?.['parked']),
      };
    });
  } catch (error) {
    return {
      writable: false,
      reason: error instanceof StoreUnavailableError ? error.message : 'an unexpected error',
    };
  }
}
