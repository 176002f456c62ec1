import type { ExpressionBuilder } from 'kysely';
import { isLocale, type Locale } from '#locales.ts';
import type { PublishedEdition } from '#schemas/content/edition.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Subscriptions } from '../store/subscriptions.ts';

/** An edition as far as it decides who gets it. */
export type Edition = Pick<PublishedEdition, 'edition' | 'themes'>;

/** A subscriber whose copy is about to be handed over. */
export interface Recipient {
  readonly subscriptionId: string;
  readonly email: string;
  readonly locale: Locale;
}

/** The copy of an edition for one subscriber. */
interface Copy {
  readonly edition: string;
  readonly subscriptionId: string;
}

/** Outcomes of a copy: taken by the mail server, refused with the address, or not handed over. */
export type CopyEnd = 'sent' | 'bounced' | 'unsent';

/** After so many editions in a row that were refused for its address, it gets none until it is taken up again. */
export const MOST_BOUNCES = 3;

/** Least time between two editions for a reader of one a month. */
const MONTH_MS = 27 * 86_400_000;

/**
 * The copies of each edition, one for each subscriber (table `letters`): claimed before it is handed over, and noted after.
 * What was claimed is never sent again, so that nobody gets an edition twice, whenever a process ends.
 */
export function storedEditions(database: Database, subscriptions: Pick<Subscriptions, 'addressHash'>) {
  return {
    /** Lists the subscribers who are to get an edition and have not: confirmed, of its themes, not refused three times. */
    recipients: (edition: Edition, at: number) =>
      database.transaction(async (transaction) => {
        const rows = await readers(transaction, edition, at)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('letters')
                  .select('state')
                  .where('edition', '=', edition.edition)
                  .whereRef('subscription_id', '=', 'subscriptions.id'),
              ),
            ),
          )
          .orderBy('id')
          .execute();
        return rows.map(({ id, locale }) => ({ subscriptionId: id, locale: localeOf(locale) }));
      }),
    /** Claims a copy: `undefined` when it was claimed, or the subscriber left, changed themes or reads one edition a month. */
    claim: (edition: Edition, subscriptionId: string, at: number): Promise<Recipient | undefined> =>
      database.transaction(async (transaction) => {
        const reader = await readers(transaction, edition, at)
          .where('id', '=', subscriptionId)
          .executeTakeFirst();
        if (reader === undefined) return undefined;
        const claimed = await transaction
          .insertInto('letters')
          .values({
            edition: edition.edition,
            subscription_id: subscriptionId,
            state: 'sending',
            claimed_at: at,
          })
          .onConflict((conflict) => conflict.columns(['edition', 'subscription_id']).doNothing())
          .returning('edition')
          .executeTakeFirst();
        const { email, locale } = reader;
        return claimed && { subscriptionId, email: String(email), locale: localeOf(locale) };
      }),
    /** Notes how a copy ended; one that was not handed over can be claimed again. */
    settle: (copy: Copy, end: CopyEnd, at: number): Promise<void> =>
      database.transaction(async (transaction) => {
        const isCopy = ({ eb, and }: ExpressionBuilder<Tables, 'letters'>) =>
          and([eb('edition', '=', copy.edition), eb('subscription_id', '=', copy.subscriptionId)]);
        if (end === 'unsent') await transaction.deleteFrom('letters').where(isCopy).execute();
        else
          await transaction.updateTable('letters').set({ state: end, ended_at: at }).where(isCopy).execute();
        if (end === 'bounced') await noteBounce(transaction, copy);
      }),
    /**
     * Counts the copies of an edition by their outcome. Those that are `uncertain` are being handed over, or were by a
     * process that did not note the answer: nobody knows whether they were sent.
     */
    counts: (edition: string) =>
      database.transaction(async (transaction) =>
        transaction
          .selectFrom('letters')
          .select(({ fn }) => {
            const count = (state: 'sending' | 'sent' | 'bounced') =>
              fn.countAll<number>().filterWhere('state', '=', state);
            return [
              count('sent').as('sent'),
              count('bounced').as('bounced'),
              count('sending').as('uncertain'),
            ];
          })
          .where('edition', '=', edition)
          .executeTakeFirstOrThrow(),
      ),
    /** Writes to an address again that refused three editions; `false` without such a subscription. */
    async resume(email: string): Promise<boolean> {
      const hash = await subscriptions.addressHash(email);
      const resumed = await database.transaction((transaction) =>
        transaction
          .updateTable('subscriptions')
          .set({ bounces: 0 })
          .where('address_hash', '=', hash)
          .where('status', '=', 'confirmed')
          .returning('id')
          .execute(),
      );
      return resumed.length > 0;
    },
  };
}

/** Chooses the subscriptions that may get an edition. */
function readers(transaction: Transaction, { edition, themes }: Edition, at: number) {
  return transaction
    .selectFrom('subscriptions')
    .select(['id', 'email', 'locale'])
    .where('status', '=', 'confirmed')
    .where('email', 'is not', null)
    .where('bounces', '<', MOST_BOUNCES)
    .where(({ eb, or }) => or(themes.map((theme) => eb('themes', 'like', `%"${theme}"%`))))
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('frequency', '=', 'each'),
        not(
          exists(
            selectFrom('letters')
              .select('state')
              .whereRef('subscription_id', '=', 'subscriptions.id')
              .where('edition', '<>', edition)
              .where('claimed_at', '>', at - MONTH_MS),
          ),
        ),
      ]),
    );
}

function localeOf(locale: string): Locale {
  return isLocale(locale) ? locale : 'fr';
}

/** Counts a copy that was refused for its address. Only those in a row count: one that was taken begins anew. */
async function noteBounce(transaction: Transaction, { edition, subscriptionId }: Copy): Promise<void> {
  const before = await transaction
    .selectFrom('letters')
    .select('state')
    .where('subscription_id', '=', subscriptionId)
    .where('edition', '<>', edition)
    .orderBy('claimed_at', 'desc')
    .executeTakeFirst();
  const isInRow = before?.state === 'bounced';
  await transaction
    .updateTable('subscriptions')
    .set(({ eb }) => ({ bounces: isInRow ? eb('bounces', '+', 1) : 1 }))
    .where('id', '=', subscriptionId)
    .execute();
}
