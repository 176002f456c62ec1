import { createHmac, randomUUID } from 'node:crypto';
import { normaliseAddress } from '#http/mail-address.ts';
import { lock, type Database, type Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { alertWhenFull, mailRoom, queueToVisitor } from './mail-limits.ts';
import type { HttpChannel } from './message.ts';
import type { Secrets } from './secrets.ts';
import { keepSpam, type SpamReason } from './spam.ts';
import { byToken, leave, lockRow, tellConsent } from './subscription-rows.ts';
import {
  toSubscription,
  type Confirmation,
  type Frequency,
  type Subscription,
  type SubscriptionAsk,
  type TokenPurpose,
} from './subscription.ts';
import type { Theme } from '#schemas/content/themes.ts';

/** The least time between two mails to one address, in milliseconds. */
const MAIL_PAUSE_MS = 600_000;

/** Mails that ask for a confirmation, in the seven days for which they are known to have been sent. */
const MOST_CONFIRMATIONS = 5;

const HOUR_MS = 3_600_000;

/** Validity of a mail's link, in milliseconds. */
const TOKEN_MS: Readonly<Record<TokenPurpose, number>> = {
  confirm: 48 * HOUR_MS,
  manage: 365 * 24 * HOUR_MS,
};

/** Subscriptions in the database. */
export type Subscriptions = ReturnType<typeof storedSubscriptions>;

/**
 * Subscriptions by double opt-in. The links in mails hold tokens (`tokens.ts`) of which only hashes are kept: a message is
 * queued here, and its token is made when it is sent. An address that unsubscribed keeps a row without address, theme or
 * date of consent: only the hash by which the address is recognised if it is ever added again.
 */
export function storedSubscriptions(
  database: Database,
  secret: Secrets,
  httpChannels: readonly HttpChannel[],
) {
  const addressHash = async (email: string) =>
    createHmac('sha256', await secret('addresses'))
      .update(normaliseAddress(email))
      .digest('base64url');

  /** Ends the subscription that a token opens; the channels of the team are told, if it was confirmed. */
  const leaveBy = (tokenHash: string, at: number, isErased: boolean) =>
    database.transaction(async (transaction) => {
      const row = await byToken(transaction, tokenHash, 'manage');
      if (row === undefined || row.expires_at <= at) return false;
      if (row.status === 'confirmed')
        await tellConsent(transaction, row.email, 'withdrawn', { at, httpChannels });
      await leave(transaction, row.id, at, isErased);
      return true;
    });

  return {
    /** Computes the keyed hash that an address is known by. */
    addressHash,
    requestIn,
    /** Erases within a transaction; returns the ids of the deleted messages. */
    async eraseIn(transaction: Transaction, hash: string, at: number): Promise<readonly string[]> {
      const row = await lockRow(transaction, hash);
      return row === undefined ? [] : leave(transaction, row.id, at, true);
    },
    /**
     * Queues a mail with a link to confirm; to settings for an address that is confirmed. Nothing tells the caller
     * which, and an address gets one mail in ten minutes at most. What is spam for a reason is kept as such; while the
     * site has no mail left, nothing is kept.
     */
    async request(ask: SubscriptionAsk, spam?: SpamReason): Promise<'asked' | 'no-mail' | 'spam'> {
      const hash = await addressHash(ask.email);
      return database.transaction(async (transaction) => {
        if (spam !== undefined) {
          await keepSpam(transaction, { ask, reason: spam });
          return 'spam';
        }
        const room = await mailRoom(transaction, hash, ask.at);
        await alertWhenFull(transaction, room, ask.at);
        if (room.isSiteFull) return 'no-mail';
        await requestIn(transaction, hash, ask);
        return 'asked';
      });
    },
    /** Queues a mail with a link to the settings, if the address is subscribed; one in ten minutes at most. */
    async requestSettings({ email, at }: Pick<SubscriptionAsk, 'email' | 'at'>): Promise<void> {
      const hash = await addressHash(email);
      await database.transaction(async (transaction) => {
        const row = await lockRow(transaction, hash);
        if (row?.status === 'confirmed') await mail(transaction, row, at);
      });
    },
    confirm: (tokenHash: string, at: number) =>
      database.transaction(async (transaction): Promise<Confirmation> => {
        await lock(transaction, `token ${tokenHash}`);
        const row = await byToken(transaction, tokenHash, 'confirm');
        if (row === undefined) return 'unknown';
        if (row.status === 'confirmed') return 'already';
        if (row.status !== 'pending' || row.used_at !== null) return 'unknown';
        if (row.expires_at <= at) return 'expired';
        await transaction.updateTable('tokens').set({ used_at: at }).where('hash', '=', tokenHash).execute();
        await transaction
          .updateTable('subscriptions')
          .set({ status: 'confirmed', confirmed_at: at, left_at: null })
          .where('id', '=', row.id)
          .execute();
        await tellConsent(transaction, row.email, 'confirmed', { at, httpChannels });
        return 'confirmed';
      }),
    /** Lists the subscriptions, the newest first. */
    list: (limit: number, offset: number): Promise<readonly Subscription[]> =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('subscriptions')
          .selectAll()
          .where('email', 'is not', null)
          .orderBy('requested_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute();
        return rows.flatMap((row) => toSubscription(row) ?? []);
      }),
    /** Finds the subscription that an unexpired token of this purpose opens. */
    find: (tokenHash: string, purpose: TokenPurpose, at: number): Promise<Subscription | undefined> =>
      database.transaction(async (transaction) => {
        const row = await byToken(transaction, tokenHash, purpose);
        return row !== undefined && row.expires_at > at ? toSubscription(row) : undefined;
      }),
    /** Saves settings; `false` for a token that does not open a confirmed subscription. */
    change: (
      tokenHash: string,
      { themes, frequency }: { readonly themes: readonly Theme[]; readonly frequency: Frequency },
      at: number,
    ): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const row = await byToken(transaction, tokenHash, 'manage');
        if (row?.status !== 'confirmed' || row.expires_at <= at) return false;
        await transaction
          .updateTable('subscriptions')
          .set({ themes: JSON.stringify(themes), frequency })
          .where('id', '=', row.id)
          .execute();
        return true;
      }),
    /** Ends the subscription, again without effect; `false` for a token that was never one, or is too old. */
    unsubscribe: (tokenHash: string, at: number) => leaveBy(tokenHash, at, false),
    /** Deletes the address and its tokens, leads excepted; `false` as for `unsubscribe`. */
    erase: (tokenHash: string, at: number) => leaveBy(tokenHash, at, true),
    /** Keeps the hash of a token made for a mail to this address; `false` if it no longer has a subscription. */
    async addToken(email: string, purpose: TokenPurpose, hash: string, at: number): Promise<boolean> {
      const address = await addressHash(email);
      return database.transaction(async (transaction) => {
        const row = await transaction
          .selectFrom('subscriptions')
          .select('id')
          .where('address_hash', '=', address)
          .where('email', 'is not', null)
          .executeTakeFirst();
        if (row === undefined) return false;
        const token = { hash, subscription_id: row.id, purpose, expires_at: at + TOKEN_MS[purpose] };
        await transaction.insertInto('tokens').values(token).execute();
        return true;
      });
    },
  };
}

