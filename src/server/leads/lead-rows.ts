import { randomUUIDv7 } from 'node:crypto';
import { isLocale } from '#locales.ts';
import { normaliseAddress } from '#http/mail-address.ts';
import type { Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { isRecord, readJson } from '../json.ts';
import { stripAllTags } from '../plain-text.ts';
import type { Lead, LeadValues, NewLead } from './lead.ts';

export const LEAD_COLUMNS = ['leads.id', 'email', 'locale', 'content', 'received_at'] as const;

type LeadRow = Pick<Row<'leads'>, 'id' | 'email' | 'locale' | 'content' | 'received_at'>;

export async function insertLead(transaction: Transaction, lead: NewLead): Promise<string> {
  const id = randomUUIDv7();
  const row = {
    id,
    idempotency_key: lead.key ?? null,
    content_hash: lead.contentHash,
    email: normaliseAddress(lead.values.email),
    locale: lead.locale,
    content: JSON.stringify(lead.values),
    received_at: lead.at,
  };
  await transaction.insertInto('leads').values(row).execute();
  return id;
}

/** Converts a row to a lead, without any tags. Damaged text becomes the value of one field, so that the team can read it. */
export function toLead(row: LeadRow): Lead {
  const content = readJson(row.content);
  const isWhole =
    isRecord(content) && Object.values(content).every((value) => /^(?:string|boolean)$/.test(typeof value));
  const fields = isWhole ? content : { challenges: `The stored text is damaged: ${row.content}` };
  return {
    id: row.id,
    values: stripAllTags({ email: row.email, ...fields }) as LeadValues, // as `insertLead` wrote them
    locale: isLocale(row.locale) ? row.locale : 'fr',
    receivedAt: row.received_at,
    ...(!isWhole && { isDamaged: true }),
  };
}
