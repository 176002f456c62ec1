import type { Database } from '../database/database.ts';
import type { Row } from '../database/tables.ts';

/** An error as it is kept: one entry for all the reports that have the same fingerprint. */
export type StoredError = Pick<Row<'error_reports'>, 'fingerprint' | 'message' | 'path'>;

/** Different errors kept at most, so that invented messages cannot fill the disk. The oldest are deleted first. */
const MOST = 1000;

/** Error reports in the database, each error once; `most` different ones are kept. */
export function storedErrors(database: Database, most = MOST) {
  return {
    /** Keeps a report received at `at`, and returns how often its error was reported. */
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
                .offset(most),
            )
            .execute();
        return count;
      }),
    /** Lists the errors, the last seen first. */
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
