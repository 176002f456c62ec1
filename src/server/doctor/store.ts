import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '#http/environment.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { openCommandStore, storePlace } from '../store/open.ts';
import { diagnosis, type Diagnosis } from './diagnosis.ts';

/** Opens the store as the server does, and keeps a lead in it that it takes away again. */
export async function tryStore(environment: Environment): Promise<Diagnosis> {
  const { DATA_DIR, DATABASE_URL } = environment;
  const place = storePlace(environment);
  if (DATABASE_URL === undefined && !existsSync(path.join(DATA_DIR, 'site.db')))
    return existsSync(path.dirname(DATA_DIR))
      ? diagnosis('off', `Store ${place}: there is none yet; the server makes it.`)
      : diagnosis('wrong', `Store ${place}: mount the disk of DATA_DIR, or make ${path.dirname(DATA_DIR)}.`);
  try {
    const store = await openCommandStore(environment);
    const health = await store.health(Date.now());
    const said = health.writable
      ? diagnosis('well', `Store ${place}: a lead can be kept; leads: ${await store.leads.count()}.`)
      : diagnosis('wrong', `Store ${place}: ${health.reason}.`);
    await store.close();
    return said;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return diagnosis('wrong', `Store ${place}: ${error.message}.`);
  }
}
