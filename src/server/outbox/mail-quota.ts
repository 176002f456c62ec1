import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '#time.ts';
import type { Transaction } from '../database/database.ts';
import { insertMessages, queueAlert, type NewMessage } from './queue.ts';

/** Mails a day to one address whose owner has not confirmed it: anybody can type it in a form. */
export const MAILS_TO_UNCONFIRMED_ADDRESS = 5;

export const MAILS_OF_SITE = 500;

const FLOOD = { channel: 'mail', problem: 'flood' } as const;

/** Visitor whose mails are counted; `isSubscriber` once they have confirmed the address. */
export interface Recipient {
  readonly recipient: string;
  readonly isSubscriber: boolean;
}

export interface MailQuota {
  readonly hasQuota: boolean;
  readonly isSiteFull: boolean;
}

/** Counts recent mails to an address and to all visitors. The transaction holds the lock of the address. */
export async function mailQuota(
  transaction: Transaction,
  { recipient, isSubscriber }: Recipient,
  at: number,
): Promise<MailQuota> {
  const [hourAgo, dayAgo] = [at - HOUR_MS, at - DAY_MS];
  // A single statement in the SQL of both databases, since every lead waits for it.
  const counted = await sql<Record<'address' | 'site', number>>`SELECT
    (SELECT count(*) FROM outbox WHERE recipient = ${recipient} AND created_at > ${dayAgo} AND created_at <= ${at}) AS address,
    (SELECT count(*) FROM outbox WHERE recipient IS NOT NULL AND created_at > ${hourAgo} AND created_at <= ${at}) AS site`.execute(
    transaction,
  );
  const { address = 0, site = 0 } = counted.rows[0] ?? {};
  const isSiteFull = site >= MAILS_OF_SITE;
  return { hasQuota: !isSiteFull && (isSubscriber || address < MAILS_TO_UNCONFIRMED_ADDRESS), isSiteFull };
}

export async function alertWhenFull(
  transaction: Transaction,
  { isSiteFull }: MailQuota,
  at: number,
): Promise<void> {
  if (isSiteFull) await queueAlert(transaction, FLOOD, 'mail', at);
}

/** Queues a mail to a visitor unless a limit is reached; returns whether it did. Needs the lock of the address. */
export async function queueVisitorMail(
  transaction: Transaction,
  message: Omit<NewMessage, 'channel' | 'recipient'>,
  visitor: Recipient,
  at: number,
): Promise<boolean> {
  const quota = await mailQuota(transaction, visitor, at);
  const { recipient } = visitor;
  if (quota.hasQuota) await insertMessages(transaction, [{ ...message, channel: 'mail', recipient }], at);
  else await alertWhenFull(transaction, quota, at);
  return quota.hasQuota;
}
