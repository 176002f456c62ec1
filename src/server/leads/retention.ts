import type { ExpressionBuilder } from 'kysely';
import { RETENTION } from '#site.ts';
import type { Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const DAY_MS = 86_400_000;

/** Largest share of all leads that one purge deletes, above a few. Purges are hourly, and leads are kept for years. */
const MAX_SHARE = 0.1;
const FEW = 5;

/** Longest plausible time between two purges: after more, the server was off or the clock has jumped. */
const MAX_INTERVAL_MS = 7 * DAY_MS;

/** Deletes the leads at the end of their retention period, with their messages, and stores the time. */
export async function purgeLeads(transaction: Transaction, at: number): Promise<void> {
  await transaction.deleteFrom('purges').execute();
  await transaction.insertInto('purges').values({ at }).execute();
  await transaction.deleteFrom('leads').where(isExpired(at)).execute();
}

/** Returns the reason to refuse a purge that only a wrong clock would ask for, else `undefined`. */
export async function purgeRefusal(transaction: Transaction, at: number): Promise<string | undefined> {
  const { count, known, newest } = await transaction
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isExpired(at)).as('count'),
      fn.countAll<number>().as('known'),
      fn.max('received_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  const last = await transaction.selectFrom('purges').select('at').executeTakeFirst();
  const share = `${count} of ${known} leads would be deleted`;
  if (count > FEW && count > known * MAX_SHARE) return share;
  if (known === 0) return undefined;
  const before = last?.at ?? newest; // before the first purge, the newest lead tells the time
  if (at - before <= MAX_INTERVAL_MS) return undefined;
  const days = Math.round((at - before) / DAY_MS);
  return `the clock is ${days} days after the last time that is known, and ${share}`;
}

/** Returns the time before which the last contact with a person ends the retention period. */
export function leadsLimit(at: number): number {
  const limit = new Date(at);
  limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION.leadsYears);
  return limit.getTime();
}

/** Selects expired leads. The earlier leads of a person who wrote again are kept as long as the last one. */
function isExpired(at: number) {
  const limit = leadsLimit(at);
  return ({ eb, and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'leads'>) =>
    and([
      eb('received_at', '<', limit),
      not(
        exists(
          selectFrom('leads as later')
            .select('later.id')
            .whereRef('later.email', '=', 'leads.email')
            .where('later.received_at', '>=', limit),
        ),
      ),
    ]);
}
