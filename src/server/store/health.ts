import type { Database } from './database.ts';
import type { StoreHealth } from './store.ts';
import { StoreUnavailableError } from './unavailable.ts';

/** How long a result is reused, in milliseconds, so that frequent checks cause few writes. */
const FRESH_MS = 1000;

/** Says whether the database can be written, by writing to it. */
export function storeHealth(database: Database): (at: number) => Promise<StoreHealth> {
  let last: { readonly until: number; readonly health: Promise<StoreHealth> } | undefined;
  return function health(at) {
    if (last === undefined || performance.now() > last.until)
      last = { until: performance.now() + FRESH_MS, health: check(database, at) };
    return last.health;
  };
}

async function check(database: Database, at: number): Promise<StoreHealth> {
  try {
    return await database.transaction(async ({ query }) => {
      await query(`UPDATE outlets SET checked_at = $1 WHERE name = 'mail'`, at);
      const [waiting] = await query(
        `SELECT MIN(created_at) AS oldest FROM outbox WHERE delivered_at IS NULL AND lead_id IS NOT NULL`,
      );
      const [given] = await query('SELECT count(*) AS parked FROM outbox WHERE parked_at IS NOT NULL');
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
