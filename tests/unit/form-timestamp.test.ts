import { expect, test } from 'vitest';
import { isTooFast, signTimestamp } from '../../src/server/forms/form-timestamp.ts';

const secret = Buffer.alloc(32, 1);
const T0 = 1_800_000_000_000;

test('a form timestamp tells a form filled in less than two seconds, and nothing else', () => {
  const timestamp = signTimestamp(T0, secret);
  expect(isTooFast(timestamp, T0 + 1999, secret)).toBe(true);
  expect(isTooFast(timestamp, T0 + 2000, secret)).toBe(false);
  expect(isTooFast(timestamp, T0 + 90_000_000, secret), 'a day later').toBe(false);
  expect(isTooFast(timestamp, T0 - 500, secret), 'by the clock of another server').toBe(false);
  expect(isTooFast(timestamp, T0 + 1, Buffer.alloc(32, 2)), 'of another site').toBe(false);
  expect(isTooFast(`${(T0 + 5000).toString(36)}.${timestamp.split('.')[1]}`, T0 + 5001, secret)).toBe(false);
  for (const nothing of [undefined, '', '.', 'x', `${timestamp}x`])
    expect(isTooFast(nothing, T0, secret)).toBe(false);
});
