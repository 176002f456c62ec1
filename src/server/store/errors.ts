import type { DatabaseSync } from 'node:sqlite';
import { RETENTION } from '../../site.ts';
import type { ErrorReports } from './store.ts';

const KEPT_MS = RETENTION.errorReportsDays * 86_400_000;

/** Different errors kept at most: whoever invents messages fills no disk. The oldest go first. */
const MOST = 1000;

/** Error reports in the database, each error once, for as long as the privacy page says. */
export function sqliteErrors(database: DatabaseSync): ErrorReports {
  const forget = database.prepare('DELETE FROM error_reports WHERE last_seen < ?');
  const trim = database.prepare(
    `DELETE FROM error_reports WHERE fingerprint IN
     (SELECT fingerprint FROM error_reports ORDER BY last_seen DESC LIMIT -1 OFFSET ${MOST})`,
  );
  const record = database.prepare(
    `INSERT INTO error_reports (fingerprint, message, path, first_seen, last_seen, count)
     VALUES (:fingerprint, :message, :path, :at, :at, 1)
     ON CONFLICT (fingerprint) DO UPDATE SET count = count + 1, last_seen = :at RETURNING count`,
  );
  forget.run(Date.now() - KEPT_MS);
  return {
    record({ fingerprint, message, path }, at) {
      forget.run(at - KEPT_MS);
      const count = Number(record.get({ fingerprint, message, path, at })?.['count']);
      if (count === 1) trim.run();
      return count;
    },
  };
}
