import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { insertMessages, queueAlert, type NewMessage } from './queue.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Mails a day to one address whose owner has not confirmed it: anybody can type it in a form. */
export const MAILS_TO_UNCONFIRMED_ADDRESS = 5;

/** Mails of the whole site to visitors in an hour. */
export const MAILS_OF_SITE = 500;

/** Alert when visitors' mails reach the limit of the site. */
const FLOOD = { channel: 'mail', problem: 'flood' } as const;

/** Mails that may still be sent to an address. */
export interface MailQuota {
  /** True when another mail may be sent to the address. */
  readonly hasQuota: boolean;
  /** True when the limit of the site is reached. */
  readonly isSiteFull: boolean;
  /** True when the owner of the address has confirmed the newsletter. */
  readonly isConfirmed: boolean;
}

/** Counts recent mails to an address and to all visitors. The transaction holds the lock of the address. */
export async function mailQuota(transaction: Transaction, recipient: string, at: number): Promise<MailQuota> {
  const [hourAgo, dayAgo] = [at - HOUR_MS, at - DAY_MS];
  // One statement in the SQL of both databases, since every lead waits for it.
  const counted = await sql<Record<'address' | 'site', number> & { confirmed: boolean | 0 | 1 }>`SELECT
    (SELECT count(*) FROM outbox WHERE recipient = ${recipient} AND created_at > ${dayAgo} AND created_at <= ${at}) AS address,
    (SELECT count(*) FROM outbox WHERE recipient IS NOT NULL AND created_at > ${hourAgo} AND created_at <= ${at}) AS site,
    EXISTS (SELECT 1 FROM subscriptions WHERE address_hash = ${recipient} AND status = 'confirmed') AS confirmed`.execute(
    transaction,
  );
  const { address = 0, site = 0, confirmed } = counted.rows[0] ?? {};
  const isConfirmed = Boolean(confirmed);
  const isSiteFull = site >= MAILS_OF_SITE;
  return {
    hasQuota: !isSiteFull && (isConfirmed || address < MAILS_TO_UNCONFIRMED_ADDRESS),
    isSiteFull,
    isConfirmed,
  };
}

/** Alerts the team, once a day, when the limit of the site is reached. */
export async function alertWhenFull(
  transaction: Transaction,
  { isSiteFull }: MailQuota,
  at: number,
): Promise<void> {
  if (isSiteFull) await queueAlert(transaction, FLOOD, at, []);
}

/**
 * Queues a mail to a visitor unless a limit is reached; returns whether it did. The visitor gets the same answer, since
 * anybody can type any address. The transaction holds the lock of the address.
 */
export async function queueToVisitor(
  transaction: Transaction,
  message: NewMessage & { readonly recipient: string },
  at: number,
): Promise<boolean> {
  const quota = await mailQuota(transaction, message.recipient, at);
  if (quota.hasQuota) await insertMessages(transaction, [message], at);
  else await alertWhenFull(transaction, quota, at);
  return quota.hasQuota;
}
