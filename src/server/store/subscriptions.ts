import { createHmac, createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import { normaliseAddress } from '../../http/mail-address.ts';
import { lock, type Database, type Transaction } from './database.ts';
import type { Lead } from './lead.ts';
import type { HttpChannel } from './message.ts';
import { addressLock, queue, queueToVisitor } from './queue.ts';
import type { Secrets } from './secrets.ts';
import {
  toSubscription,
  type SubscriptionAsk,
  type Subscriptions,
  type TokenPurpose,
} from './subscription.ts';
import type { Row } from './tables.ts';

/** The least time between two mails to one address, in milliseconds. */
const MAIL_PAUSE_MS = 600_000;

/** Mails that ask for a confirmation, in the seven days for which they are known to have been sent. */
const MOST_CONFIRMATIONS = 5;

const HOUR_MS = 3_600_000;

/** How long the link of a mail works, in milliseconds. */
const TOKEN_MS: Readonly<Record<TokenPurpose, number>> = {
  confirm: 48 * HOUR_MS,
  manage: 365 * 24 * HOUR_MS,
};

/** Subscriptions with what leads need of them: asked for and erased in the transaction of a lead. */
export interface StoredSubscriptions extends Subscriptions {
  addressHash(email: string): Promise<string>;
  requestIn(transaction: Transaction, addressHash: string, ask: SubscriptionAsk): Promise<void>;
  /** Returns the ids of the deleted messages. */
  eraseIn(transaction: Transaction, addressHash: string, at: number): Promise<readonly string[]>;
}

/**
 * Subscriptions in the database. An address that unsubscribed keeps a row without address, theme or date of consent: only the
 * hash by which the address is recognised if it is ever added again.
 */
export function storedSubscriptions(
  database: Database,
  secrets: Secrets,
  httpChannels: readonly HttpChannel[],
): StoredSubscriptions {
  let key: KeyObject | undefined; // made once: it takes longer than the hash
  const addressHash = async (email: string) => {
    key ??= createSecretKey(await secrets.get('addresses'));
    return createHmac('sha256', key).update(normaliseAddress(email)).digest('base64url');
  };

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
    addressHash,
    requestIn,
    async eraseIn(transaction, hash, at) {
      const row = await lockRow(transaction, hash);
      return row === undefined ? [] : leave(transaction, row.id, at, true);
    },
    async request(ask) {
      const hash = await addressHash(ask.email);
      await database.transaction((transaction) => requestIn(transaction, hash, ask));
    },
    async requestSettings({ email, at }) {
      const hash = await addressHash(email);
      await database.transaction(async (transaction) => {
        const row = await lockRow(transaction, hash);
        if (row?.status === 'confirmed') await mail(transaction, row, at);
      });
    },
    confirm: (tokenHash, at) =>
      database.transaction(async (transaction) => {
        await lock(transaction, `token ${tokenHash}`);
        const row = await byToken(transaction, tokenHash, 'confirm');
        if (row === undefined) return 'unknown';
        if (row.status === 'confirmed') return 'already';
        if (row.status !== 'pending' || row.used_at !== null) return 'unknown';
        if (row.expires_at <= at) return 'expired';
        await transaction.updateTable('tokens').set({ used_at: at }).where('hash', '=', tokenHash).execute();
        await transaction
          .updateTable('subscriptions')
          .set({ status: 'confirmed', confirmed_at: at, left_at: null, bounces: 0 })
          .where('id', '=', row.id)
          .execute();
        await tellConsent(transaction, row.email, 'confirmed', { at, httpChannels });
        return 'confirmed';
      }),
    find: (tokenHash, purpose, at) =>
      database.transaction(async (transaction) => {
        const row = await byToken(transaction, tokenHash, purpose);
        return row !== undefined && row.expires_at > at ? toSubscription(row) : undefined;
      }),
    change: (tokenHash, { themes, frequency }, at) =>
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
    unsubscribe: (tokenHash, at) => leaveBy(tokenHash, at, false),
    erase: (tokenHash, at) => leaveBy(tokenHash, at, true),
    async addToken(email, purpose, hash, at) {
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

async function lockRow(transaction: Transaction, hash: string): Promise<Row<'subscriptions'> | undefined> {
  await lock(transaction, addressLock(hash));
  return transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('address_hash', '=', hash)
    .executeTakeFirst();
}

function byToken(transaction: Transaction, tokenHash: string, purpose: TokenPurpose) {
  return transaction
    .selectFrom('tokens')
    .innerJoin('subscriptions', 'subscriptions.id', 'tokens.subscription_id')
    .selectAll('subscriptions')
    .select(['tokens.expires_at', 'tokens.used_at'])
    .where('tokens.hash', '=', tokenHash)
    .where('tokens.purpose', '=', purpose)
    .executeTakeFirst();
}

/**
 * Tells the channels of the team, which know a person by a lead, that the person has confirmed the newsletter or left it.
 * Who asked for no demo is known to none of them.
 */
async function tellConsent(
  transaction: Transaction,
  email: string | null,
  consent: NonNullable<Lead['consent']>,
  { at, httpChannels }: { readonly at: number; readonly httpChannels: readonly HttpChannel[] },
): Promise<void> {
  const leads = await transaction
    .updateTable('leads')
    .set({ consent })
    .where('email', '=', email ?? '')
    .returning(['id', 'received_at'])
    .execute();
  const [newest] = leads.toSorted((one, other) => other.received_at - one.received_at);
  if (newest === undefined) return;
  for (const channel of httpChannels) {
    if (channel === 'slack') continue; // Slack is only told of what somebody has to answer
    const kind = `consent-${channel}` as const;
    await queue(transaction, { id: `${randomUUID()}-${kind}`, kind, leadId: newest.id }, at);
  }
}

/** Deletes what is kept of a subscription but its hash. The tokens outlive it, so that a second click says the same. */
async function leave(
  transaction: Transaction,
  id: string,
  at: number,
  isErased: boolean,
): Promise<readonly string[]> {
  await transaction
    .updateTable('subscriptions')
    .set({ email: null, status: 'left', themes: '[]', confirmed_at: null, requested_at: 0, left_at: at })
    .where('id', '=', id)
    .execute();
  if (isErased) await transaction.deleteFrom('tokens').where('subscription_id', '=', id).execute();
  await transaction.deleteFrom('letters').where('subscription_id', '=', id).execute();
  const messages = await transaction
    .deleteFrom('outbox')
    .where('subscription_id', '=', id)
    .returning('id')
    .execute();
  return messages.map((message) => message.id);
}
