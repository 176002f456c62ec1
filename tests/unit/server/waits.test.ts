/** How long the server waits for others, and makes others wait, by clocks that the tests move. */
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { callErrorReason, callJson } from '#server/call-json.ts';
import { LIFETIME_MS, retryAt } from '#server/outbox/schedule.ts';
import { signIn } from '#server/login/sign-in.ts';
import { createRateLimiter } from '#server/middleware/rate-limit.ts';
import { listen } from '../../support/server/ports.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('calls: one that is never answered ends after its timeout', async () => {
  const silent = createServer(() => undefined);
  const url = `http://127.0.0.1:${await listen(silent)}/`;
  expect(await callJson(url, {}, 5).catch(callErrorReason)).toBe('no answer in time');
  silent.close().closeAllConnections();
});

test('calls: the beginning of an endless answer is read', async () => {
  const endless = createServer((_, response) => {
    const write = () => {
      while (response.write(' '.repeat(16_384)));
      response.once('drain', write);
    };
    write();
  });
  const url = `http://127.0.0.1:${await listen(endless)}/`;
  const login = { email: 'zoe@example.org', password: '12345678' };
  expect(await signIn(login, { url, origin: url, cookies: [] })).toMatchObject({ reason: 'failed' });
  endless.close().closeAllConnections();
});

test('outbox: delays are five minutes at most for two hours, then half an hour', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const wait = (age: number) => retryAt({ attempts: 20, expiresAt: LIFETIME_MS }, age) - age;
  expect([0, 7_000_000, 7_200_000].map(wait)).toEqual([300_000, 300_000, 1_800_000]);
});

/** The seconds that each event must wait, by when it comes and from whom, where two are let through a minute. */
function waits(events: readonly (readonly [number, string])[]): number[] {
  const [rule, rateLimiter] = [{ name: 'test', limit: 2, windowMs: 60_000 }, createRateLimiter()];
  const clock = vi.spyOn(performance, 'now');
  return events.map(([at, client]) => {
    clock.mockReturnValue(at);
    return rateLimiter(rule, client);
  });
}

test('rate limit: a window begins with the first event, not with the clock', () => {
  const events = [
    [50_000, 'a'],
    [59_000, 'a'],
    [60_001, 'a'],
    [60_001, 'b'],
    [109_999, 'a'],
    [110_001, 'a'],
    [110_001, 'a'],
    [111_001, 'a'],
  ] as const;
  expect(waits(events)).toEqual([0, 0, 50, 0, 1, 0, 0, 59]);
});
