import { hash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { normaliseAddress } from '#http/mail-address.ts';
import { LOCALES } from '#locales.ts';
import { THEMES } from '#schemas/content/themes.ts';
import type { SubscriptionRequest } from '#schemas/forms/newsletter.ts';
import { HOUR_MS } from '#time.ts';
import type { AddressHash } from '../database/address-hash.ts';
import { lock, type Database, type Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { insertSpam, type SpamReason } from '../forms/stored-spam.ts';
import { alertWhenFull, mailQuota, queueVisitorMail } from '../outbox/mail-quota.ts';
import { channelsAbout, deleteMessages } from '../outbox/message-queries.ts';
import { addressLock } from '../outbox/queue.ts';
import { eventQueue } from './event-queue.ts';
import type { SubscriberTokens } from './subscriber-tokens.ts';
import { toSubscription, type Confirmation, type Preferences, type Subscription } from './subscription.ts';

/** Shortest time between two mails to one address, in milliseconds. */
const MAIL_PAUSE_MS = 600_000;

/** Validity of the link that confirms, in milliseconds. */
const CONFIRMATION_MS = 48 * HOUR_MS;

/** Name of the form in the table `spam`. */
export const NEWSLETTER_FORM = 'newsletter';

/** A request as the table `spam` has it. */
const SpamSchema = z.object({ email: z.string(), themes: z.array(z.enum(THEMES)), locale: z.enum(LOCALES) });

interface SubscriptionServices {
  readonly addressHash: AddressHash;
  readonly tokens: SubscriberTokens;
  /** Channels to mail services, which receive each change. */
  readonly channels: readonly string[];
}

/** Subscriptions in the database. */
export type Subscriptions = ReturnType<typeof storedSubscriptions>;

/**
 * Creates the queries of the table `subscriptions`, with double opt-in. An address that unsubscribed keeps a row without address,
 * themes or day of consent: only the hash by which it is recognised. Each change is queued for mail services in the same
 * transaction.
 */
export function storedSubscriptions(
  database: Database,
  { addressHash, tokens, channels }: SubscriptionServices,
) {
  const events = eventQueue(channels);

  /** Ends a subscription: deletes its messages and its row, or all of the row but the hash. */
  async function end(
    transaction: Transaction,
    row: Row<'subscriptions'>,
    at: number,
    isErased: boolean,
  ): Promise<void> {
    const { id, email, status } = row;
    if (status === 'confirmed' && email !== null) await events.queueRemoved(transaction, { id, email }, at);
    await deleteMessages(transaction, { subscriptionId: id });
    if (isErased) await transaction.deleteFrom('subscriptions').where('id', '=', id).execute();
    else
      await transaction
        .updateTable('subscriptions')
        .set({ email: null, status: 'left', themes: '[]', confirmed_at: null, requested_at: 0, left_at: at })
        .where('id', '=', id)
        .execute();
  }

  /** Ends the subscription that a lasting token opens; `false` when there is none. */
  async function endByToken(token: string, at: number, isErased: boolean): Promise<boolean> {
    const id = await tokens.read(token);
    if (id === undefined) return false;
    return database.transaction(async (transaction) => {
      const row = await lockById(transaction, id);
      if (row !== undefined && (isErased || row.status !== 'left')) await end(transaction, row, at, isErased);
      return row !== undefined;
    });
  }

  /** Finds a subscription by its id. */
  const find = (id: string): Promise<Subscription | undefined> =>
    database.transaction(async (transaction) =>
      toSubscription(
        await transaction.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
    );

  return {
    /**
     * Queues a mail with a link to confirm; to the preferences for an address that is confirmed. The caller cannot tell
     * which, and an address gets one mail in ten minutes at most. Spam is stored as such; when the mail limit of the site
     * is reached, nothing is stored.
     */
    async request(
      request: SubscriptionRequest,
      spam?: SpamReason,
    ): Promise<'requested' | 'no-mail' | 'spam'> {
      const recipient = await addressHash(request.email);
      return database.transaction(async (transaction) => {
        if (spam !== undefined) {
          await insertRequestAsSpam(transaction, request, spam);
          return 'spam';
        }
        const isConfirmed = await isSubscriber(transaction, recipient);
        const quota = await mailQuota(transaction, { recipient, isSubscriber: isConfirmed }, request.at);
        await alertWhenFull(transaction, quota, request.at);
        if (quota.isSiteFull) return 'no-mail';
        await requestIn(transaction, recipient, request);
        return 'requested';
      });
    },
    /** Accepts a request that was taken for spam; `false` when its content is damaged. */
    async release(content: unknown, at: number): Promise<boolean> {
      const request = SpamSchema.safeParse(content);
      if (!request.success) return false;
      const recipient = await addressHash(request.data.email);
      await database.transaction((transaction) => requestIn(transaction, recipient, { ...request.data, at }));
      return true;
    },
    /** Queues a mail with a link to the preferences, if the address is subscribed; one in ten minutes at most. */
    async requestPreferences({ email, at }: Pick<SubscriptionRequest, 'email' | 'at'>): Promise<void> {
      const hashed = await addressHash(email);
      await database.transaction(async (transaction) => {
        const row = await lockByHash(transaction, hashed);
        if (row?.status === 'confirmed') await mail(transaction, row, at);
      });
    },
    /** Confirms the subscription of a token, once within 48 hours. */
    async confirm(token: string, at: number): Promise<Confirmation> {
      const { id = '', issuedAt = 0 } = (await tokens.readConfirmation(token)) ?? {};
      return database.transaction(async (transaction): Promise<Confirmation> => {
        const row = await lockById(transaction, id);
        if (row === undefined || row.email === null) return 'unknown';
        if (row.status === 'confirmed') return 'already';
        // A link of an earlier subscription, which ended since.
        if (row.left_at !== null && issuedAt <= row.left_at) return 'unknown';
        if (issuedAt + CONFIRMATION_MS <= at) return 'expired';
        await transaction
          .updateTable('subscriptions')
          .set({ status: 'confirmed', confirmed_at: at, left_at: null })
          .where('id', '=', id)
          .execute();
        await events.queueConfirmed(transaction, { id, email: row.email }, at);
        return 'confirmed';
      });
    },
    find,
    /** Finds the confirmed subscription that a lasting token opens. */
    async findByToken(token: string): Promise<Subscription | undefined> {
      const id = await tokens.read(token);
      const found = id === undefined ? undefined : await find(id);
      return found?.status === 'confirmed' ? found : undefined;
    },
    /** Lists the confirmed subscriptions by id, `limit` at most, after the one given. */
    list: (limit: number, after = ''): Promise<readonly Subscription[]> =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('subscriptions')
          .selectAll()
          .where('status', '=', 'confirmed')
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute();
        return rows.flatMap((row) => toSubscription(row) ?? []);
      }),
    /** Saves preferences; `false` for a token that does not open a confirmed subscription. */
    async change(token: string, { themes, frequency }: Preferences, at: number): Promise<boolean> {
      const id = await tokens.read(token);
      if (id === undefined) return false;
      return database.transaction(async (transaction) => {
        const row = await lockById(transaction, id);
        if (row?.status !== 'confirmed' || row.email === null) return false;
        await transaction
          .updateTable('subscriptions')
          .set({ themes: JSON.stringify(themes), frequency })
          .where('id', '=', id)
          .execute();
        await events.queueChanged(transaction, { id, email: row.email }, at);
        return true;
      });
    },
    /** Ends the subscription, again without effect; `false` for a token of none. */
    unsubscribe: (token: string, at: number) => endByToken(token, at, false),
    /** Deletes the subscription whole, leads excepted; `false` for a token of none. */
    erase: (token: string, at: number) => endByToken(token, at, true),
    /** Ends the subscription of an address; `false` if it has none. */
    async remove(email: string, at: number): Promise<boolean> {
      const hashed = await addressHash(email);
      return database.transaction(async (transaction) => {
        const row = await lockByHash(transaction, hashed);
        if (row === undefined || row.status === 'left') return false;
        await end(transaction, row, at, false);
        return true;
      });
    },
    /** Returns the subscription of an address, and the channels that a removal of it waits for. */
    async about(email: string) {
      const hashed = await addressHash(email);
      return database.transaction(async (transaction) => {
        const subscription = toSubscription(await findByHash(transaction, hashed));
        return { subscription, removals: await channelsAbout(transaction, normaliseAddress(email)) };
      });
    },
    /** Deletes the subscription of an address with its hash; `false` if it has none. */
    async forget(email: string, at: number): Promise<boolean> {
      const hashed = await addressHash(email);
      return database.transaction(async (transaction) => {
        const row = await lockByHash(transaction, hashed);
        if (row !== undefined) await end(transaction, row, at, true);
        return row !== undefined;
      });
    },
  };
}

/** Returns whether the owner of an address has confirmed the newsletter. */
export async function isSubscriber(transaction: Transaction, addressHash: string): Promise<boolean> {
  return (await findByHash(transaction, addressHash))?.status === 'confirmed';
}

const findByHash = (transaction: Transaction, addressHash: string) =>
  transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();

/** Locks an address, and reads its subscription. */
async function lockByHash(transaction: Transaction, addressHash: string) {
  await lock(transaction, addressLock(addressHash));
  return findByHash(transaction, addressHash);
}

/** Reads a subscription once its address is locked. */
async function lockById(transaction: Transaction, id: string): Promise<Row<'subscriptions'> | undefined> {
  const known = await transaction
    .selectFrom('subscriptions')
    .select('address_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return known && lockByHash(transaction, known.address_hash);
}

/** Makes an address a pending subscription and queues its mail, in the transaction of the caller. */
export async function requestIn(
  transaction: Transaction,
  addressHash: string,
  request: SubscriptionRequest,
): Promise<void> {
  const known = await lockByHash(transaction, addressHash);
  if (known?.status === 'confirmed') return mail(transaction, known, request.at);
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
  await mail(transaction, row, request.at);
}

/** Queues the mail that a subscription calls for, unless one was queued within the pause or a limit is reached. */
async function mail(transaction: Transaction, row: Row<'subscriptions'>, at: number): Promise<void> {
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
