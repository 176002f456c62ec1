import pg from 'pg';
import { expect, test } from 'vitest';
import { isTransient, toUnavailableError } from '#server/database/postgres-errors.ts';

const withCode = (error: Error, code: string) => Object.assign(error, { code });
const fromServer = (code: string) => withCode(new pg.DatabaseError('refused', 0, 'error'), code);

test.each(['EPIPE', 'EPERM', 'EBUSY', 'ECONNRESET', 'ENOTFOUND', 'CERT_HAS_EXPIRED'])(
  'PostgreSQL: a connection that fails with %s is a database that cannot be reached',
  (code) => {
    const error = withCode(new Error(`write ${code}`), code);
    expect(toUnavailableError(error)?.message).toBe('the database cannot be reached');
    expect(isTransient(error)).toBe(false);
  },
);

test('PostgreSQL: what the server says of itself is told from a mistake in our statement', () => {
  expect(toUnavailableError(fromServer('53100'))?.message).toContain('disk');
  expect(toUnavailableError(fromServer('57P01'))).toBeDefined();
  expect(toUnavailableError(fromServer('42601'))).toBeUndefined();
  expect(isTransient(fromServer('40P01'))).toBe(true);
});

test('PostgreSQL: a mistake in our code is not taken for a database that cannot be reached', () => {
  const mistakes = [
    new TypeError('x is not a function'),
    withCode(new TypeError('x'), 'ERR_INVALID_ARG_TYPE'),
  ];
  for (const mistake of mistakes) expect(toUnavailableError(mistake)).toBeUndefined();
});
