import { randomUUIDv7 } from 'node:crypto';
import { isLocale } from '../../locales.ts';
import { normaliseAddress } from '../../http/mail-address.ts';
import type { Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { isRecord, readJson } from '../is-record.ts';
import type { Lead, LeadValues, NewLead } from './lead.ts';

/** The columns of a lead, for `toLead`. */
export const LEAD_COLUMNS = ['leads.id', 'locale', 'content', 'received_at', 'consent'] as const;

type LeadRow = Pick<Row<'leads'>, 'id' | 'locale' | 'content' | 'received_at' | 'consent'>;

/** Writes the query that keeps a lead, under a new id. Who reads the newsletter already has confirmed it. */
export function insertLead(transaction: Transaction, lead: NewLead, isReader = false) {
  const id = randomUUIDv7();
  const query = transaction.insertInto('leads').values({
    id,
    form: lead.form,
    idempotency_key: lead.key ?? null,
    content_hash: lead.contentHash,
    email: normaliseAddress(lead.values.email),
    locale: lead.locale,
    content: JSON.stringify(lead.values),
    received_at: lead.at,
    consent: isReader ? 'confirmed' : null,
  });
  return { id, query };
}

/** Reads a lead from its row; `undefined` when what is kept of it cannot be read. */
export function toLead(row: LeadRow): Lead | undefined {
  const values = readJson(row.content);
  if (!isRecord(values) || typeof values['email'] !== 'string') return undefined;
  if (!Object.values(values).every((value) => typeof value === 'string' || typeof value === 'boolean'))
    return undefined;
  return {
    id: row.id,
    form: 'demo',
    values: values as LeadValues, // as `insertLead` wrote them
    locale: isLocale(row.locale) ? row.locale : 'fr',
    receivedAt: row.received_at,
    ...(row.consent !== null && { consent: row.consent }),
  };
}

/** The leads of some rows, and the ids of those that cannot be read. */
export function readLeads(rows: readonly LeadRow[]): { leads: Lead[]; unreadable: string[] } {
  const unreadable = rows.filter((row) => toLead(row) === undefined).map(({ id }) => id);
  return { leads: rows.flatMap((row) => toLead(row) ?? []), unreadable };
}
