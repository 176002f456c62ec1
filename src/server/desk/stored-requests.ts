import type { Database, Row } from '../store/database.ts';
import { LEAD_COLUMNS, toLead } from '../store/leads.ts';
import type { Lead } from '../store/lead.ts';
import type { SpamStore } from '../store/spam.ts';
import type { Subscription } from '../store/store.ts';
import { toSubscription } from '../store/subscriptions.ts';

/** Which requests to show. */
export const REQUEST_STATES = ['all', 'waiting', 'parked', 'meeting', 'wish'] as const;

/** One of these. */
export type RequestState = (typeof REQUEST_STATES)[number];

/** A request with how its messages do: the worst of them. */
export interface FoundRequest extends Lead {
  readonly sending: 'waiting' | 'parked' | 'sent';
}

/** Where a list goes on: after this request. */
export type Place = Pick<Lead, 'id' | 'receivedAt'>;

/** An error that visitors' browsers reported, with how often. */
export interface ReportedError {
  readonly message: string;
  readonly path: string;
  readonly count: number;
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** What the team looks at, and sets aside. */
export interface Requests {
  /** The newest first, `limit` at most, after the one given; those that hold `text`, whatever its capitals. */
  search(ask: {
    readonly text: string;
    readonly state: RequestState;
    readonly limit: number;
    readonly after?: Place | undefined;
  }): Promise<readonly FoundRequest[]>;
  find(id: string): Promise<Lead | undefined>;
  /** Puts a request with what came from programs, and takes back what was not sent of it; `false` without such a one. */
  setAside(id: string, at: number): Promise<boolean>;
  /** The errors that were reported, the last seen first. */
  errors(limit: number): Promise<readonly ReportedError[]>;
  /** Who has asked for the letter, the newest first. */
  subscribers(limit: number, offset: number): Promise<readonly Subscription[]>;
}

/** What each choice asks of a request, in SQL. */
const ASKED: Readonly<Record<RequestState, string>> = {
  all: '',
  waiting: `AND EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at IS NULL AND parked_at IS NULL)`,
  parked: `AND EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND parked_at IS NOT NULL)`,
  meeting: `AND content LIKE '%"meeting":"2%'`,
  wish: `AND (content LIKE '%"wish":"trial-%' OR content LIKE '%"wish":"quote-%')`,
};

/** Requests in the database, as people look for them. */
export function storedRequests(database: Database, spam: SpamStore): Requests {
  return {
    search: ({ text, state, limit, after }) =>
      database.transaction(async ({ query }) => {
        const CHOSEN = ASKED[state];
        const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
        const rows = await query(
          `SELECT ${LEAD_COLUMNS},
             (SELECT count(*) FROM outbox WHERE lead_id = leads.id AND parked_at IS NOT NULL) AS parked,
             (SELECT count(*) FROM outbox WHERE lead_id = leads.id AND delivered_at IS NULL) AS unsent
           FROM leads WHERE LOWER(content) LIKE $1 ESCAPE '\\' ${CHOSEN}
             AND (received_at < $2 OR (received_at = $2 AND id < $3))
           ORDER BY received_at DESC, id DESC LIMIT $4`,
          pattern,
          after?.receivedAt ?? Number.MAX_SAFE_INTEGER,
          after?.id ?? '',
          limit,
        );
        return rows.flatMap((row) => {
          const lead = toLead(row);
          return lead === undefined ? [] : [{ ...lead, sending: sendingOf(row) }];
        });
      }),
    find: (id) =>
      database.transaction(async ({ query }) => {
        const [row] = await query(`SELECT ${LEAD_COLUMNS} FROM leads WHERE id = $1`, id);
        return row && toLead(row);
      }),
    async setAside(id, at) {
      const [row] = await database.transaction(({ query }) =>
        query(`SELECT ${LEAD_COLUMNS}, idempotency_key, content_hash FROM leads WHERE id = $1`, id),
      );
      const lead = row && toLead(row);
      if (lead === undefined) return false;
      const { form, values, locale } = lead;
      const { idempotency_key: key, content_hash: contentHash } = row ?? {};
      const kept = { form, values, locale, at, contentHash: String(contentHash) };
      // Kept there first: if the process ends here, it is in both places, and nothing is lost.
      await spam.keep({
        lead: { ...kept, key: typeof key === 'string' ? key : undefined },
        reason: 'marked',
      });
      await database.transaction(async ({ query }) => {
        await query('DELETE FROM outbox WHERE lead_id = $1', id);
        await query('DELETE FROM leads WHERE id = $1', id);
      });
      return true;
    },
    errors: (limit) =>
      database.transaction(async ({ query }) => {
        const rows = await query('SELECT * FROM error_reports ORDER BY last_seen DESC LIMIT $1', limit);
        return rows.map((row) => ({
          message: String(row['message']),
          path: String(row['path']),
          count: Number(row['count']),
          firstSeen: Number(row['first_seen']),
          lastSeen: Number(row['last_seen']),
        }));
      }),
    subscribers: (limit, offset) =>
      database.transaction(async ({ query }) => {
        const rows = await query(
          `SELECT * FROM subscriptions WHERE email IS NOT NULL ORDER BY requested_at DESC, id LIMIT $1 OFFSET $2`,
          limit,
          offset,
        );
        return rows.flatMap((row) => toSubscription(row) ?? []);
      }),
  };
}

function sendingOf(row: Row): FoundRequest['sending'] {
  if (Number(row['parked']) > 0) return 'parked';
  return Number(row['unsent']) > 0 ? 'waiting' : 'sent';
}
