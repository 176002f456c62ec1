import { hash, randomUUIDv7 } from 'node:crypto';
import { normaliseAddress } from '../../http/mail-address.ts';
import { isRecord, readJson } from '../is-record.ts';
import type { Database } from './database.ts';
import type { NewLead } from './lead.ts';
import type { SubscriptionAsk } from './subscription.ts';
import type { Row } from './tables.ts';

/** Why something seems to come from a program; `marked` by the team itself. */
export type Suspicion = 'honeypot' | 'too-fast' | 'absent' | 'forged' | 'replayed' | 'marked';

/** What a form would have done: a demo request, or a subscription to the newsletter. */
type Suspect = ({ readonly lead: NewLead } | { readonly ask: SubscriptionAsk }) & {
  readonly reason: Suspicion;
};

/** Spam as it is kept; what cannot be read any more has its id alone. */
export type Spam = (Suspect | { readonly reason: 'unreadable' }) & {
  readonly id: string;
  readonly receivedAt: number;
};

/** What is kept for thirty days, and delivered to nobody. */
export interface SpamStore {
  /** Resolves to its id, which is the same for the same content. */
  keep(suspect: Suspect): Promise<string>;
  /** The oldest first, `limit` at most, after the one given. */
  list(limit: number, after?: Pick<Spam, 'id' | 'receivedAt'>): Promise<readonly Spam[]>;
  /** Does at `at` what its form would have done; `false` when none with this id can be read. */
  release(id: string, at: number): Promise<boolean>;
}

/** What a form does with what is no spam. */
interface Forms {
  readonly accept: (lead: NewLead) => Promise<unknown>;
  readonly request: (ask: SubscriptionAsk) => Promise<unknown>;
}

/** Spam in the database. */
export function storedSpam(database: Database, forms: Forms): SpamStore {
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
      const address = normaliseAddress(email);
      return database.transaction(async (transaction) => {
        const { id } = await transaction
          .insertInto('spam')
          .values({
            id: randomUUIDv7(),
            content_hash: hash('sha256', `${'lead' in suspect} ${content} ${address}`),
            email: address,
            content: JSON.stringify(suspect),
            received_at: at,
          })
          .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ email: address }))
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      });
    },
    list: (limit, after = { id: '', receivedAt: -1 }) =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('spam')
          .selectAll()
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('received_at', 'id'), '>', tuple(after.receivedAt, after.id)),
          )
          .orderBy('received_at')
          .orderBy('id')
          .limit(limit)
          .execute();
        return rows.map(toSpam);
      }),
    async release(id, at) {
      const row = await database.transaction((transaction) =>
        transaction.selectFrom('spam').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      const spam = row && toSpam(row);
      if (spam === undefined || spam.reason === 'unreadable') return false;
      // A repeat does no harm, if the process ends before the next statement.
      if ('lead' in spam) await forms.accept({ ...spam.lead, at });
      else await forms.request({ ...spam.ask, at });
      await database.transaction((transaction) =>
        transaction.deleteFrom('spam').where('id', '=', id).execute(),
      );
      return true;
    },
  };
}

/** Reads spam from its row. */
export function toSpam(row: Row<'spam'>): Spam {
  const kept = { id: row.id, receivedAt: row.received_at };
  const suspect = readJson(row.content);
  return isSuspect(suspect) ? { ...suspect, ...kept } : { reason: 'unreadable', ...kept };
}

/** Tells whether a value is what `keep` wrote, as far as others rely on it. */
function isSuspect(value: unknown): value is Suspect {
  if (!isRecord(value)) return false;
  const { lead, ask } = value;
  return isRecord(lead) ? isRecord(lead['values']) : isRecord(ask);
}
