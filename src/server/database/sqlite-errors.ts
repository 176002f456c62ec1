import { StoreUnavailableError } from './database.ts';

/** SQLite's result codes that tell of the file or the disk, not of our statements, with a sentence for the operator. */
const CONDITIONS: Readonly<Record<number, string>> = {
  5: 'site.db is locked by another program',
  6: 'site.db is locked by another program',
  8: 'site.db cannot be written: check the rights on the file and its folder',
  10: 'the disk fails',
  11: 'site.db is damaged: restore a copy',
  13: 'the disk is full',
  14: 'site.db cannot be opened: check the folder and the rights on it',
  23: 'site.db cannot be opened: check the rights on it',
  26: 'site.db is not a database: restore a copy, or move it away',
};

/** Tells that another process holds the file at the moment. */
export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === 5 || code === 6;
}

/** The error as the store's users know it; `undefined` when the fault is in our own statements. */
export function sqliteUnavailable(error: unknown): StoreUnavailableError | undefined {
  if (error instanceof StoreUnavailableError) return error;
  const condition = CONDITIONS[resultCode(error) ?? -1];
  return condition === undefined ? undefined : new StoreUnavailableError(condition, { cause: error });
}

/** The same for opening, where every error has the same consequence. Says no path: anyone may ask for the health. */
export function openingUnavailable(error: unknown): StoreUnavailableError {
  const known = sqliteUnavailable(error);
  if (known !== undefined) return known;
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'an unexpected error';
  return new StoreUnavailableError(
    `DATA_DIR cannot be used (${reason}): check its disk and the rights on it`,
    {
      cause: error,
    },
  );
}

/** SQLite refines its codes in the upper bits. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}
