import { z } from 'zod';
import { normaliseAddress } from '#http/mail-address.ts';
import { LOCALES } from '#locales.ts';
import { THEMES } from '#schemas/content/themes.ts';
import { RETENTION } from '#site.ts';
import { MINUTE_MS } from '#time.ts';
import type { AddressHash } from '../database/secrets.ts';
import { countRows, lock, type Database, type Transaction } from '../database/database.ts';
import { insertSpam, type SpamReason } from '../forms/stored-spam.ts';
import { requestSubscription } from '../newsletter/subscription-requests.ts';
import { isSubscriber } from '../newsletter/subscription-rows.ts';
import { alertWhenFull, mailQuota } from '../outbox/mail-quota.ts';
import { addressLock, insertMessages, type NewMessage } from '../outbox/queue.ts';
import type { Lead, NewLead } from './lead.ts';
import { insertLead, LEAD_COLUMNS, toLead } from './lead-rows.ts';

/** Time within which a lead with the same content is a repeat, in milliseconds. */
const REPEAT_MS = 10 * MINUTE_MS;

export const DEMO_FORM = 'demo';

/** Result of a lead. `noMail`: the mail limit of the site is reached, so that none confirms it to the visitor. */
export type Acceptance =
  | {
      readonly ok: true;
      readonly status: 'stored' | 'repeated' | 'spam';
      readonly id: string;
      readonly noMail: boolean;
    }
  | { readonly ok: false; readonly reason: 'conflict' };

interface LeadServices {
  readonly addressHash: AddressHash;
  /** Channels that every lead is passed on to, besides the mails to the team and the visitor. */
  readonly channels: readonly string[];
}

const SpamSchema = z.object({
  key: z.string().optional(),
  contentHash: z.string(),
  values: z.object({ email: z.string() }).catchall(z.union([z.string(), z.boolean()])),
  locale: z.enum(LOCALES),
  newsletter: z.object({ themes: z.array(z.enum(THEMES)) }).optional(),
});

export type Leads = ReturnType<typeof storedLeads>;

export function storedLeads(database: Database, { addressHash, channels }: LeadServices) {
  /** Stores a lead with its messages, or as spam, in one transaction. A repeat changes nothing. */
  async function accept(lead: NewLead, spam?: SpamReason): Promise<Acceptance> {
    const { at, values, locale, key, contentHash } = lead;
    const recipient = await addressHash(values.email);
    // Another server may be storing the same lead.
    const locks = [
      `content ${contentHash}`,
      addressLock(recipient),
      ...(key === undefined ? [] : [`key ${key}`]),
    ];
    return database.transaction(async (transaction): Promise<Acceptance> => {
      await lock(transaction, ...locks);
      const visitor = { recipient, isSubscriber: await isSubscriber(transaction, recipient) };
      const quota = await mailQuota(transaction, visitor, at);
      const noMail = quota.isSiteFull;
      if (spam !== undefined)
        return { ok: true, status: 'spam', id: await insertLeadAsSpam(transaction, lead, spam), noMail };
      const first = await findRepeat(transaction, lead);
      if (first !== undefined)
        return first.content_hash === contentHash
          ? { ok: true, status: 'repeated', id: first.id, noMail: false }
          : { ok: false, reason: 'conflict' };

      const id = await insertLead(transaction, lead);
      const messages = [...channels.map((channel) => leadMessage(id, channel)), leadMail(id, 'lead-team')];
      if (quota.hasQuota) messages.push({ ...leadMail(id, 'lead-visitor'), recipient });
      await insertMessages(transaction, messages, at);
      await alertWhenFull(transaction, quota, at);
      if (lead.newsletter !== undefined) {
        const request = { email: values.email, themes: lead.newsletter.themes, locale, at };
        await requestSubscription(transaction, recipient, request);
      }
      return { ok: true, status: 'stored', id, noMail };
    });
  }

  return {
    accept,
    list: (): Promise<readonly Lead[]> =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('leads')
          .select(LEAD_COLUMNS)
          .orderBy('received_at')
          .orderBy('id')
          .execute();
        return rows.map(toLead);
      }),
    find: (id: string): Promise<Lead | undefined> =>
      database.transaction(async (transaction) => {
        const row = await transaction
          .selectFrom('leads')
          .select(LEAD_COLUMNS)
          .where('id', '=', id)
          .executeTakeFirst();
        return row && toLead(row);
      }),
    count: () => countRows(database, 'leads'),
    /** Accepts a lead that was taken for spam; `false` when its content is damaged. */
    async release(content: unknown, at: number): Promise<boolean> {
      const lead = SpamSchema.safeParse(content);
      if (!lead.success) return false;
      await accept({ ...lead.data, key: lead.data.key, at });
      return true;
    },
    about: (email: string): Promise<readonly Lead[]> =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('leads')
          .select(LEAD_COLUMNS)
          .where('email', '=', normaliseAddress(email))
          .orderBy('received_at')
          .execute();
        return rows.map(toLead);
      }),
    /** Deletes the leads stored under an address, with their messages; returns their ids. */
    forget: (email: string): Promise<readonly string[]> =>
      database.transaction(async (transaction) => {
        const deleted = await transaction
          .deleteFrom('leads')
          .where('email', '=', normaliseAddress(email))
          .returning('id')
          .execute();
        return deleted.map(({ id }) => id);
      }),
  };
}

function insertLeadAsSpam(transaction: Transaction, lead: NewLead, reason: SpamReason): Promise<string> {
  const { at, contentHash, values } = lead;
  const { email } = values;
  return insertSpam(transaction, { form: DEMO_FORM, reason, email, contentHash, content: lead, at });
}

function leadMessage(leadId: string, channel: string): NewMessage {
  return { id: `${leadId}-lead-${channel}`, kind: 'lead', channel, leadId };
}

function leadMail(leadId: string, kind: 'lead-team' | 'lead-visitor'): NewMessage {
  return { id: `${leadId}-${kind}`, kind, channel: 'mail', leadId };
}

/** Finds the lead that this one repeats: by its key first, else by its recent content. */
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

/** Deletes the leads whose retention period is over. The earlier ones of a person are kept as long as the last one. */
export async function purgeLeads(transaction: Transaction, at: number): Promise<void> {
  const limit = new Date(at);
  limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION.leadsYears);
  await transaction
    .deleteFrom('leads')
    .where('received_at', '<', limit.getTime())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leads as later')
            .select('later.id')
            .whereRef('later.email', '=', 'leads.email')
            .where('later.received_at', '>=', limit.getTime()),
        ),
      ),
    )
    .execute();
}
