import { hash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { normaliseAddress } from '#http/mail-address.ts';
import { LOCALES } from '#locales.ts';
import { THEMES } from '#schemas/content/themes.ts';
import type { SubscriptionRequest } from '#schemas/forms/newsletter.ts';
import { MINUTE_MS } from '#time.ts';
import type { AddressHash } from '../database/secrets.ts';
import type { Database, Transaction } from '../database/database.ts';
import { insertSpam, type SpamReason } from '../forms/stored-spam.ts';
import { alertWhenFull, mailQuota, queueVisitorMail } from '../outbox/mail-quota.ts';
import { isSubscriber, lockByHash, type SubscriptionRow } from './subscription-rows.ts';

/** Shortest time between two mails to one address. */
const MAIL_PAUSE_MS = 10 * MINUTE_MS;

export const NEWSLETTER_FORM = 'newsletter';

const SpamSchema = z.object({ email: z.string(), themes: z.array(z.enum(THEMES)), locale: z.enum(LOCALES) });

/** Creates the queries of requests. The answer never says whether an address is subscribed. */
export function subscriptionRequests(database: Database, addressHash: AddressHash) {
  return {
    /**
     * Queues a mail with a link to confirm; to the preferences for an address that is confirmed. Spam is stored as such;
     * when the mail limit of the site is reached, nothing is stored.
     */
    async request(
      request: SubscriptionRequest,
      spam?: SpamReason,
    ): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'no-mail' }> {
      const recipient = await addressHash(request.email);
      return database.transaction(async (transaction) => {
        if (spam !== undefined) {
          await insertRequestAsSpam(transaction, request, spam);
          return { ok: true };
        }
        const isConfirmed = await isSubscriber(transaction, recipient);
        const quota = await mailQuota(transaction, { recipient, isSubscriber: isConfirmed }, request.at);
        await alertWhenFull(transaction, quota, request.at);
        if (quota.isSiteFull) return { ok: false, reason: 'no-mail' };
        await requestSubscription(transaction, recipient, request);
        return { ok: true };
      });
    },
    /** Accepts a request that was taken for spam; `false` when its content is damaged. */
    async release(content: unknown, at: number): Promise<boolean> {
      const request = SpamSchema.safeParse(content);
      if (!request.success) return false;
      const recipient = await addressHash(request.data.email);
      await database.transaction((transaction) =>
        requestSubscription(transaction, recipient, { ...request.data, at }),
      );
      return true;
    },
    /** Queues a mail with a link to the preferences, if the address is subscribed. */
    async requestPreferences({ email, at }: Pick<SubscriptionRequest, 'email' | 'at'>): Promise<void> {
      const recipient = await addressHash(email);
      await database.transaction(async (transaction) => {
        const row = await lockByHash(transaction, recipient);
        if (row?.status === 'confirmed') await queueMail(transaction, row, at);
      });
    },
  };
}

/** Makes an address a pending subscription and queues its mail, in the transaction of the caller. */
export async function requestSubscription(
  transaction: Transaction,
  addressHash: string,
  request: SubscriptionRequest,
): Promise<void> {
  const known = await lockByHash(transaction, addressHash);
  if (known?.status === 'confirmed') return queueMail(transaction, known, request.at);
  const requested = {
    email: normaliseAddress(request.email),
    status: 'pending',
    themes: JSON.stringify(request.themes),
    locale: request.locale,
    requested_at: request.at,
  } as const;
  const row = await transaction
    .insertInto('subscriptions')
    .values({ ...requested, id: randomUUID(), address_hash: addressHash, frequency: 'each', mailed_at: 0 })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(requested))
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueMail(transaction, row, request.at);
}

/** Queues the mail that a subscription calls for, unless one was queued within the pause or a limit is reached. */
async function queueMail(transaction: Transaction, row: SubscriptionRow, at: number): Promise<void> {
  // A time in the future was written by a wrong clock.
  if (row.mailed_at > at - MAIL_PAUSE_MS && row.mailed_at < at + MAIL_PAUSE_MS) return;
  const kind = row.status === 'confirmed' ? 'newsletter-settings' : 'newsletter-confirm';
  const message = { id: `${randomUUID()}-${kind}`, kind, subscriptionId: row.id };
  const recipient = { recipient: row.address_hash, isSubscriber: row.status === 'confirmed' };
  if (await queueVisitorMail(transaction, message, recipient, at))
    await transaction.updateTable('subscriptions').set({ mailed_at: at }).where('id', '=', row.id).execute();
}

async function insertRequestAsSpam(
  transaction: Transaction,
  { email, themes, locale, at }: SubscriptionRequest,
  reason: SpamReason,
): Promise<void> {
  const contentHash = hash('sha256', JSON.stringify(themes));
  const content = { email, themes, locale };
  await insertSpam(transaction, { form: NEWSLETTER_FORM, reason, email, contentHash, content, at });
}
