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
      const value = await database.transaction(async ({ query }) => {
        await query(
          'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
          name,
          randomBytes(32).toString('base64url'),
        );
        const [secret] = await query('SELECT value FROM secrets WHERE name = $1', name);
        return Buffer.from(String(secret?.['value']), 'base64url');
      });
      // The keys of past days pile up otherwise.
      if (known.size > 20) known.clear();
      known.set(name, value);
      return value;
    },
  };
}
