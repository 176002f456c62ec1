import { isLocale, type Locale } from '../../locales.ts';
import { THEMES, type Theme } from '../../schemas/themes.ts';
import type { Database, Row, SqlValue, Transaction } from '../store/database.ts';
import type { StoredSubscriptions } from '../store/subscriptions.ts';

/** An edition as far as it decides who gets it. */
export interface Edition {
  readonly edition: string;
  readonly themes: readonly Theme[];
}

/** A subscriber whose letter is about to be handed over. */
export interface Recipient {
  readonly subscriptionId: string;
  readonly email: string;
  readonly locale: Locale;
}

/** What became of the letters of an edition, each counted once. */
export interface LetterCounts {
  readonly sent: number;
  readonly bounced: number;
  /** Handed over by a process that did not note the answer: sent or not, nobody knows. */
  readonly uncertain: number;
  /** Being handed over at this moment. */
  readonly sending: number;
}

/** How a letter ended: taken by the mail server, refused with the address, or not handed over. */
export type LetterEnd = 'sent' | 'bounced' | 'unsent';

/** What a returned letter came to: `known` was noted before, `unknown` is no letter of ours. */
export type BounceNote = 'noted' | 'parked' | 'known' | 'unknown';

/**
 * The letters of each edition, one for each subscriber: claimed before it is handed over, and noted after. What was
 * claimed is never sent again by itself, so that nobody gets an edition twice, whenever a process ends.
 */
export interface Letters {
  /** The subscribers who are to get an edition and have not: confirmed, of its themes, not returned three times. */
  recipients(edition: Edition, at: number): Promise<readonly Pick<Recipient, 'subscriptionId' | 'locale'>[]>;
  /** Those whose letter is uncertain. */
  uncertain(edition: string, at: number): Promise<readonly Pick<Recipient, 'subscriptionId' | 'locale'>[]>;
  /**
   * Claims a letter, or one that is uncertain: `undefined` when it was claimed, or the subscriber left, changed themes or
   * reads one letter a month; `busy` while a mail of the team is due.
   */
  claim(
    edition: Edition,
    subscriptionId: string,
    at: number,
    again?: boolean,
  ): Promise<Recipient | 'busy' | undefined>;
  /** Notes how a letter ended; one that was not handed over can be claimed again. */
  settle(edition: string, subscriptionId: string, end: LetterEnd, at: number): Promise<void>;
  counts(edition: string, at: number): Promise<LetterCounts>;
  /** Notes that a letter came back: that of an edition and a subscriber, or the last to an address. */
  bounce(
    which: { readonly edition: string; readonly subscriptionId: string } | { readonly email: string },
  ): Promise<BounceNote>;
  /** Writes to an address again that letters came back from; `false` without such a subscription. */
  resume(email: string): Promise<boolean>;
}

/** After so many letters in a row that came back, an address gets none until it is taken up again. */
export const MOST_BOUNCES = 3;

/** Longer than any conversation with a mail server: what was claimed before and not noted is uncertain. */
export const HANDING_OVER_MS = 180_000;

/** Who reads one letter a month gets none within this time of the last. */
const MONTH_MS = 27 * 86_400_000;

/** For how long a mail of the team that is due goes before; one that waits longer has nobody to send it. */
const TEAM_FIRST_MS = 60_000;

