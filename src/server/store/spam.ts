import { hash, randomUUIDv7 } from 'node:crypto';
import { normaliseAddress } from '../../http/mail-address.ts';
import { isRecord, readJson } from '../is-record.ts';
import type { Database, Row } from './database.ts';
import type { NewLead } from './lead.ts';
import type { Leads, Subscriptions } from './store.ts';

/** Why something seems to come from a program; `marked` by the team itself. */
export type Suspicion = 'honeypot' | 'too-fast' | 'absent' | 'forged' | 'replayed' | 'marked';

/** What a form would have done: a demo request, or a subscription to the newsletter. */
type Suspect = ({ readonly lead: NewLead } | { readonly ask: Parameters<Subscriptions['request']>[0] }) & {
  readonly reason: Suspicion;
};

/** A suspect as it is kept; what cannot be read any more has its id alone. */
export type Spam = (Suspect | { readonly reason: 'unreadable' }) & {
  readonly id: string;
  readonly receivedAt: number;
};

/** What is kept apart for thirty days, and delivered to nobody. */
export interface SpamStore {
  /** Resolves to its id, which is the same for the same content. */
  keep(suspect: Suspect): Promise<string>;
  /** The oldest first, `limit` at most, after the one given. */
  list(limit: number, after?: Pick<Spam, 'id' | 'receivedAt'>): Promise<readonly Spam[]>;
  /** Does at `at` what its form would have done; `false` when none with this id can be read. */
  release(id: string, at: number): Promise<boolean>;
}

/** Suspects in the database. */
export function storedSpam(database: Database, leads: Leads, subscriptions: Subscriptions): SpamStore {
  return {
    keep(suspect) {
      const { email, at, content } =
        'lead' in suspect
          ? { email: suspect.lead.values.email, at: suspect.lead.at, content: suspect.lead.contentHash }
          : {
              email: suspect.ask.email,
              at: suspect.ask.at,
              content: hash('sha256', JSON.stringify(suspect.ask.themes)),
            };
      return database.transaction(async ({ query }) => {
        const [kept] = await query(
          `INSERT INTO spam (id, content_hash, email, content, received_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (content_hash) DO UPDATE SET email = $3 RETURNING id`,
          randomUUIDv7(),
          hash('sha256', `${'lead' in suspect} ${content} ${normaliseAddress(email)}`),
          normaliseAddress(email),
          JSON.stringify(suspect),
          at,
        );
        return String(kept?.['id']);
      });
    },
    list: (limit, after = { id: '', receivedAt: -1 }) =>
      database.transaction(async ({ query }) => {
        const rows = await query(
          `SELECT id, content, received_at FROM spam WHERE received_at > $1 OR (received_at = $1 AND id > $2)
           ORDER BY received_at, id LIMIT $3`,
          after.receivedAt,
          after.id,
          limit,
        );
        return rows.map(toSpam);
      }),
    async release(id, at) {
      const [row] = await database.transaction(({ query }) =>
        query('SELECT id, content, received_at FROM spam WHERE id = $1', id),
      );
      const spam = row && toSpam(row);
      if (spam === undefined || spam.reason === 'unreadable') return false;
      // A repeat does no harm, if the process ends before the next statement.
      if ('lead' in spam) await leads.accept({ ...spam.lead, at });
      else await subscriptions.request({ ...spam.ask, at });
      await database.transaction(({ query }) => query('DELETE FROM spam WHERE id = $1', id));
      return true;
    },
  };
}

/** Reads a suspect from its row. */
export function toSpam(row: Row): Spam {
  const kept = { id: String(row['id']), receivedAt: Number(row['received_at']) };
  const suspect = readJson(row['content']);
  return isSuspect(suspect) ? { ...suspect, ...kept } : { reason: 'unreadable', ...kept };
}

/** Whether something is what `keep` wrote, as far as others rely on it. */
function isSuspect(value: unknown): value is Suspect {
  if (!isRecord(value)) return false;
  const { lead, ask } = value;
  return isRecord(lead) ? isRecord(lead['values']) : isRecord(ask);
}
