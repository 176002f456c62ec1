import { RETENTION } from '#site.ts';
import { DAY_MS } from '#time.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';

export type StoredError = Pick<Row<'error_reports'>, 'fingerprint' | 'message' | 'path'>;

export type StoredErrors = ReturnType<typeof storedErrors>;

/** Errors that are kept: the oldest are deleted, so that invented messages cannot fill the disk. */
const MAX_ERRORS = 1000;

export function storedErrors(database: Database, maxErrors = MAX_ERRORS) {
  return {
    /** Stores a report; returns how often its error was reported. */
    record: (error: StoredError, at: number): Promise<number> =>
      database.transaction(async (transaction) => {
        const { count } = await transaction
          .insertInto('error_reports')
          .values({ ...error, first_seen: at, last_seen: at, count: 1 })
          .onConflict((conflict) =>
            conflict
              .column('fingerprint')
              .doUpdateSet(({ eb }) => ({ count: eb('error_reports.count', '+', 1), last_seen: at })),
          )
          .returning('count')
          .executeTakeFirstOrThrow();
        if (count === 1)
          await transaction
            .deleteFrom('error_reports')
            .where('fingerprint', 'in', ({ selectFrom }) =>
              selectFrom('error_reports')
                .select('fingerprint')
                .orderBy('last_seen', 'desc')
                .limit(1_000_000)
                .offset(maxErrors),
            )
            .execute();
        return count;
      }),
    list: (limit: number) =>
      database.transaction((transaction) =>
        transaction
          .selectFrom('error_reports')
          .select(['message', 'path', 'count', 'first_seen as firstSeen', 'last_seen as lastSeen'])
          .orderBy('last_seen', 'desc')
          .limit(limit)
          .execute(),
      ),
  };
}

export async function purgeErrors(transaction: Transaction, at: number): Promise<void> {
  const limit = at - RETENTION.errorReportsDays * DAY_MS;
  await transaction.deleteFrom('error_reports').where('last_seen', '<', limit).execute();
}
