import { createHmac, createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import { THEMES } from '../../schemas/themes.ts';
import { isLocale } from '../../locales.ts';
import { readJson } from '../is-record.ts';
import { normaliseAddress } from '../../http/mail-address.ts';
import type { Database, Row, SqlValue, Transaction } from './database.ts';
import type { Lead } from './lead.ts';
import type { Passing } from './message.ts';
import { queue, queueToVisitor } from './queue.ts';
import type { Secrets } from './secrets.ts';
import type { Subscription, Subscriptions, TokenPurpose } from './store.ts';

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

type Ask = Parameters<Subscriptions['request']>[0];

/** What the leads need besides: a subscription asked, read and erased in their own transactions. */
export interface StoredSubscriptions extends Subscriptions {
  addressHash(email: string): Promise<string>;
  requestIn(transaction: Transaction, addressHash: string, ask: Ask): Promise<void>;
  findIn(transaction: Transaction, addressHash: string): Promise<Subscription | undefined>;
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
  passing: readonly Passing[],
): StoredSubscriptions {
  let key: KeyObject | undefined; // made once: it takes longer than the hash
  const addressHash = async (email: string) => {
    key ??= createSecretKey(await secrets.get('addresses'));
    return createHmac('sha256', key).update(normaliseAddress(email)).digest('base64url');
  };

  return {
    addressHash,
    requestIn,
    findIn: async ({ query }, hash) => {
      const [row] = await query('SELECT * FROM subscriptions WHERE address_hash = $1', hash);
      return row && toSubscription(row);
    },
    eraseIn: async (transaction, hash, at) => {
      const [row] = await transaction.query('SELECT id FROM subscriptions WHERE address_hash = $1', hash);
      return row === undefined ? [] : leave(transaction, String(row['id']), at, 'erase');
    },
    async request(ask) {
      const hash = await addressHash(ask.email);
      await database.transaction((transaction) => requestIn(transaction, hash, ask));
    },
    async requestSettings({ email, at }) {
      const hash = await addressHash(email);
      await database.transaction(async (transaction) => {
        const row = await lockRow(transaction, hash);
        if (row?.['status'] === 'confirmed') await mail(transaction, row, at);
      });
    },
    confirm: (tokenHash, at) =>
      database.transaction(async (transaction) => {
        const { query, lock } = transaction;
        await lock(`token ${tokenHash}`);
        const row = await byToken(transaction, tokenHash, 'confirm');
        if (row === undefined) return 'unknown';
        if (row['status'] === 'confirmed') return 'already';
        if (row['status'] !== 'pending' || row['used_at'] !== null) return 'unknown';
        if (Number(row['expires_at']) <= at) return 'expired';
        await query('UPDATE tokens SET used_at = $2 WHERE hash = $1', tokenHash, at);
        await query(
          `UPDATE subscriptions SET status = 'confirmed', confirmed_at = $2, left_at = NULL, bounces = 0 WHERE id = $1`,
          row['id'] ?? null,
          at,
        );
        await tellConsent(transaction, row['email'], 'confirmed', { at, passing });
        return 'confirmed';
      }),
    find: (tokenHash, purpose, at) =>
      database.transaction(async (transaction) => {
        const row = await byToken(transaction, tokenHash, purpose);
        return row !== undefined && Number(row['expires_at']) > at ? toSubscription(row) : undefined;
      }),
    change: (tokenHash, { themes, frequency }, at) =>
      database.transaction(async (transaction) => {
        const row = await byToken(transaction, tokenHash, 'manage');
        if (row?.['status'] !== 'confirmed' || Number(row['expires_at']) <= at) return false;
        await transaction.query(
          'UPDATE subscriptions SET themes = $2, frequency = $3 WHERE id = $1',
          row['id'] ?? null,
          JSON.stringify(themes),
          frequency,
        );
        return true;
      }),
    unsubscribe: (tokenHash, at) => leaveBy(database, tokenHash, { at, passing }, 'unsubscribe'),
    erase: (tokenHash, at) => leaveBy(database, tokenHash, { at, passing }, 'erase'),
    async addToken(email, purpose, tokenHash, at) {
      const hash = await addressHash(email);
      const added = await database.transaction(({ query }) =>
        query(
          `INSERT INTO tokens (hash, subscription_id, purpose, expires_at)
           SELECT $1, id, $2, CAST($3 AS BIGINT) FROM subscriptions WHERE address_hash = $4 AND email IS NOT NULL
           RETURNING hash`,
          tokenHash,
          purpose,
          at + TOKEN_MS[purpose],
          hash,
        ),
      );
      return added.length > 0;
    },
  };
}

async function requestIn(transaction: Transaction, hash: string, ask: Ask): Promise<void> {
  const { email, themes, locale, at } = ask;
  const known = await lockRow(transaction, hash);
  if (known?.['status'] === 'confirmed') return mail(transaction, known, at);
  const [row] = await transaction.query(
    `INSERT INTO subscriptions (id, address_hash, email, status, themes, frequency, locale, requested_at, mailed_at)
     VALUES ($1, $2, $3, 'pending', $4, 'each', $5, $6, 0)
     ON CONFLICT (address_hash) DO UPDATE SET email = $3, status = 'pending', themes = $4, locale = $5,
       requested_at = $6 RETURNING *`,
    randomUUID(),
    hash,
    normaliseAddress(email),
    JSON.stringify(themes),
    locale,
    at,
  );
  if (row !== undefined) await mail(transaction, row, at);
}

/**
 * Queues the mail that this subscription calls for, unless one was a moment ago, or five to an address that never
 * confirmed, which does not want them.
 */
async function mail(transaction: Transaction, row: Row, at: number): Promise<void> {
  // A time in the future was written by a wrong clock.
  const mailedAt = Number(row['mailed_at']);
  if (mailedAt > at - MAIL_PAUSE_MS && mailedAt < at + MAIL_PAUSE_MS) return;
  const [subscriptionId, recipient] = [String(row['id']), String(row['address_hash'])];
  const kind = row['status'] === 'confirmed' ? 'newsletter-settings' : 'newsletter-confirm';
  if (kind === 'newsletter-confirm') {
    const [sent] = await transaction.query(
      `SELECT count(*) AS n FROM outbox WHERE subscription_id = $1 AND kind = $2`,
      subscriptionId,
      kind,
    );
    if (Number(sent?.['n']) >= MOST_CONFIRMATIONS) return;
  }
  const message = { id: `${randomUUID()}-${kind}`, kind, subscriptionId, recipient } as const;
  if (await queueToVisitor(transaction, message, at))
    await transaction.query('UPDATE subscriptions SET mailed_at = $2 WHERE id = $1', subscriptionId, at);
}

/** What no two transactions about the subscription of an address may do at a time. */
export const subscriptionLock = (addressHash: string): string => `subscription ${addressHash}`;

async function lockRow({ query, lock }: Transaction, hash: string): Promise<Row | undefined> {
  await lock(subscriptionLock(hash));
  const [row] = await query('SELECT * FROM subscriptions WHERE address_hash = $1', hash);
  return row;
}

async function byToken(
  { query }: Transaction,
  tokenHash: string,
  purpose: TokenPurpose,
): Promise<Row | undefined> {
  const [row] = await query(
    `SELECT subscriptions.*, tokens.expires_at, tokens.used_at
     FROM tokens JOIN subscriptions ON subscriptions.id = tokens.subscription_id
     WHERE tokens.hash = $1 AND tokens.purpose = $2`,
    tokenHash,
    purpose,
  );
  return row;
}

function leaveBy(
  database: Database,
  tokenHash: string,
  { at, passing }: Telling,
  how: 'unsubscribe' | 'erase',
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const row = await byToken(transaction, tokenHash, 'manage');
    if (row === undefined || Number(row['expires_at']) <= at) return false;
    if (row['status'] === 'confirmed')
      await tellConsent(transaction, row['email'], 'withdrawn', { at, passing });
    await leave(transaction, String(row['id']), at, how);
    return true;
  });
}