/** Letters in the database. */
export function storedLetters(
  database: Database,
  subscriptions: Pick<StoredSubscriptions, 'addressHash'>,
): Letters {
  return {
    recipients: (edition, at) =>
      database.transaction(async ({ query }) => {
        const rows = await query(
          `SELECT id, locale FROM subscriptions WHERE ${MAY_GET}
             AND NOT EXISTS (SELECT 1 FROM letters WHERE edition = $1 AND subscription_id = subscriptions.id)
           ORDER BY id`,
          ...mayGet(edition, at),
        );
        return rows.map(toPlace);
      }),
    uncertain: (edition, at) =>
      database.transaction(async ({ query }) => {
        const rows = await query(
          `SELECT subscriptions.id, locale FROM letters
             JOIN subscriptions ON subscriptions.id = letters.subscription_id
           WHERE edition = $1 AND state = 'sending' AND claimed_at < $2 ORDER BY subscriptions.id`,
          edition,
          at - HANDING_OVER_MS,
        );
        return rows.map(toPlace);
      }),
    claim: (chosen, subscriptionId, at, again = false) =>
      database.transaction(async (transaction) => {
        const { query } = transaction;
        const { edition } = chosen;
        if (await isTeamWaiting(transaction, at)) return 'busy';
        const [row] = await query(
          `SELECT id, email, locale FROM subscriptions WHERE ${MAY_GET} AND id = $8`,
          ...mayGet(chosen, at),
          subscriptionId,
        );
        if (row === undefined) return undefined;
        const claimed = again
          ? await query(
              `UPDATE letters SET claimed_at = $3 WHERE edition = $1 AND subscription_id = $2
                 AND state = 'sending' AND claimed_at < $4 RETURNING edition`,
              edition,
              subscriptionId,
              at,
              at - HANDING_OVER_MS,
            )
          : await query(
              `INSERT INTO letters (edition, subscription_id, state, claimed_at) VALUES ($1, $2, 'sending', $3)
               ON CONFLICT (edition, subscription_id) DO NOTHING RETURNING edition`,
              edition,
              subscriptionId,
              at,
            );
        return claimed.length === 0 ? undefined : { ...toPlace(row), email: String(row['email']) };
      }),
    settle: (edition, subscriptionId, end, at) =>
      database.transaction(async (transaction) => {
        const { query } = transaction;
        const which = [edition, subscriptionId] as const;
        if (end === 'unsent')
          await query(`DELETE FROM letters WHERE edition = $1 AND subscription_id = $2`, ...which);
        else
          await query(
            `UPDATE letters SET state = 'sent', ended_at = $3 WHERE edition = $1 AND subscription_id = $2`,
            ...which,
            at,
          );
        if (end === 'bounced') await noteBounce(transaction, ...which);
      }),
    counts: (edition, at) =>
      database.transaction(async ({ query }) => {
        const [row] = await query(
          `SELECT count(CASE WHEN state = 'sent' THEN 1 END) AS sent,
             count(CASE WHEN state = 'bounced' THEN 1 END) AS bounced,
             count(CASE WHEN state = 'sending' AND claimed_at < $2 THEN 1 END) AS uncertain,
             count(CASE WHEN state = 'sending' AND claimed_at >= $2 THEN 1 END) AS sending
           FROM letters WHERE edition = $1`,
          edition,
          at - HANDING_OVER_MS,
        );
        const of = (name: keyof LetterCounts) => Number(row?.[name]);
        return {
          sent: of('sent'),
          bounced: of('bounced'),
          uncertain: of('uncertain'),
          sending: of('sending'),
        };
      }),
    async bounce(which) {
      const hash = 'email' in which ? await subscriptions.addressHash(which.email) : '';
      return database.transaction(async (transaction) => {
        if (!('email' in which)) return noteBounce(transaction, which.edition, which.subscriptionId);
        const [last] = await transaction.query(
          `SELECT edition, subscription_id FROM letters
           WHERE subscription_id = (SELECT id FROM subscriptions WHERE address_hash = $1)
           ORDER BY claimed_at DESC LIMIT 1`,
          hash,
        );
        if (last === undefined) return 'unknown';
        return noteBounce(transaction, String(last['edition']), String(last['subscription_id']));
      });
    },
    async resume(email) {
      const hash = await subscriptions.addressHash(email);
      const resumed = await database.transaction(({ query }) =>
        query(
          `UPDATE subscriptions SET bounces = 0 WHERE address_hash = $1 AND status = 'confirmed' RETURNING id`,
          hash,
        ),
      );
      return resumed.length > 0;
    },
  };
}

/** Whether a subscription may get an edition; `mayGet` has the values. */
const MAY_GET = `status = 'confirmed' AND email IS NOT NULL AND bounces < $3
  AND (themes LIKE $4 OR themes LIKE $5 OR themes LIKE $6 OR themes LIKE $7)
  AND (frequency = 'each' OR NOT EXISTS (SELECT 1 FROM letters WHERE subscription_id = subscriptions.id
    AND edition <> $1 AND claimed_at > $2))`;

function mayGet({ edition, themes }: Edition, at: number): readonly SqlValue[] {
  const patterns = THEMES.map((theme) => (themes.includes(theme) ? `%"${theme}"%` : ''));
  return [edition, at - MONTH_MS, MOST_BOUNCES, ...patterns];
}

/** What the team waits for leaves first, as in the outbox. */
async function isTeamWaiting({ query }: Transaction, at: number): Promise<boolean> {
  const [due] = await query(
    `SELECT id FROM outbox WHERE outlet = 'mail' AND delivered_at IS NULL AND parked_at IS NULL
       AND recipient IS NULL AND due_at <= $1 AND due_at > $2 LIMIT 1`,
    at,
    at - TEAM_FIRST_MS,
  );
  return due !== undefined;
}

/**
 * Counts a letter that came back, once. Only letters in a row count: one that did not come back before the next was sent
 * has arrived.
 */
async function noteBounce({ query }: Transaction, edition: string, id: SqlValue): Promise<BounceNote> {
  const [letter] = await query(
    'SELECT state, claimed_at FROM letters WHERE edition = $1 AND subscription_id = $2',
    edition,
    id,
  );
  if (letter === undefined) return 'unknown';
  if (letter['state'] === 'bounced') return 'known';
  await query(
    `UPDATE letters SET state = 'bounced' WHERE edition = $1 AND subscription_id = $2`,
    edition,
    id,
  );
  const [before] = await query(
    `SELECT state FROM letters WHERE subscription_id = $1 AND claimed_at < $2 ORDER BY claimed_at DESC LIMIT 1`,
    id,
    letter['claimed_at'] ?? 0,
  );
  const isInRow = before?.['state'] === 'bounced';
  const [subscription] = await query(
    `UPDATE subscriptions SET bounces = CASE WHEN $2 = 1 THEN bounces + 1 ELSE 1 END WHERE id = $1 RETURNING bounces`,
    id,
    isInRow ? 1 : 0,
  );
  return Number(subscription?.['bounces']) >= MOST_BOUNCES ? 'parked' : 'noted';
}

function toPlace({ id, locale }: Row): Pick<Recipient, 'subscriptionId' | 'locale'> {
  return { subscriptionId: String(id), locale: isLocale(locale) ? locale : 'fr' };
}
