/** How long the server waits for others, and makes others wait, by clocks that the tests move. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { callErrorReason } from '../../../src/server/delivery/attempt.ts';
import { callJson } from '../../../src/server/delivery/call-json.ts';
import { signIn } from '../../../src/server/login/sign-in.ts';
import { rateCounters, secondsToWait } from '../../../src/server/rate-limit.ts';

const PRODUCT = { url: 'http://localhost:1/', origin: 'http://localhost:1', cookies: [] };

afterEach(() => {
  vi.restoreAllMocks();
});

test('an application that never answers is left once its time is over', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  await expect(signIn({ email: 'zoe@example.org', password: '12345678' }, PRODUCT, 5)).rejects.toThrow(
    'late',
  );
});

test('a webhook that never answers is left once its time is over, which is said', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const url = `http://127.0.0.1:${address instanceof Object ? address.port : 0}/`;
  const failure = await callJson({ url, allowPrivate: true }, {}, 5).catch(callErrorReason);
  silent.close().closeAllConnections();
  expect(failure).toBe('no answer in 10 s');
});

/** The seconds that each event must wait, by when it comes and from whom, where two are let through a minute. */
function waits(events: readonly (readonly [number, string])[]): number[] {
  const [rule, counters] = [{ name: 'test', limit: 2, windowMs: 60_000 }, rateCounters()];
  return events.map(([at, client]) => secondsToWait(rule, client, at, counters));
}

test('F17: a minute begins with somebody’s first event: the third within it waits for its end, whatever the clock shows', () => {
  const events = [
    [50_000, 'a'],
    [59_000, 'a'],
    [60_001, 'a'],
    [60_001, 'b'],
    [109_999, 'a'],
    [110_000, 'a'],
    [110_000, 'a'],
    [111_000, 'a'],
  ] as const;
  expect(waits(events)).toEqual([0, 0, 50, 0, 1, 0, 0, 59]);
});

test('who was counted by a clock that was ahead waits for one window from now at most', () => {
  const year = 365 * 86_400_000;
  expect(waits([year, year, year, 0].map((at) => [at, 'a'])), 'a year ahead').toEqual([0, 0, 60, 0]);
  expect(waits([30_000, 30_000, 0, 60_000].map((at) => [at, 'a'])), 'half a minute').toEqual([0, 0, 60, 0]);
});
