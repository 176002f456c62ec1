import { expect, test } from 'vitest';
import { isTooFast, signStamp } from '../../src/server/forms/time-token.ts';

const secret = Buffer.alloc(32, 1);
const T0 = 1_800_000_000_000;

test('a stamp tells a form filled in less than two seconds, and nothing else', () => {
  const stamp = signStamp(T0, secret);
  expect(isTooFast(stamp, T0 + 1999, secret)).toBe(true);
  expect(isTooFast(stamp, T0 + 2000, secret)).toBe(false);
  expect(isTooFast(stamp, T0 + 90_000_000, secret), 'a day later').toBe(false);
  expect(isTooFast(stamp, T0 - 500, secret), 'by the clock of another server').toBe(false);
  expect(isTooFast(stamp, T0 + 1, Buffer.alloc(32, 2)), 'of another site').toBe(false);
  expect(isTooFast(`${(T0 + 5000).toString(36)}.${stamp.split('.')[1]}`, T0 + 5001, secret)).toBe(false);
  for (const nothing of [undefined, '', '.', 'x', `${stamp}x`])
    expect(isTooFast(nothing, T0, secret)).toBe(false);
});
