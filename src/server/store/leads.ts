import { pipeline, type Database, type Transaction } from '../database/database.ts';
import { admissionOf, type Admission } from './admission.ts';
import { insertLead, LEAD_COLUMNS, readLeads } from './lead-rows.ts';
import type { Lead, NewLead } from './lead.ts';
import { mailRoom, mostMails, countSiteMail, isSiteFull, queueCounted } from './mail-limits.ts';
import type { MessageKind } from './message.ts';
import { aboutPerson, forgetPerson } from './people.ts';
import { addressLock, insertMessages } from './queue.ts';
import type { Secrets } from './secrets.ts';
import { keepSpam, type SpamReason } from './spam.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Time within which the same content is the same lead, in milliseconds. */
const REPEAT_MS = 600_000;

/** Outcome of a lead: `repeated` answers the id of the first, `conflict` is the same key with other content. */
export type Acceptance =
  /** `noMail`: the site has no mail left in this hour, so that none tells the visitor of it. */
  | { readonly outcome: 'stored'; readonly id: string; readonly noMail?: true }
  | { readonly outcome: 'spam'; readonly id: string; readonly noMail?: true; readonly reason: SpamReason }
  | { readonly outcome: 'repeated'; readonly id: string }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'too-many'; readonly retryAfter: number };

/** Leads in the database; each queues one message of every kind in `messages`. */
export function storedLeads(
  database: Database,
  subscriptions: Subscriptions,
  secrets: Secrets,
  messages: readonly MessageKind[],
) {
  return {
    /**
     * Keeps a lead with a message for each channel, or as spam, in the one transaction that counts its form; resolves once
     * it is on the disk. A repeat (same key and content, or same content within ten minutes) changes nothing.
     */
    async accept(lead: NewLead, form?: Admission): Promise<Acceptance> {
      const { at } = lead;
      const address = await subscriptions.addressHash(lead.values.email);
      const admission = form && (await admissionOf(form, secrets, at));
      // Another server may be keeping the same at this moment, and is waited for.
      const locks = [`content ${lead.contentHash}`, addressLock(address)];
      if (lead.key !== undefined) locks.push(`key ${lead.key}`);
      return database.transaction(async (transaction): Promise<Acceptance> => {
        const [[room], [first], ...hits] = await pipeline(
          transaction,
          locks,
          mailRoom(transaction, address, at),
          findRepeat(transaction, lead),
          ...(admission?.queries(transaction) ?? []),
        );
        const admitted = admission?.read(hits.flat());
        if (admitted !== undefined && 'retryAfter' in admitted)
          return { outcome: 'too-many', retryAfter: admitted.retryAfter };
        const noMail = isSiteFull(room) ? { noMail: true as const } : {};
        const reason = admitted?.reason;
        if (reason !== undefined)
          return { outcome: 'spam', id: await keepSpam(transaction, { lead, reason }), reason, ...noMail };
        if (first !== undefined)
          return first.content_hash === lead.contentHash
            ? { outcome: 'repeated', id: first.id }
            : { outcome: 'conflict' };

        const most = mostMails(room);
        const { id, query } = insertLead(transaction, lead, typeof room?.confirmed === 'string');
        const [toTeam, toVisitor] = [
          messages.filter((kind) => kind !== 'lead-visitor'),
          `${id}-lead-visitor`,
        ];
        const [, , site] = await pipeline(
          transaction,
          [],
          query,
          insertMessages(transaction, toTeam.map((kind) => ({ id: `${id}-${kind}`, kind, leadId: id })), at), // prettier-ignore
          ...(most === undefined ? [] : [countSiteMail(transaction, at)]),
        );
        const message = { id: toVisitor, kind: 'lead-visitor', leadId: id, recipient: address } as const;
        if (site?.[0] !== undefined) await queueCounted(transaction, message, { ...site[0], most }, at);
        if (lead.newsletter !== undefined) {
          const { values, locale } = lead;
          const ask = { email: values.email, themes: lead.newsletter.themes, locale, at };
          await subscriptions.requestIn(transaction, address, ask);
        }
        return { outcome: 'stored', id, ...noMail };
      });
    },
    /**
     * Lists the oldest leads first, `limit` at most, after the one given. Those that cannot be read are left out, and
     * `onUnreadable` is told their ids; those after the last one returned may be told again with the next call.
     */
    async list(
      limit: number,
      after?: Pick<Lead, 'id' | 'receivedAt'>,
      onUnreadable?: (id: string) => void,
    ): Promise<readonly Lead[]> {
      for (let [id, receivedAt] = [after?.id ?? '', after?.receivedAt ?? -1]; ;) {
        const rows = await database.transaction((transaction) =>
          transaction
            .selectFrom('leads')
            .select(LEAD_COLUMNS)
            .where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'id'), '>', tuple(receivedAt, id)))
            .orderBy('received_at')
            .orderBy('id')
            .limit(limit)
            .execute(),
        );
        const { leads, unreadable } = readLeads(rows);
        for (const one of unreadable) onUnreadable?.(one);
        const last = rows.at(-1);
        if (leads.length > 0 || last === undefined) return leads;
        [id, receivedAt] = [last.id, last.received_at];
      }
    },
    async count(): Promise<number> {
      const { count } = await database.transaction((transaction) =>
        transaction
          .selectFrom('leads')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
    /** Reads all that is kept under an address, in any part of the store: what its owner may ask for. */
    async about(email: string) {
      const address = await subscriptions.addressHash(email);
      return database.transaction((transaction) => aboutPerson(transaction, email, address));
    },
    /** Deletes all that is kept under an address; returns the ids of the deleted leads and messages. */
    async forget(email: string, at: number): Promise<readonly string[]> {
      const address = await subscriptions.addressHash(email);
      return database.transaction(async (transaction) => [
        ...(await forgetPerson(transaction, email)),
        ...(await subscriptions.eraseIn(transaction, address, at)),
      ]);
    },
  };
}

/** Writes the query that finds the lead that this one repeats: by its key first, else by its content of late. */
function findRepeat(transaction: Transaction, { form, key = '', contentHash, at }: NewLead) {
  return transaction
    .selectFrom('leads')
    .select(['id', 'content_hash'])
    .where('form', '=', form)
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
    .limit(1);
}
