import { addressLock, queue, queueToVisitor } from './queue.ts';
import { lock, type Database, type Transaction } from './database.ts';
import { insertLead, LEAD_COLUMNS, readLeads } from './lead-rows.ts';
import type { Acceptance, Lead, NewLead } from './lead.ts';
import type { MessageKind } from './message.ts';
import { aboutPerson, forgetPerson, type PersonalData } from './people.ts';
import type { StoredSubscriptions } from './subscriptions.ts';

/** How long the same content is taken for the same lead, in milliseconds. */
const REPEAT_MS = 600_000;

/** Demo requests. */
export interface Leads {
  /**
   * Keeps a lead with a message for each destination, in one transaction; resolves once it is on the disk.
   * A repeat (same key and content, or same content within ten minutes) changes nothing and answers the first id.
   */
  accept(lead: NewLead): Promise<Acceptance>;
  /**
   * The oldest leads first, `limit` at most, after the one given. Those that cannot be read are left out, and
   * `onUnreadable` is told their ids; those after the last one returned may be told again with the next call.
   */
  list(
    limit: number,
    after?: Pick<Lead, 'id' | 'receivedAt'>,
    onUnreadable?: (id: string) => void,
  ): Promise<readonly Lead[]>;
  count(): Promise<number>;
  /** All that is kept under an address, in any part of the store: what its owner may ask for. */
  about(email: string): Promise<PersonalData>;
  /** Deletes all that is kept under an address; returns the ids of the deleted leads and messages. */
  forget(email: string, at: number): Promise<readonly string[]>;
}

/** Demo requests in the database; each queues one message of every kind in `messages`. */
export function storedLeads(
  database: Database,
  subscriptions: StoredSubscriptions,
  messages: readonly MessageKind[],
): Leads {
  return {
    async accept(lead) {
      const address = await subscriptions.addressHash(lead.values.email);
      return database.transaction(async (transaction): Promise<Acceptance> => {
        const known = await findRepeat(transaction, lead, address);
        if (known !== undefined) return known;
        const id = await insertLead(transaction, lead, address);
        for (const kind of messages) {
          const message = { id: `${id}-${kind}`, kind, leadId: id };
          if (kind !== 'lead-visitor') await queue(transaction, message, lead.at);
          else await queueToVisitor(transaction, { ...message, recipient: address }, lead.at);
        }
        if (lead.newsletter !== undefined) {
          const { values, locale, at } = lead;
          const ask = { email: values.email, themes: lead.newsletter.themes, locale, at };
          await subscriptions.requestIn(transaction, address, ask);
        }
        return { outcome: 'stored', id };
      });
    },
    async list(limit, after, onUnreadable) {
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
    count: () =>
      database.transaction(async (transaction) => {
        const { count } = await transaction
          .selectFrom('leads')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return count;
      }),
    async about(email) {
      const address = await subscriptions.addressHash(email);
      return database.transaction((transaction) => aboutPerson(transaction, email, address));
    },
    async forget(email, at) {
      const address = await subscriptions.addressHash(email);
      return database.transaction(async (transaction) => [
        ...(await forgetPerson(transaction, email)),
        ...(await subscriptions.eraseIn(transaction, address, at)),
      ]);
    },
  };
}

/** Finds the lead that this one repeats. Another server may be keeping the same at this moment, and is waited for. */
async function findRepeat(
  transaction: Transaction,
  { form, key, contentHash, at }: NewLead,
  address: string,
): Promise<Acceptance | undefined> {
  const names = [`content ${contentHash}`, addressLock(address)];
  await lock(transaction, ...names, ...(key === undefined ? [] : [`key ${key}`]));
  const leads = transaction.selectFrom('leads').select(['id', 'content_hash']).where('form', '=', form);
  const byKey = await leads.where('idempotency_key', '=', key ?? null).executeTakeFirst();
  const first =
    byKey ??
    (await leads
      .where('content_hash', '=', contentHash)
      .where('received_at', '>', at - REPEAT_MS)
      .where('received_at', '<', at + REPEAT_MS)
      .orderBy('received_at')
      .executeTakeFirst());
  if (first === undefined) return undefined;
  return first.content_hash === contentHash ? { outcome: 'repeated', id: first.id } : { outcome: 'conflict' };
}
