import { StoreUnavailableError } from './database.ts';

/** Classes of SQLSTATE that tell of the server, not of our statements, with a sentence for the operator. */
const CONDITIONS: readonly (readonly [RegExp, string])[] = [
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

/** Messages of the driver where it has no code: its own time-outs. */
const MESSAGES: Readonly<Record<string, string>> = {
  'Query read timeout': 'the database does not answer',
  // All our connections were in use for longer than one is waited for.
  'timeout exceeded when trying to connect': 'the database is too busy',
};

/** Tells a deadlock, after which the same transaction may succeed if it is run again in a moment. */
export function isTransient(error: unknown): boolean {
  return /^40(?:001|P01)$/.test(codeOf(error));
}

/** The error as the store's users know it; `undefined` when the fault is in our own statements. */
export function postgresUnavailable(error: unknown): StoreUnavailableError | undefined {
  if (error instanceof StoreUnavailableError) return error;
  const code = codeOf(error);
  const condition = CONDITIONS.find(([pattern]) => pattern.test(code))?.[1];
  if (condition !== undefined) return new StoreUnavailableError(condition, { cause: error });
  // Without a SQLSTATE it is the network, which has a code of its own, or the driver that gave up.
  if (!(error instanceof Error) || /^[0-9A-Z]{5}$/.test(code)) return undefined;
  if (code === '' && error.name !== 'Error') return undefined;
  const reason = MESSAGES[error.message] ?? 'the database cannot be reached';
  return new StoreUnavailableError(reason, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
