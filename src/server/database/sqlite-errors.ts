import { StoreUnavailableError } from './database.ts';

/** Reasons for an operator, by the result code of SQLite; other codes mean that our own statement is wrong. */
const REASONS: Readonly<Record<number, string>> = {
  5: 'site.db is locked by another program',
  6: 'site.db is locked by another program',
  8: 'site.db cannot be written: check its disk, and the rights on the file and its folder',
  10: 'the disk fails',
  11: 'site.db is damaged: restore a copy',
  13: 'the disk is full',
  14: 'site.db cannot be opened: check the folder and the rights on it',
  23: 'site.db cannot be opened: check the rights on it',
  26: 'site.db is not a database: restore a copy, or move it away',
};

const FOLDER_REASONS: Readonly<Record<string, string>> = {
  EROFS: 'the disk of DATA_DIR is read-only: mount it for writing',
  EACCES: 'the server may not write to DATA_DIR: check the rights on it',
};

export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === 5 || code === 6;
}

export function toUnavailableError(error: unknown): StoreUnavailableError | undefined {
  if (error instanceof StoreUnavailableError) return error;
  const reason = REASONS[resultCode(error) ?? -1];
  return reason === undefined ? undefined : new StoreUnavailableError(reason, { cause: error });
}

/** Converts any error of opening the file. Names no path, since the health check shows the reason. */
export function toOpeningError(error: unknown): StoreUnavailableError {
  const known = toUnavailableError(error);
  if (known !== undefined) return known;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'an unexpected error';
  const reason =
    FOLDER_REASONS[code] ?? `DATA_DIR cannot be used (${code}): check its disk and the rights on it`;
  return new StoreUnavailableError(reason, { cause: error });
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}
