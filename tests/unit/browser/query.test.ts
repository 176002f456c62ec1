import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerError, backoffMs, query } from '#client/query.ts';

let number = 0;
let key = '';
beforeEach(() => {
  vi.useFakeTimers();
  number += 1;
  key = `key ${number}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The message with which a promise fails; an assertion that waits would have to be awaited at once. */
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: unknown) => String(error),
  );

describe('a query', () => {
  it('query shares a request under way, and caches its answer for five minutes', async () => {
    const load = vi.fn<() => Promise<object>>(() => Promise.resolve({ tenders: 3 }));
    const [one, two] = await Promise.all([query(key, load), query(key, load)]);
    expect(one).toBe(two);
    await vi.advanceTimersByTimeAsync(299_999);
    await query(key, load);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await query(key, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('query retries a network failure three times, then fails uncached', async () => {
    const load = vi.fn<() => Promise<never>>(offline);
    const failed = failure(query(key, load));
    await vi.runAllTimersAsync();
    expect(await failed).toContain('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(4);
    expect(await query(key, () => Promise.resolve('back'))).toBe('back');
  });

  it('query does not retry a refused request', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new AnswerError(404)));
    await expect(query(key, load)).rejects.toThrow('404');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('query: an aborted caller stops waiting without affecting others', async () => {
  const left = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  const load = () => promise;
  const answers = [failure(query(key, load, left.signal)), query(key, load)];
  left.abort(new Error('left'));
  expect(await answers[0]).toContain('left');
  resolve('here');
  expect(await answers[1]).toBe('here');
});

it('query back-off doubles with jitter, up to 30 s', () => {
  expect([0, 1, 2].map((attempt) => backoffMs(attempt, 1))).toEqual([1000, 2000, 4000]);
  expect([backoffMs(0, 0), backoffMs(60, 1), backoffMs(60, 0)]).toEqual([500, 30_000, 15_000]);
});
