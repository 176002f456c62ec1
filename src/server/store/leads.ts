import { randomUUIDv7 } from 'node:crypto';
import type { Database, Row, Transaction } from './database.ts';
import type { Acceptance, Lead, LeadValues, NewLead } from './lead.ts';
import { isLocale } from '../../locales.ts';
import type { MessageKind } from './message.ts';
import { isRecord, readJson } from '../is-record.ts';
import { normaliseAddress } from '../../http/mail-address.ts';
import { queue, queueToVisitor, recipientLock } from './queue.ts';
import { toSpam } from './spam.ts';
import type { Leads } from './store.ts';
import { subscriptionLock, type StoredSubscriptions } from './subscriptions.ts';

/** How long the same content is taken for the same request, in milliseconds. */
const REPEAT_MS = 600_000;

/** The columns of a lead, for `toLead`. */
export const LEAD_COLUMNS = 'leads.id, leads.locale, leads.content, leads.received_at, leads.consent';

/** Demo requests in the database; each queues one message of every kind in `messages`. */
export function storedLeads(
  database: Database,
  subscriptions: StoredSubscriptions,
  messages: readonly MessageKind[],
): Leads {
  return {
    async accept(lead) {
      const address = await subscriptions.addressHash(lead.values.email);
      const keep = async (transaction: Transaction): Promise<Acceptance> => {
        const known = await findRepeat(transaction, lead);
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
      };
      const names = [...namesOf(lead), recipientLock(address), subscriptionLock(address)];
      return database.transaction(keep, 'durable', names);
    },
    async list(limit, after, onUnreadable) {
      for (let [id, receivedAt] = [after?.id ?? '', after?.receivedAt ?? -1]; ;) {
        const rows = await database.transaction(({ query }) =>
          query(
            `SELECT ${LEAD_COLUMNS} FROM leads WHERE received_at > $1 OR (received_at = $1 AND id > $2)
             ORDER BY received_at, id LIMIT $3`,
            receivedAt,
            id,
            limit,
          ),
        );
        const { leads, unreadable } = readLeads(rows);
        for (const one of unreadable) onUnreadable?.(one);
        const last = rows.at(-1);
        if (leads.length > 0 || last === undefined) return leads;
        [id, receivedAt] = [String(last['id']), Number(last['received_at'])];
      }
    },
    count: () =>
      database.transaction(async ({ query }) => {
        const [row] = await query('SELECT count(*) AS leads FROM leads');
        return Number(row?.['leads']);
      }),
    async about(email) {
      const address = await subscriptions.addressHash(email);
      return database.transaction(async (transaction) => {
        const rows = await transaction.query(
          `SELECT ${LEAD_COLUMNS} FROM leads WHERE email = $1 ORDER BY received_at`,
          normaliseAddress(email),
        );
        const { leads, unreadable } = readLeads(rows);
        const spam = await transaction.query('SELECT * FROM spam WHERE email = $1', normaliseAddress(email));
        const subscription = await subscriptions.findIn(transaction, address);
        const sent = await transaction.query(
          `SELECT edition, state, claimed_at FROM letters
             JOIN subscriptions ON subscriptions.id = letters.subscription_id
           WHERE address_hash = $1 ORDER BY claimed_at`,
          address,
        );
        const letters = sent.map(({ edition, state, claimed_at: at }) => ({
          edition: String(edition),
          state: String(state),
          at: Number(at),
        }));
        const rest = { subscription, ...(letters.length > 0 && { letters }), spam: spam.map(toSpam) };
        return { leads, ...(unreadable.length > 0 && { unreadable }), ...rest };
      });
    },
    async forget(email, at) {
      const address = await subscriptions.addressHash(email);
      return database.transaction(async (transaction) => {
        const { query } = transaction;
        const unsent = await query(
          'DELETE FROM outbox WHERE lead_id IN (SELECT id FROM leads WHERE email = $1) RETURNING id',
          normaliseAddress(email),
        );
        const leads = await query('DELETE FROM leads WHERE email = $1 RETURNING id', normaliseAddress(email));
        const spam = await query('DELETE FROM spam WHERE email = $1 RETURNING id', normaliseAddress(email));
        const letters = await subscriptions.eraseIn(transaction, address, at);
        return [...[...leads, ...unsent, ...spam].map(({ id }) => String(id)), ...letters];
      });
    },
  };
}

/** What no two transactions may do with a lead at a time. */
const namesOf = ({ key, contentHash }: NewLead): readonly string[] => [
  `content ${contentHash}`,
  ...(key === undefined ? [] : [`key ${key}`]),
];

async function findRepeat({ query, lock }: Transaction, lead: NewLead): Promise<Acceptance | undefined> {
  const { form, key, contentHash, at } = lead;
  // Another server may be keeping the same at this moment.
  await lock(...namesOf(lead));
  // The one with the key comes first, then the oldest with the content.
  const [first] = await query(
    `SELECT id, content_hash FROM (
       SELECT id, content_hash, -1 AS turn FROM leads WHERE idempotency_key = $1 AND form = $2
       UNION ALL
       SELECT id, content_hash, received_at AS turn FROM leads
       WHERE content_hash = $3 AND form = $2 AND received_at > $4 AND received_at < $5
     ) AS same ORDER BY turn LIMIT 1`,
    key ?? null,
    form,
    contentHash,
    at - REPEAT_MS,
    at + REPEAT_MS,
  );
  if (first === undefined) return undefined;
  if (first['content_hash'] !== contentHash) return { outcome: 'conflict' };
  return { outcome: 'repeated', id: String(first['id']) };
}

/** Writes a lead; its messages are queued apart. Who reads the newsletter already has confirmed it. */
export async function insertLead({ query }: Transaction, lead: NewLead, addressHash = ''): Promise<string> {
  const id = randomUUIDv7();
  await query(
    `INSERT INTO leads (id, form, idempotency_key, content_hash, email, locale, content, received_at, consent)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
       (SELECT status FROM subscriptions WHERE address_hash = $9 AND status = 'confirmed'))`,
    id,
    lead.form,
    lead.key ?? null,
    lead.contentHash,
    normaliseAddress(lead.values.email),
    lead.locale,
    JSON.stringify(lead.values),
    lead.at,
    addressHash,
  );
  return id;
}

/** Reads a lead from its row; `undefined` when what is kept of it cannot be read. */
export function toLead(row: Row): Lead | undefined {
  const values = readJson(row['content']);
  if (!isRecord(values) || typeof values['email'] !== 'string') return undefined;
  if (!Object.values(values).every((value) => typeof value === 'string' || typeof value === 'boolean'))
    return undefined;
  return {
    id: String(row['id']),
    form: 'demo',
    values: values as LeadValues, // as `insertLead` wrote them
    locale: isLocale(row['locale']) ? row['locale'] : 'fr',
    receivedAt: Number(row['received_at']),
    ...((row['consent'] === 'confirmed' || row['consent'] === 'withdrawn') && { consent: row['consent'] }),
  };
}

/** The leads of some rows, and the ids of those that cannot be read. */
function readLeads(rows: readonly Row[]): { leads: Lead[]; unreadable: string[] } {
  const unreadable = rows.filter((row) => toLead(row) === undefined).map(({ id }) => String(id));
  return { leads: rows.flatMap((row) => toLead(row) ?? []), unreadable };
}
