import type { Database } from './database.ts';
import type { ErrorReports } from './store.ts';

/** Different errors kept at most, so that invented messages cannot fill the disk. The oldest are deleted first. */
const MOST = 1000;

/** Error reports in the database, each error once. */
export function storedErrors(database: Database): ErrorReports {
  return {
    record: ({ fingerprint, message, path }, at) =>
      database.transaction(async ({ query }) => {
        const [known] = await query(
          `INSERT INTO error_reports (fingerprint, message, path, first_seen, last_seen, count)
           VALUES ($1, $2, $3, $4, $4, 1)
           ON CONFLICT (fingerprint) DO UPDATE SET count = error_reports.count + 1, last_seen = $4
           RETURNING count`,
          fingerprint,
          message,
          path,
          at,
        );
        const count = Number(known?.['count']);
        if (count === 1)
          await query(
            `DELETE FROM error_reports WHERE fingerprint IN
             (SELECT fingerprint FROM error_reports ORDER BY last_seen DESC LIMIT 1000000 OFFSET ${MOST})`,
          );
        return count;
      }),
  };
}
