import { DatabaseError } from 'pg';
import { StoreUnavailableError } from './database.ts';

/** Reasons for an operator, by the SQLSTATE; other states mean that our own statement is wrong. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^08/, 'the connection to the database broke'],
  [/^25006/, 'the database is read-only'],
  [/^25P03/, 'the database is too busy'],
  [/^28|^3D000/, 'the database refuses us: check DATABASE_URL'],
  [/^42501/, 'the database refuses us: its user lacks rights'],
  [/^40|^55P03|^57014/, 'the database is too busy'],
  [/^53100/, 'the disk of the database is full'],
  [/^53/, 'the database has no room for us: check its connections and memory'],
  [/^57P|^58/, 'the database is stopping or failing'],
  [/^XX00[12]/, 'the database is damaged: restore a copy'],
];

/** Reasons by the message of the driver, which gives its timeouts no code. */
const DRIVER_REASONS: Readonly<Record<string, string>> = {
  'Query read timeout': 'the database does not answer',
  // All connections of the pool are in use.
  'timeout exceeded when trying to connect': 'the database is too busy',
};

export function isTransient(error: unknown): boolean {
  return error instanceof DatabaseError && /^40(?:001|P01)$/.test(error.code ?? '');
}

export function toUnavailableError(error: unknown): StoreUnavailableError | undefined {
  if (error instanceof StoreUnavailableError) return error;
  const reason = error instanceof DatabaseError ? serverReason(error) : connectionReason(error);
  return reason === undefined ? undefined : new StoreUnavailableError(reason, { cause: error });
}

function serverReason({ code = '' }: DatabaseError): string | undefined {
  return REASONS.find(([pattern]) => pattern.test(code))?.[1];
}

/** Errors of the network have a code (EPIPE, ECONNRESET), those of the driver are plain errors; others are ours. */
function connectionReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError)
    return undefined;
  if (!('code' in error) && error.name !== 'Error') return undefined;
  return DRIVER_REASONS[error.message] ?? 'the database cannot be reached';
}
