import { hash, randomUUIDv7 } from 'node:crypto';
import { normaliseAddress } from '#http/mail-address.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { isRecord, readJson } from '../json.ts';
import type { AddressHash } from '../database/address-hash.ts';
import type { NewLead, RequestNewsletter } from '../leads/lead.ts';
import type { SubscriptionRequest } from '#schemas/forms/newsletter.ts';

/** Reason why something seems to come from a program; `marked` by the team itself. */
export type SpamReason = 'honeypot' | 'too-fast' | 'absent' | 'forged' | 'replayed' | 'marked';

/** Outcome that a form would have had: a lead, or a subscription. */
type NewSpam = ({ readonly lead: NewLead } | { readonly request: SubscriptionRequest }) & {
  readonly reason: SpamReason;
};

/** Spam as it is kept; what cannot be read any more has its id alone. */
export type Spam = (NewSpam | { readonly reason: 'unreadable' }) & {
  readonly id: string;
  readonly receivedAt: number;
};

/** Spam in the database; `accept` and `requestNewsletter` do what its form would have done. */
export function storedSpam(
  database: Database,
  {
    accept,
    addressHash,
    requestNewsletter,
  }: {
    readonly accept: (lead: NewLead) => Promise<unknown>;
    readonly addressHash: AddressHash;
    readonly requestNewsletter: RequestNewsletter;
  },
) {
  return {
    /** Lists the oldest first, `limit` at most, after the one given. */
    list: (limit: number, after: Pick<Spam, 'id' | 'receivedAt'> = { id: '', receivedAt: -1 }) =>
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
    async count(): Promise<number> {
      const { count } = await database.transaction((transaction) =>
        transaction
          .selectFrom('spam')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
    /**
     * Does at `at` what its form would have done, however many mails left of late; `false` when none with this id can be
     * read.
     */
    async release(id: string, at: number): Promise<boolean> {
      const row = await database.transaction((transaction) =>
        transaction.selectFrom('spam').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      const spam = row && toSpam(row);
      if (spam === undefined || spam.reason === 'unreadable') return false;
      // A repeat does no harm, if the process ends before the next statement.
      if ('lead' in spam) await accept({ ...spam.lead, at });
      const addressHashed = 'request' in spam ? await addressHash(spam.request.email) : '';
      await database.transaction(async (transaction) => {
        if ('request' in spam) await requestNewsletter(transaction, addressHashed, { ...spam.request, at });
        await transaction.deleteFrom('spam').where('id', '=', id).execute();
      });
      return true;
    },
  };
}

/** Keeps spam within a transaction; returns its id, which is the same for the same content. */
export async function keepSpam(transaction: Transaction, spam: NewSpam): Promise<string> {
  const { email, at, content } =
    'lead' in spam
      ? { email: spam.lead.values.email, at: spam.lead.at, content: spam.lead.contentHash }
      : { ...spam.request, content: hash('sha256', JSON.stringify(spam.request.themes)) };
  const address = normaliseAddress(email);
  const { id } = await transaction
    .insertInto('spam')
    .values({
      id: randomUUIDv7(),
      content_hash: hash('sha256', `${'lead' in spam} ${content} ${address}`),
      email: address,
      content: JSON.stringify(spam),
      received_at: at,
    })
    .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ email: address }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads spam from its row. */
export function toSpam(row: Row<'spam'>): Spam {
  const kept = { id: row.id, receivedAt: row.received_at };
  const spam = readJson(row.content);
  return isSpam(spam) ? { ...spam, ...kept } : { reason: 'unreadable', ...kept };
}

/** Tells whether a value is what `keepSpam` wrote, as far as others rely on it. */
function isSpam(value: unknown): value is NewSpam {
  if (!isRecord(value)) return false;
  const { lead, request } = value;
  return isRecord(lead) ? isRecord(lead['values']) : isRecord(request);
}
