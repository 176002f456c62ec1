import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** Random keys by name, made on first use. */
export type Secrets = ReturnType<typeof storedSecrets>;

/** Keys in the database, so that all the servers that share it have the same. */
export function storedSecrets(database: Database) {
  const known = new Map<string, Buffer>();
  return {
    async get(name: string): Promise<Buffer> {
      const before = known.get(name);
      if (before !== undefined) return before;
      const { value } = await database.transaction((transaction) =>
        transaction
          .insertInto('secrets')
          .values({ name, value: randomBytes(32).toString('base64url') })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
          .returning('value')
          .executeTakeFirstOrThrow(),
      );
      const secret = Buffer.from(value, 'base64url');
      known.set(name, secret);
      return secret;
    },
  };
}