async function requestIn(transaction: Transaction, hash: string, ask: SubscriptionAsk): Promise<void> {
  const known = await lockRow(transaction, hash);
  if (known?.status === 'confirmed') return mail(transaction, known, ask.at);
  const asked = {
    email: normaliseAddress(ask.email),
    status: 'pending',
    themes: JSON.stringify(ask.themes),
    locale: ask.locale,
    requested_at: ask.at,
  } as const;
  const row = await transaction
    .insertInto('subscriptions')
    .values({ ...asked, id: randomUUID(), address_hash: hash, frequency: 'each', mailed_at: 0 })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(asked))
    .returningAll()
    .executeTakeFirstOrThrow();
  await mail(transaction, row, ask.at);
}

/**
 * Queues the mail that this subscription calls for, unless one was a moment ago, or five to an address that never
 * confirmed, which does not want them.
 */
async function mail(transaction: Transaction, row: Row<'subscriptions'>, at: number): Promise<void> {
  // A time in the future was written by a wrong clock.
  if (row.mailed_at > at - MAIL_PAUSE_MS && row.mailed_at < at + MAIL_PAUSE_MS) return;
  const kind = row.status === 'confirmed' ? 'newsletter-settings' : 'newsletter-confirm';
  if (kind === 'newsletter-confirm') {
    const { sent } = await transaction
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('sent'))
      .where('subscription_id', '=', row.id)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    if (sent >= MOST_CONFIRMATIONS) return;
  }
  const message = {
    id: `${randomUUID()}-${kind}`,
    kind,
    subscriptionId: row.id,
    recipient: row.address_hash,
  } as const;
  if (await queueToVisitor(transaction, message, at))
    await transaction.updateTable('subscriptions').set({ mailed_at: at }).where('id', '=', row.id).execute();
}
