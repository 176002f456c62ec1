import { hash, randomUUIDv7 } from 'node:crypto';
import { normaliseAddress } from '#http/mail-address.ts';
import { RETENTION } from '#site.ts';
import { DAY_MS } from '#time.ts';
import { countRows, type Database, type Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { readJson } from '../json.ts';

export type SpamReason = 'honeypot' | 'too-fast' | 'absent' | 'forged' | 'replayed';

export interface NewSpam {
  readonly form: string;
  readonly reason: SpamReason;
  readonly email: string;
  /** Digest of the content: the same content is stored once. */
  readonly contentHash: string;
  readonly content: object;
  readonly at: number;
}

/** Stored spam. `content` is undefined when it is damaged. */
export interface Spam extends Pick<Row<'spam'>, 'id' | 'form' | 'reason' | 'email'> {
  readonly content: unknown;
  readonly receivedAt: number;
}

/** Accepts a submission of a form after all; returns `false` when its content is damaged. */
export type ReleaseSpam = (content: unknown, at: number) => Promise<boolean>;

export function storedSpam(database: Database, forms: Readonly<Record<string, ReleaseSpam>>) {
  return {
    list: () =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('spam')
          .selectAll()
          .orderBy('received_at')
          .orderBy('id')
          .execute();
        return rows.map(toSpam);
      }),
    count: () => countRows(database, 'spam'),
    /** Accepts spam as its form would have done, and deletes it; `false` when none with this id can be read. */
    async release(id: string, at: number): Promise<boolean> {
      const row = await database.transaction((transaction) =>
        transaction.selectFrom('spam').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      if (row === undefined || (await forms[row.form]?.(readJson(row.content), at)) !== true) return false;
      // If the process ends before this, the next release is a repeat of an accepted form, without effect.
      await database.transaction((transaction) =>
        transaction.deleteFrom('spam').where('id', '=', id).execute(),
      );
      return true;
    },
    about: (email: string) =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('spam')
          .selectAll()
          .where('email', '=', normaliseAddress(email))
          .execute();
        return rows.map(toSpam);
      }),
    async forget(email: string): Promise<number> {
      const deleted = await database.transaction((transaction) =>
        transaction.deleteFrom('spam').where('email', '=', normaliseAddress(email)).returning('id').execute(),
      );
      return deleted.length;
    },
  };
}

/** Stores spam; returns its id, which is the same for the same content. */
export async function insertSpam(transaction: Transaction, spam: NewSpam): Promise<string> {
  const email = normaliseAddress(spam.email);
  const { id } = await transaction
    .insertInto('spam')
    .values({
      id: randomUUIDv7(),
      form: spam.form,
      reason: spam.reason,
      content_hash: hash('sha256', `${spam.form} ${spam.contentHash} ${email}`),
      email,
      content: JSON.stringify(spam.content),
      received_at: spam.at,
    })
    .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function purgeSpam(transaction: Transaction, at: number): Promise<void> {
  await transaction
    .deleteFrom('spam')
    .where('received_at', '<', at - RETENTION.spamDays * DAY_MS)
    .execute();
}

function toSpam({ id, form, reason, email, content, received_at: receivedAt }: Row<'spam'>): Spam {
  return { id, form, reason, email, content: readJson(content), receivedAt };
}
