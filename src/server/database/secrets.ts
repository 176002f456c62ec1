import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { normaliseAddress } from '#http/mail-address.ts';
import type { Database } from './database.ts';

/** Reads a key by its name: random, of 32 bytes, created on first use. Servers that share the database share the keys. */
export type Secrets = ReturnType<typeof storedSecrets>;

export function storedSecrets(database: Database) {
  const keys = new Map<string, Promise<KeyObject>>();
  return function secret(name: string): Promise<KeyObject> {
    const cached = keys.get(name);
    if (cached !== undefined) return cached;
    const key = readOrCreateKey(database, name);
    keys.set(name, key);
    key.catch(() => keys.delete(name)); // the next caller tries again
    return key;
  };
}

async function readOrCreateKey(database: Database, name: string): Promise<KeyObject> {
  const { value } = await database.transaction((transaction) =>
    transaction
      .insertInto('secrets')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .returning('value')
      .executeTakeFirstOrThrow(),
  );
  return createSecretKey(value, 'base64url');
}

/** Computes the keyed hash of an address, by which it is recognised once it is deleted. */
export type AddressHash = (email: string) => Promise<string>;

export function addressHasher(secret: Secrets): AddressHash {
  return async (email) =>
    createHmac('sha256', await secret('addresses'))
      .update(normaliseAddress(email))
      .digest('base64url');
}
