import { isRecord, readJson } from '../is-record.ts';
import type { Database, Row, Transaction } from '../store/database.ts';
import type { MessageKind, Passing } from '../store/message.ts';
import { queue, queueToVisitor } from '../store/queue.ts';
import type { StoredSubscriptions } from '../store/subscriptions.ts';

/** When the senders of requests wish to meet. */
export interface Meetings {
  /** The moment that a request asks for, if one was chosen; `undefined` without such a request. */
  find(id: string): Promise<{ readonly slot: number | undefined } | undefined>;
  /**
   * Keeps a moment, the first that is chosen, and tells the team and the visitor; resolves to the one that is kept, or to
   * `undefined` without such a request. What is kept apart as spam is told of once it is a request again.
   */
  choose(id: string, slot: number, at: number): Promise<number | undefined>;
}

/** Meetings in the database: a value of the request, in milliseconds since 1970 as a text that people can read. */
export function storedMeetings(
  database: Database,
  subscriptions: Pick<StoredSubscriptions, 'addressHash'>,
  passing: readonly Passing[],
): Meetings {
  const kinds: readonly MessageKind[] = [
    ...passing.map((outlet) => `meeting-${outlet}` as const),
    'meeting-team',
  ];
  return {
    find: (id) =>
      database.transaction(async (transaction) => {
        const found = await read(transaction, id);
        return found && { slot: slotIn(found.values) };
      }),
    async choose(id, slot, at) {
      const email = await database.transaction(async (transaction) => {
        const found = await read(transaction, id);
        return found && String(found.values['email']);
      });
      if (email === undefined) return undefined;
      const recipient = await subscriptions.addressHash(email);
      return database.transaction(async (transaction) => {
        await transaction.lock(`meeting ${id}`);
        const found = await read(transaction, id);
        if (found === undefined) return undefined;
        const known = slotIn(found.values);
        if (known !== undefined) return known;
        const values = { ...found.values, meeting: new Date(slot).toISOString() };
        await write(transaction, id, found, values);
        if (found.table === 'spam') return slot;
        for (const kind of kinds) await queue(transaction, { id: `${id}-${kind}`, kind, leadId: id }, at);
        const kind = 'meeting-visitor';
        await queueToVisitor(transaction, { id: `${id}-${kind}`, kind, leadId: id, recipient }, at);
        return slot;
      });
    },
  };
}

/** The moment among the values of a request. */
export function slotIn(values: Readonly<Record<string, unknown>>): number | undefined {
  const slot = Date.parse(String(values['meeting'] ?? ''));
  return Number.isNaN(slot) ? undefined : slot;
}

/** A request as it is kept, here or apart. */
interface Found {
  readonly table: 'leads' | 'spam';
  readonly content: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

async function read({ query }: Transaction, id: string): Promise<Found | undefined> {
  const [lead] = await query('SELECT content FROM leads WHERE id = $1', id);
  const values = contentOf(lead);
  if (values !== undefined) return { table: 'leads', content: values, values };
  const [spam] = await query('SELECT content FROM spam WHERE id = $1', id);
  const content = contentOf(spam);
  const suspect = content?.['lead'];
  return content !== undefined && isRecord(suspect) && isRecord(suspect['values'])
    ? { table: 'spam', content, values: suspect['values'] }
    : undefined;
}

function contentOf(row: Row | undefined): Readonly<Record<string, unknown>> | undefined {
  const content = row && readJson(row['content']);
  return isRecord(content) ? content : undefined;
}

async function write(
  { query }: Transaction,
  id: string,
  { table, content }: Found,
  values: object,
): Promise<void> {
  if (table === 'leads') {
    await query('UPDATE leads SET content = $2 WHERE id = $1', id, JSON.stringify(values));
    return;
  }
  const { lead } = content;
  const apart = { ...content, lead: { ...(isRecord(lead) ? lead : {}), values } };
  await query('UPDATE spam SET content = $2 WHERE id = $1', id, JSON.stringify(apart));
}
