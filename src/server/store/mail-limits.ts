import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { insertMessages, queueAlert, type NewMessage } from './queue.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Mails to one address whose owner has not confirmed it, in an hour and in a day: anybody can type it in a form. */
const PER_HOUR = 3;
const PER_DAY = 10;

/** Mails of the whole site to visitors in an hour. Beyond, somebody makes it write to strangers. */
export const SITE_PER_HOUR = 500;

/** The share of an address that had a mail within a day: the rest is kept for first mails. */
export const SITE_REPEATED = 350;

/** The share of those who confirmed their address, whom no stranger can make us write to more than to others. */
const SITE_CONFIRMED = 600;

/** The alert of a site whose visitors' mails are more than it sends in an hour. */
const FLOOD = { channel: 'mail', problem: 'flood' } as const;

/** The mails that may leave to an address at a moment. */
export interface MailRoom {
  /** True when one more may leave to it. */
  readonly isLeft: boolean;
  /** True when the site has none left in this hour, but for those who confirmed their address. */
  readonly isSiteFull: boolean;
  /** True when its owner has confirmed the newsletter. */
  readonly isReader: boolean;
  /** True when the team was told today that the site has none left. */
  readonly isTold: boolean;
}

/** Counts what was sent of late to an address, and to all visitors. The transaction holds the lock of the address. */
export async function mailRoom(transaction: Transaction, recipient: string, at: number): Promise<MailRoom> {
  const since = (moment: number) =>
    transaction
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .where('recipient', 'is not', null)
      .where('created_at', '>', moment)
      .where('created_at', '<=', at);
  const { hour, day, site, reader, told } = await transaction
    .selectNoFrom(({ selectFrom }) => [
      since(at - HOUR_MS)
        .where('recipient', '=', recipient)
        .as('hour'),
      since(at - DAY_MS)
        .where('recipient', '=', recipient)
        .as('day'),
      since(at - HOUR_MS).as('site'),
      selectFrom('subscriptions')
        .select('id')
        .where('address_hash', '=', recipient)
        .where('status', '=', 'confirmed')
        .as('reader'),
      selectFrom('outbox')
        .select('id')
        .where('kind', '=', sql.lit('alert'))
        .where('alert', '=', JSON.stringify(FLOOD))
        .where('created_at', '>', at - DAY_MS)
        .where('created_at', '<=', at)
        .limit(1)
        .as('told'),
    ])
    .executeTakeFirstOrThrow();
  const isReader = reader !== null;
  const isEnough = !isReader && (Number(hour) >= PER_HOUR || Number(day) >= PER_DAY);
  const most = isReader ? SITE_CONFIRMED : Number(day) > 0 ? SITE_REPEATED : SITE_PER_HOUR;
  return {
    isLeft: !isEnough && Number(site) < most,
    isSiteFull: Number(site) >= SITE_PER_HOUR,
    isReader,
    isTold: told !== null,
  };
}

/** Tells the team, once a day, that visitors' mails are more than the site sends in an hour. */
export async function alertWhenFull(
  transaction: Transaction,
  { isLeft, isSiteFull, isTold }: MailRoom,
  at: number,
): Promise<void> {
  if (isSiteFull && !isLeft && !isTold) await queueAlert(transaction, FLOOD, at, []);
}

/**
 * Queues a mail to a visitor, unless their address or the site had enough of late: nobody is told, since anybody can
 * type in any address. The transaction holds the lock of the address.
 */
export async function queueToVisitor(
  transaction: Transaction,
  message: NewMessage & { readonly recipient: string },
  at: number,
): Promise<boolean> {
  const room = await mailRoom(transaction, message.recipient, at);
  if (room.isLeft) await insertMessages(transaction, [message], at);
  else await alertWhenFull(transaction, room, at);
  return room.isLeft;
}
