import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Random keys by name, made on first use. */
export interface Secrets {
  get(name: string): Promise<Buffer>;
}

/** Keys in the database, so that all the servers that share it have the same. */
export function storedSecrets(database: Database): Secrets {
  const known = new Map<string, Buffer>();
  return {
    async get(name) {
      const before = known.get(name);
      if (before !== undefined) return before;
      const secret = await database.transaction(async (transaction) => {
        const made = { name, value: randomBytes(32).toString('base64url') };
        await transaction
          .insertInto('secrets')
          .values(made)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        const { value } = await transaction
          .selectFrom('secrets')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return Buffer.from(value, 'base64url');
      });
      // The keys of past days pile up otherwise.
      if (known.size > 20) known.clear();
      known.set(name, secret);
      return secret;
    },
  };
}
