import { normaliseAddress } from '#http/mail-address.ts';
import { RETENTION } from '#site.ts';
import { DAY_MS, HOUR_MS } from '#time.ts';
import type { AddressHash } from '../database/secrets.ts';
import type { Database, Transaction } from '../database/database.ts';
import { channelsAbout, deleteMessages } from '../outbox/message-queries.ts';
import { queueSubscriberEvent } from './event-queue.ts';
import type { SubscriberTokens } from './subscriber-tokens.ts';
import { toSubscription, type Confirmation, type Preferences, type Subscription } from './subscription.ts';
import { subscriptionRequests } from './subscription-requests.ts';
import { findByHash, lockByHash, lockById, type SubscriptionRow } from './subscription-rows.ts';

/** Validity of the link that confirms. */
const CONFIRMATION_MS = 48 * HOUR_MS;

interface SubscriptionServices {
  readonly addressHash: AddressHash;
  readonly tokens: SubscriberTokens;
  readonly channels: readonly string[];
}

export type Subscriptions = ReturnType<typeof storedSubscriptions>;

/** Double opt-in. An address that unsubscribed keeps a row with nothing but the hash by which it is recognised. */
export function storedSubscriptions(
  database: Database,
  { addressHash, tokens, channels }: SubscriptionServices,
) {
  /** Ends a subscription: deletes its messages and its row, or all of the row but the hash. */
  async function endSubscription(
    transaction: Transaction,
    row: SubscriptionRow,
    at: number,
    isErased: boolean,
  ): Promise<void> {
    const { id, email, status } = row;
    if (status === 'confirmed' && email !== null)
      await queueSubscriberEvent(transaction, channels, 'removed', { id, email }, at);
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
      if (row !== undefined && (isErased || row.status !== 'left'))
        await endSubscription(transaction, row, at, isErased);
      return row !== undefined;
    });
  }

  const find = (id: string): Promise<Subscription | undefined> =>
    database.transaction(async (transaction) =>
      toSubscription(
        await transaction.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
    );

  return {
    ...subscriptionRequests(database, addressHash),
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
        await queueSubscriberEvent(transaction, channels, 'confirmed', { id, email: row.email }, at);
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
    list: (): Promise<readonly Subscription[]> =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('subscriptions')
          .selectAll()
          .where('status', '=', 'confirmed')
          .orderBy('id')
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
        await queueSubscriberEvent(transaction, channels, 'changed', { id, email: row.email }, at);
        return true;
      });
    },
    /** Ends the subscription, again without effect; `false` for a token of none. */
    unsubscribe: (token: string, at: number) => endByToken(token, at, false),
    /** Deletes the subscription whole, leads excepted; `false` for a token of none. */
    erase: (token: string, at: number) => endByToken(token, at, true),
    async remove(email: string, at: number): Promise<boolean> {
      const hashed = await addressHash(email);
      return database.transaction(async (transaction) => {
        const row = await lockByHash(transaction, hashed);
        if (row === undefined || row.status === 'left') return false;
        await endSubscription(transaction, row, at, false);
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
        if (row !== undefined) await endSubscription(transaction, row, at, true);
        return row !== undefined;
      });
    },
  };
}

export function unconfirmedLimit(at: number): number {
  return at - RETENTION.unconfirmedDays * DAY_MS;
}

/** Deletes the subscriptions that nobody confirmed in time. An address that left before keeps its hash. */
export async function purgeSubscriptions(transaction: Transaction, at: number): Promise<void> {
  const limit = unconfirmedLimit(at);
  await transaction
    .updateTable('subscriptions')
    .set({ email: null, status: 'left', themes: '[]', requested_at: 0 })
    .where('status', '=', 'pending')
    .where('requested_at', '<', limit)
    .where('left_at', 'is not', null)
    .execute();
  await transaction
    .deleteFrom('subscriptions')
    .where('status', '=', 'pending')
    .where('requested_at', '<', limit)
    .execute();
}
