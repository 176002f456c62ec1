import { randomUUID } from 'node:crypto';
import { normaliseAddress } from '#http/mail-address.ts';
import type { SubscriptionRequest } from '#schemas/forms/newsletter.ts';
import { lock, type Database, type Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import type { AddressHash } from '../database/address-hash.ts';
import { recordConsent } from '../leads/lead-consent.ts';
import { alertWhenFull, mailQuota, queueToVisitor } from '../outbox/mail-quota.ts';
import type { HttpChannel, SubscriberChannel } from '../outbox/message.ts';
import { addressLock } from '../outbox/queue.ts';
import { keepSpam, type SpamReason } from '../forms/stored-spam.ts';
import { eventQueue } from './event-queue.ts';
import type { SubscriberTokens } from './subscriber-tokens.ts';
import { toSubscription, type Confirmation, type Preferences, type Subscription } from './subscription.ts';

/** The least time between two mails to one address, in milliseconds. */
const MAIL_PAUSE_MS = 600_000;

/** Validity of the link that confirms, in milliseconds. */
const CONFIRMATION_MS = 48 * 3_600_000;

/** What subscriptions need of the store. */
interface SubscriptionServices {
  readonly addressHash: AddressHash;
  readonly tokens: SubscriberTokens;
  readonly httpChannels: readonly HttpChannel[];
  readonly subscriberChannels: readonly SubscriberChannel[];
}

/**
 * Subscriptions by double opt-in, in the table `subscriptions`. An address that unsubscribed keeps a row without address,
 * themes or day of consent: only the hash by which it is recognised. Each change is queued for mail services in the same
 * transaction.
 */
export function storedSubscriptions(
  database: Database,
  { addressHash, tokens, httpChannels, subscriberChannels }: SubscriptionServices,
) {
  const events = eventQueue(subscriberChannels);

  /** Ends a subscription, and deletes its row or all but its hash. Returns the ids of deleted messages. */
  async function end(
    transaction: Transaction,
    row: Row<'subscriptions'>,
    at: number,
    isErased: boolean,
  ): Promise<readonly string[]> {
    const { id, email, status } = row;
    if (status === 'confirmed' && email !== null) {
      await recordConsent(transaction, email, 'withdrawn', { at, httpChannels });
      await events.queueRemoved(transaction, { id, email }, at);
    }
    const messages = await transaction
      .deleteFrom('outbox')
      .where('subscription_id', '=', id)
      .returning('id')
      .execute();
    if (isErased) await transaction.deleteFrom('subscriptions').where('id', '=', id).execute();
    else
      await transaction
        .updateTable('subscriptions')
        .set({ email: null, status: 'left', themes: '[]', confirmed_at: null, requested_at: 0, left_at: at })
        .where('id', '=', id)
        .execute();
    return messages.map((message) => message.id);
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
    requestIn,
    /**
     * Queues a mail with a link to confirm; to the preferences for an address that is confirmed. The caller cannot tell
     * which, and an address gets one mail in ten minutes at most. Spam is kept as such; while the site has no mail left,
     * nothing is kept.
     */
    async request(
      request: SubscriptionRequest,
      spam?: SpamReason,
    ): Promise<'requested' | 'no-mail' | 'spam'> {
      const hash = await addressHash(request.email);
      return database.transaction(async (transaction) => {
        if (spam !== undefined) {
          await keepSpam(transaction, { request, reason: spam });
          return 'spam';
        }
        const quota = await mailQuota(transaction, hash, request.at);
        await alertWhenFull(transaction, quota, request.at);
        if (quota.isSiteFull) return 'no-mail';
        await requestIn(transaction, hash, request);
        return 'requested';
      });
    },
    /** Queues a mail with a link to the preferences, if the address is subscribed; one in ten minutes at most. */
    async requestPreferences({ email, at }: Pick<SubscriptionRequest, 'email' | 'at'>): Promise<void> {
      const hash = await addressHash(email);
      await database.transaction(async (transaction) => {
        const row = await lockByHash(transaction, hash);
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
        await recordConsent(transaction, row.email, 'confirmed', { at, httpChannels });
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
      const hash = await addressHash(email);
      return database.transaction(async (transaction) => {
        const row = await lockByHash(transaction, hash);
        if (row === undefined || row.status === 'left') return false;
        await end(transaction, row, at, false);
        return true;
      });
    },
    /** Reads what is stored about a person: the subscription, and the channels that wait to be told of its end. */
    async about(email: string) {
      const hash = await addressHash(email);
      return database.transaction(async (transaction) => {
        const subscription = toSubscription(await findByHash(transaction, hash));
        const removals = await transaction
          .selectFrom('outbox')
          .select('channel')
          .where('address', '=', normaliseAddress(email))
          .execute();
        return { subscription, removals: removals.map(({ channel }) => channel) };
      });
    },
    /** Deletes the subscription of a person whole; returns the ids of deleted messages. */
    async forget(email: string, at: number): Promise<readonly string[]> {
      const hash = await addressHash(email);
      return database.transaction(async (transaction) => {
        const row = await lockByHash(transaction, hash);
        return row === undefined ? [] : end(transaction, row, at, true);
      });
    },
  };
}

/** Subscriptions in the database. */
export type Subscriptions = ReturnType<typeof storedSubscriptions>;

const findByHash = (transaction: Transaction, hash: string) =>
  transaction.selectFrom('subscriptions').selectAll().where('address_hash', '=', hash).executeTakeFirst();

/** Locks an address, and reads its subscription. */
async function lockByHash(transaction: Transaction, hash: string) {
  await lock(transaction, addressLock(hash));
  return findByHash(transaction, hash);
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
async function requestIn(
  transaction: Transaction,
  hash: string,
  request: SubscriptionRequest,
): Promise<void> {
  const known = await lockByHash(transaction, hash);
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
    .values({ ...requested, id: randomUUID(), address_hash: hash, frequency: 'each', mailed_at: 0 })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(requested))
    .returningAll()
    .executeTakeFirstOrThrow();
  await mail(transaction, row, request.at);
}

/** Queues the mail that this subscription calls for, unless one was queued within the pause or a limit is reached. */
async function mail(transaction: Transaction, row: Row<'subscriptions'>, at: number): Promise<void> {
  // A time in the future was written by a wrong clock.
  if (row.mailed_at > at - MAIL_PAUSE_MS && row.mailed_at < at + MAIL_PAUSE_MS) return;
  const kind = row.status === 'confirmed' ? 'newsletter-settings' : 'newsletter-confirm';
  const message = {
    id: `${randomUUID()}-${kind}`,
    kind,
    subscriptionId: row.id,
    recipient: row.address_hash,
  } as const;
  if (await queueToVisitor(transaction, message, at))
    await transaction.updateTable('subscriptions').set({ mailed_at: at }).where('id', '=', row.id).execute();
}
