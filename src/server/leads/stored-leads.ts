import { normaliseAddress } from '#http/mail-address.ts';
import { lock, type Database, type Transaction } from '../database/database.ts';
import { insertLead, LEAD_COLUMNS, toLead } from './lead-rows.ts';
import type { AddressHash } from '../database/address-hash.ts';
import type { Lead, NewLead, RequestNewsletter } from './lead.ts';
import { alertWhenFull, mailQuota } from '../outbox/mail-quota.ts';
import type { MessageKind } from '../outbox/message.ts';
import { forgetPerson, leadsOfPerson } from './people.ts';
import { addressLock, insertMessages } from '../outbox/queue.ts';
import { keepSpam, type SpamReason } from '../forms/stored-spam.ts';

/** Time within which the same content is the same lead, in milliseconds. */
const REPEAT_MS = 600_000;

/** Outcome of a lead: `repeated` answers the id of the first, `conflict` is the same key with other content. */
export type Acceptance =
  /** `noMail`: the site has no mail left in this hour, so that none tells the visitor of it. */
  | { readonly outcome: 'stored' | 'spam'; readonly id: string; readonly noMail?: true }
  | { readonly outcome: 'repeated'; readonly id: string }
  | { readonly outcome: 'conflict' };

/** Leads in the database. */
export type Leads = ReturnType<typeof storedLeads>;

/** Leads in the database; each queues one message of every kind in `messages`. */
export function storedLeads(
  database: Database,
  {
    addressHash,
    requestNewsletter,
    messages,
  }: {
    readonly addressHash: AddressHash;
    readonly requestNewsletter: RequestNewsletter;
    readonly messages: readonly MessageKind[];
  },
) {
  return {
    /**
     * Keeps a lead with a message for each channel, or as spam for a reason, in one transaction; resolves once it is on the
     * disk. A repeat (same key and content, or same content within ten minutes) changes nothing.
     */
    async accept(lead: NewLead, spam?: SpamReason): Promise<Acceptance> {
      const { at, values, locale, newsletter } = lead;
      const recipient = await addressHash(values.email);
      // Another server may be keeping the same at this moment, and is waited for.
      const locks = [`content ${lead.contentHash}`, addressLock(recipient)];
      if (lead.key !== undefined) locks.push(`key ${lead.key}`);
      return database.transaction(async (transaction): Promise<Acceptance> => {
        await lock(transaction, ...locks);
        const quota = await mailQuota(transaction, recipient, at);
        const noMail = quota.isSiteFull ? { noMail: true as const } : {};
        if (spam !== undefined)
          return { outcome: 'spam', id: await keepSpam(transaction, { lead, reason: spam }), ...noMail };
        const first = await findRepeat(transaction, lead);
        if (first !== undefined)
          return first.content_hash === lead.contentHash
            ? { outcome: 'repeated', id: first.id }
            : { outcome: 'conflict' };

        const id = await insertLead(transaction, lead, quota.isConfirmed);
        const queued = messages
          .filter((kind) => kind !== 'lead-visitor' || quota.hasQuota)
          .map((kind) => ({
            id: `${id}-${kind}`,
            kind,
            leadId: id,
            ...(kind === 'lead-visitor' && { recipient }),
          }));
        await insertMessages(transaction, queued, at);
        await alertWhenFull(transaction, quota, at);
        if (newsletter !== undefined) {
          const request = { email: values.email, themes: newsletter.themes, locale, at };
          await requestNewsletter(transaction, recipient, request);
        }
        return { outcome: 'stored', id, ...noMail };
      });
    },
    /** Lists the oldest leads first, `limit` at most, after the one given. */
    list: (
      limit: number,
      { id, receivedAt }: Pick<Lead, 'id' | 'receivedAt'> = { id: '', receivedAt: -1 },
    ): Promise<readonly Lead[]> =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('leads')
          .select(LEAD_COLUMNS)
          .where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'id'), '>', tuple(receivedAt, id)))
          .orderBy('received_at')
          .orderBy('id')
          .limit(limit)
          .execute();
        return rows.map(toLead);
      }),
    /** Finds a lead by its id. */
    find: (id: string): Promise<Lead | undefined> =>
      database.transaction(async (transaction) => {
        const row = await transaction
          .selectFrom('leads')
          .select(LEAD_COLUMNS)
          .where('id', '=', id)
          .executeTakeFirst();
        return row && toLead(row);
      }),
    /** Moves a lead to the spam and deletes its messages; returns the id that it has there. */
    markAsSpam: (id: string, at: number): Promise<string | undefined> =>
      database.transaction(async (transaction) => {
        const row = await transaction.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
        if (row === undefined) return undefined;
        const { values, locale } = toLead(row);
        const key = row.idempotency_key ?? undefined;
        const lead = { values, locale, at, key, contentHash: row.content_hash };
        const spamId = await keepSpam(transaction, { lead, reason: 'marked' });
        await transaction.deleteFrom('outbox').where('lead_id', '=', id).execute();
        await transaction.deleteFrom('leads').where('id', '=', id).execute();
        return spamId;
      }),
    async count(): Promise<number> {
      const { count } = await database.transaction((transaction) =>
        transaction
          .selectFrom('leads')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
    /** Reads the leads and the spam that are stored under an address: what its owner may ask for. */
    about: (email: string) =>
      database.transaction((transaction) => leadsOfPerson(transaction, normaliseAddress(email))),
    /** Deletes the leads, their messages and the spam of an address; returns the ids of all. */
    forget: (email: string): Promise<readonly string[]> =>
      database.transaction((transaction) => forgetPerson(transaction, normaliseAddress(email))),
  };
}

/** Finds the lead that this one repeats: by its key first, else by its content of late. */
function findRepeat(transaction: Transaction, { key = '', contentHash, at }: NewLead) {
  return transaction
    .selectFrom('leads')
    .select(['id', 'content_hash'])
    .where(({ eb, and, or }) =>
      or([
        eb('idempotency_key', '=', key),
        and([
          eb('content_hash', '=', contentHash),
          eb('received_at', '>', at - REPEAT_MS),
          eb('received_at', '<', at + REPEAT_MS),
        ]),
      ]),
    )
    .orderBy(({ eb }) => eb.case().when('idempotency_key', '=', key).then(0).else(1).end())
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
}
