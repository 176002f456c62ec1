import { expect, test } from 'vitest';
import { ageOf, signTime } from '../../../src/server/forms/time-trap.ts';

const secret = Buffer.alloc(32, 1);
const T0 = 1_800_000_000_000;

test('a form timestamp says when it was signed, and is like no other', () => {
  const timestamp = signTime(T0, secret);
  expect(ageOf(timestamp, T0 + 1999, secret)).toBe(1999);
  expect(ageOf(timestamp, T0 - 500, secret), 'by the clock of another server').toBe(-500);
  expect(signTime(T0, secret)).not.toBe(timestamp);
  expect(ageOf(timestamp, T0 + 1, Buffer.alloc(32, 2)), 'of another site').toBeUndefined();
  const [time = '', signature] = timestamp.split('.');
  const later = time.replace(/^[^-]+/, (T0 + 5000).toString(36));
  for (const forged of [`${later}.${signature}`, '', '.', 'x', `${timestamp}x`])
    expect(ageOf(forged, T0, secret)).toBeUndefined();
});
