import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** Gives random keys of 32 bytes by name, made on first use: all the servers that share the database have the same. */
export type Secrets = ReturnType<typeof storedSecrets>;

/** Keys in the database. */
export function storedSecrets(database: Database) {
  const known = new Map<string, KeyObject>();
  return async function secret(name: string): Promise<KeyObject> {
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
    const key = createSecretKey(value, 'base64url');
    known.set(name, key);
    return key;
  };
}
