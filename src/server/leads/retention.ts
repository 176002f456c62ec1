import type { ExpressionBuilder } from 'kysely';
import { RETENTION } from '#site.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const DAY_MS = 86_400_000;

/** Time for which a form without its lead is known to have been sent, and for which a stale link is explained. */
const TRACES_MS = 7 * DAY_MS;

/** The most that one purge deletes of all leads, but for the few of a small store. Purges are hourly, leads last years. */
const MOST_SHARE = 0.1;
const FEW = 5;

/** Longer than this between two purges, the server was off, or the clock has jumped. */
const JUMP_MS = 7 * DAY_MS;

/** Deletes what RETENTION no longer allows to keep, and what has expired; or nothing, and says why, unless confirmed. */
export function purge(
  database: Database,
  at: number,
  purgeSubscriptions: (transaction: Transaction, at: number) => Promise<void>,
  isConfirmed = false,
): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const refusal = isConfirmed ? undefined : await refusalOf(transaction, at);
    if (refusal !== undefined) return refusal;
    await transaction.deleteFrom('purges').execute();
    await transaction.insertInto('purges').values({ at }).execute();
    await purgeTraces(transaction, at);
    await transaction.deleteFrom('leads').where(isOld(at)).execute();
    await purgeSubscriptions(transaction, at);
    await purgeMessages(transaction, at);
    return undefined;
  });
}

/** Deletes spam, and the errors of browsers. */
async function purgeTraces(transaction: Transaction, at: number): Promise<void> {
  const reports = at - RETENTION.errorReportsDays * DAY_MS;
  await transaction.deleteFrom('error_reports').where('last_seen', '<', reports).execute();
  await transaction
    .deleteFrom('spam')
    .where('received_at', '<', at - RETENTION.spamDays * DAY_MS)
    .execute();
}

/** Deletes the messages whose lead or subscription is gone, and those about neither that ended a while ago. */
async function purgeMessages(transaction: Transaction, at: number): Promise<void> {
  for (const [table, column] of [
    ['leads', 'lead_id'],
    ['subscriptions', 'subscription_id'],
  ] as const)
    await transaction
      .deleteFrom('outbox')
      .where(column, 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.id`, '=', `outbox.${column}`))),
      )
      .execute();
  await transaction
    .deleteFrom('outbox')
    .where('lead_id', 'is', null)
    .where(({ eb, or }) =>
      or([eb('delivered_at', '<', at - TRACES_MS), eb('failed_at', '<', at - TRACES_MS)]),
    )
    .execute();
}

/** Chooses the leads to delete. A person who wrote again was in contact again: the earlier leads stay with the last. */
function isOld(at: number) {
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

/** Reason why a purge is one that only a wrong clock would ask for. */
async function refusalOf(transaction: Transaction, at: number): Promise<string | undefined> {
  const { count, known, newest } = await transaction
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isOld(at)).as('count'),
      fn.countAll<number>().as('known'),
      fn.max('received_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  const last = await transaction.selectFrom('purges').select('at').executeTakeFirst();
  const share = `${count} of ${known} requests would be deleted`;
  if (count > FEW && count > known * MOST_SHARE) return share;
  if (known === 0) return undefined;
  // Before the first purge, the newest lead tells what time it was.
  const before = last?.at ?? newest;
  if (at - before <= JUMP_MS) return undefined;
  const days = Math.round((at - before) / DAY_MS);
  return `the clock is ${days} days after the last time that is known, and ${share}`;
}

/** Leads whose person was last in contact before this moment are not kept. */
export function leadsLimit(at: number): number {
  const limit = new Date(at);
  limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION.leadsYears);
  return limit.getTime();
}
