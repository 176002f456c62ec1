import { isRecord, readJson } from '../is-record.ts';
import { lock, type Database, type Transaction } from '../database/database.ts';
import type { MessageKind, HttpChannel } from '../store/message.ts';
import { queueToVisitor } from '../store/mail-limits.ts';
import { addressLock, insertMessages } from '../store/queue.ts';
import type { Subscriptions } from '../store/subscriptions.ts';

/** Meetings in the database: a value of the lead, in milliseconds since 1970 as a text that people can read. */
export function storedMeetings(
  database: Database,
  subscriptions: Pick<Subscriptions, 'addressHash'>,
  httpChannels: readonly HttpChannel[],
) {
  const kinds: readonly MessageKind[] = [
    ...httpChannels.map((channel) => `meeting-${channel}` as const),
    'meeting-team',
  ];
  return {
    /** Finds the moment that a lead asks for, if one was chosen; `undefined` without such a lead. */
    find: (id: string) =>
      database.transaction(async (transaction) => {
        const found = await read(transaction, id);
        return found && { slot: slotIn(found.values) };
      }),
    /**
     * Keeps a moment, the first that is chosen, and tells the team and the visitor; resolves to the one that is kept, or to
     * `undefined` without such a lead. What is kept as spam is told of once it is released.
     */
    async choose(id: string, slot: number, at: number): Promise<number | undefined> {
      const email = await database.transaction(async (transaction) => {
        const found = await read(transaction, id);
        return found && String(found.values['email']);
      });
      if (email === undefined) return undefined;
      const recipient = await subscriptions.addressHash(email);
      return database.transaction(async (transaction) => {
        await lock(transaction, `meeting ${id}`, addressLock(recipient));
        const found = await read(transaction, id);
        if (found === undefined) return undefined;
        const known = slotIn(found.values);
        if (known !== undefined) return known;
        const values = { ...found.values, meeting: new Date(slot).toISOString() };
        await write(transaction, id, found, values);
        if (found.table === 'spam') return slot;
        const messages = kinds.map((kind) => ({ id: `${id}-${kind}`, kind, leadId: id }));
        await insertMessages(transaction, messages, at);
        const kind = 'meeting-visitor';
        await queueToVisitor(transaction, { id: `${id}-${kind}`, kind, leadId: id, recipient }, at);
        return slot;
      });
    },
  };
}

/** The moment among the values of a lead. */
export function slotIn(values: Readonly<Record<string, unknown>>): number | undefined {
  const slot = Date.parse(String(values['meeting'] ?? ''));
  return Number.isNaN(slot) ? undefined : slot;
}

/** A lead as it is kept, or spam. */
interface Found {
  readonly table: 'leads' | 'spam';
  readonly content: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

async function read(transaction: Transaction, id: string): Promise<Found | undefined> {
  const values = await contentOf(transaction, 'leads', id);
  if (values !== undefined) return { table: 'leads', content: values, values };
  const content = await contentOf(transaction, 'spam', id);
  const lead = content?.['lead'];
  return content !== undefined && isRecord(lead) && isRecord(lead['values'])
    ? { table: 'spam', content, values: lead['values'] }
    : undefined;
}

async function contentOf(
  transaction: Transaction,
  table: Found['table'],
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const row = await transaction.selectFrom(table).select('content').where('id', '=', id).executeTakeFirst();
  const content = readJson(row?.content);
  return isRecord(content) ? content : undefined;
}

async function write(
  transaction: Transaction,
  id: string,
  { table, content }: Found,
  values: object,
): Promise<void> {
  const { lead } = content;
  const written =
    table === 'leads' ? values : { ...content, lead: { ...(isRecord(lead) ? lead : {}), values } };
  await transaction
    .updateTable(table)
    .set({ content: JSON.stringify(written) })
    .where('id', '=', id)
    .execute();
}
