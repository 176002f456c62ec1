import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffMs, query } from '../../../src/client/query.ts';

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
  it('shares its answer with all who ask meanwhile, and for five minutes after', async () => {
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

  it('is tried again three times when the network fails, then fails, and is not kept', async () => {
    const load = vi.fn<() => Promise<never>>(offline);
    const failed = failure(query(key, load));
    await vi.runAllTimersAsync();
    expect(await failed).toContain('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(4);
    expect(await query(key, () => Promise.resolve('back'))).toBe('back');
  });

  it('stops when nobody waits for it any more, not before', async () => {
    const signals: AbortSignal[] = [];
    const load = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [query(key, load, first.signal), query(key, load, second.signal)];
    first.abort(new Error('left'));
    await expect(answers[0]).rejects.toThrow('left');
    expect(signals[0]?.aborted).toBe(false);
    second.abort(new Error('left too'));
    await expect(answers[1]).rejects.toThrow('left too');
    expect(signals[0]?.aborted).toBe(true);
    void query(key, load).catch(() => {});
    expect(signals).toHaveLength(2);
  });

  it('stops when the visitor leaves the page', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const answer = query(
      key,
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const failed = failure(answer);
    page.dispatchEvent(new Event('pagehide'));
    expect(await failed).toContain('aborted');
  });
});

describe('the wait before a retry', () => {
  it('doubles, varies by half, and is never more than 30 s', () => {
    expect([0, 1, 2].map((attempt) => backoffMs(attempt, 1))).toEqual([1000, 2000, 4000]);
    fc.assert(
      fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const ms = backoffMs(attempt, random);
        const whole = Math.min(30_000, 1000 * 2 ** attempt);
        expect(ms).toBeGreaterThanOrEqual(whole / 2);
        expect(ms).toBeLessThanOrEqual(whole);
      }),
    );
  });
});