/** When the programs of the team are told of a consent, and which. */
interface Telling {
  readonly at: number;
  readonly passing: readonly Passing[];
}

/**
 * Tells the programs of the team, which know a person by a demo request, that the person has confirmed the newsletter or
 * left it. Who asked for no demo is known to none of them.
 */
async function tellConsent(
  transaction: Transaction,
  email: SqlValue | undefined,
  consent: NonNullable<Lead['consent']>,
  { at, passing }: Telling,
): Promise<void> {
  const leads = await transaction.query(
    'UPDATE leads SET consent = $2 WHERE email = $1 RETURNING id, received_at',
    email ?? null,
    consent,
  );
  const [newest] = leads.toSorted((one, other) => Number(other['received_at']) - Number(one['received_at']));
  if (newest === undefined) return;
  for (const outlet of passing) {
    if (outlet === 'slack') continue; // Slack is only told of what somebody has to answer
    const kind = `consent-${outlet}` as const;
    await queue(transaction, { id: `${randomUUID()}-${kind}`, kind, leadId: String(newest['id']) }, at);
  }
}

/** The tokens outlive an unsubscription, so that a second click says the same. */
async function leave(
  { query }: Transaction,
  id: string,
  at: number,
  how: 'unsubscribe' | 'erase',
): Promise<readonly string[]> {
  await query(
    `UPDATE subscriptions SET email = NULL, status = 'left', themes = '[]', confirmed_at = NULL,
       requested_at = 0, left_at = $2 WHERE id = $1`,
    id,
    at,
  );
  if (how === 'erase') await query('DELETE FROM tokens WHERE subscription_id = $1', id);
  await query('DELETE FROM letters WHERE subscription_id = $1', id);
  const messages = await query('DELETE FROM outbox WHERE subscription_id = $1 RETURNING id', id);
  return messages.map(({ id: message }) => String(message));
}

/** Reads a subscription from its row; `undefined` for an address that left. */
export function toSubscription(row: Row): Subscription | undefined {
  const { email, status, frequency, locale, confirmed_at: confirmedAt } = row;
  if (typeof email !== 'string' || (status !== 'pending' && status !== 'confirmed')) return undefined;
  const kept = readJson(row['themes']);
  return {
    email,
    status,
    themes: THEMES.filter((theme) => Array.isArray(kept) && kept.includes(theme)),
    frequency: frequency === 'monthly' ? 'monthly' : 'each',
    locale: isLocale(locale) ? locale : 'fr',
    requestedAt: Number(row['requested_at']),
    confirmedAt: typeof confirmedAt === 'number' ? confirmedAt : null,
    bounces: Number(row['bounces']),
  };
}
