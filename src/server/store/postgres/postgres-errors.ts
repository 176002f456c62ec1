import { NewerDatabaseError } from '../migrations.ts';
import { StoreUnavailableError } from '../database.ts';

/** Another transaction was in the way, or the server was slow. */
const BUSY = /^40|^55P03|^57014/;

/** Classes of SQLSTATE that tell of the server, not of our statements, with a sentence for the operator. */
const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [/^08/, 'the connection to the database broke'],
  [/^25006/, 'the database is read-only'],
  [/^28|^3D000/, 'the database refuses us: check DATABASE_URL'],
  [/^42501/, 'the database refuses us: its user lacks rights'],
  [BUSY, 'the database is too busy'],
  [/^53100/, 'the disk of the database is full'],
  [/^53/, 'the database has no room for us: check its connections and memory'],
  [/^57P|^58/, 'the database is stopping or failing'],
  [/^XX00[12]/, 'the database is damaged: restore a copy'],
];

/** Raised when the database did not answer in time. */
export class SilentDatabaseError extends Error {
  override name = 'SilentDatabaseError';
}

/** Whether an error tells of the connections, of which the others may be the same. */
export function isFailing(error: unknown): boolean {
  return postgresUnavailable(error) !== undefined && !BUSY.test(codeOf(error)) && !isPoolFull(error);
}

/** Whether the same transaction may succeed if it is run again at once. */
export function isTransient(error: unknown): boolean {
  return /^40(?:001|P01)$/.test(codeOf(error));
}

/** The error as the store's users know it; `undefined` when the fault is in our own statements. */
export function postgresUnavailable(error: unknown): StoreUnavailableError | undefined {
  if (error instanceof NewerDatabaseError) return new StoreUnavailableError(error.message, { cause: error });
  const code = codeOf(error);
  const condition = CONDITIONS.find(([pattern]) => pattern.test(code))?.[1];
  if (condition !== undefined) return new StoreUnavailableError(condition, { cause: error });
  if (error instanceof SilentDatabaseError)
    return new StoreUnavailableError('the database does not answer', { cause: error });
  if (isPoolFull(error)) return new StoreUnavailableError('the database is too busy', { cause: error });
  // Without a SQLSTATE it is the network, or the driver that gave up.
  if (error instanceof Error && !/^[0-9A-Z]{5}$/.test(code) && !(error instanceof TypeError))
    return new StoreUnavailableError('the database cannot be reached', { cause: error });
  return undefined;
}

/** All our connections were in use for longer than one is waited for. The driver has no code for it. */
function isPoolFull(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
