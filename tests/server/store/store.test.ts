import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryRates, secondsToWait } from '../../../src/server/rate-limit.ts';
import type { RateCounters } from '../../../src/server/store/rates.ts';
import { inParallel } from '../../support/server/posts.ts';
import {
  DATABASES,
  stores,
  DAY,
  MINUTE,
  T0,
  drain,
  newLead,
  type Stores,
} from '../../support/server/stores.ts';

/** The seconds that each event must wait, by when it comes and from whom, where two are let through a minute. */
async function waits(rates: RateCounters, events: readonly (readonly [number, string])[]) {
  const rule = { name: 'test', limit: 2, windowMs: MINUTE };
  const seconds = [];
  for (const [at, client] of events) seconds.push(await secondsToWait(rule, client, rates, T0 + at));
  return seconds;
}

/** A minute begins with somebody's first event: the third within it waits for its end, whatever the clock shows. */
const EVENTS = [
  [50_000, 'a'],
  [59_000, 'a'],
  [60_001, 'a'],
  [60_001, 'b'],
  [109_999, 'a'],
  [110_000, 'a'],
  [110_000, 'a'],
  [111_000, 'a'],
] as const;
const WAITS = [0, 0, 50, 0, 1, 0, 0, 59];

test('F17: counters without a store let through what the rule allows, by client, from its first event on', async () => {
  expect(await waits(memoryRates(), EVENTS)).toEqual(WAITS);
});

describe.each(DATABASES)('the store on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  describe('leads', () => {
    test('F22: come back as they were given, whatever they hold', async () => {
      const store = await all.open(await all.fresh());
      const challenges =
        '<script>alert(1)</script> {{x}} =1+1 \u001B[31m \u202E 👩‍🚀 Zoë ﷺ 李 O\'Brien "; DROP TABLE leads; -- $1 ?1 \u0000 \uD800';
      const { values } = newLead(1);
      await store.leads.accept(newLead(1, { values: { ...values, challenges } }));
      const [lead] = await store.leads.list(10);
      expect(lead?.values).toEqual({ ...values, challenges });
    });

    test('F11, F12: a repeat answers the first id; the same key with other content is a conflict', async () => {
      const store = await all.open(await all.fresh());
      const first = await store.leads.accept(newLead(1));
      if (!('id' in first)) throw new Error('The first is kept.');
      const again = { outcome: 'repeated', id: first.id };
      expect(first.outcome).toBe('stored');
      expect(await store.leads.accept(newLead(1))).toEqual(again);
      expect(await store.leads.accept(newLead(1, { at: T0 + DAY })), 'a day later').toEqual(again);
      expect(await store.leads.accept(newLead(1, { key: 'other' })), 'another key').toEqual(again);
      expect(await store.leads.accept(newLead(1, { key: undefined })), 'no key').toEqual(again);
      expect(await store.leads.accept(newLead(1, { contentHash: 'other' }))).toEqual({ outcome: 'conflict' });
      const later = await store.leads.accept(newLead(1, { key: undefined, at: T0 + 11 * MINUTE }));
      expect(later.outcome).toBe('stored');
      expect(await store.leads.list(10)).toHaveLength(2);
      expect(await drain(store, T0 + 11 * MINUTE)).toHaveLength(4);
    });

    test('sent many times at once to two servers are one lead', async () => {
      const environment = await all.fresh();
      const [one, two] = [await all.open(environment), await all.open(environment)];
      const posts = Array.from({ length: 30 }, (_, n) =>
        (n % 2 === 0 ? one : two).leads.accept(newLead(1, { key: n % 3 === 0 ? undefined : `key-${n % 5}` })),
      );
      const outcomes = await Promise.all(posts);
      expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
      expect(new Set(outcomes.map((outcome) => 'id' in outcome && outcome.id)).size).toBe(1);
      expect(await one.leads.list(10)).toHaveLength(1);
      expect((await two.outbox.status()).map(({ waiting }) => waiting)).toEqual([2, 0]);
    });

    test('are listed from the oldest on, page by page', async () => {
      const store = await all.open(await all.fresh());
      for (const n of [5, 3, 4, 1, 2]) await store.leads.accept(newLead(n, { at: T0 + Math.floor(n / 2) }));
      const seen = [];
      for (let last; ;) {
        const page = await store.leads.list(2, last);
        last = page.at(-1);
        if (last === undefined) break;
        seen.push(...page.map(({ values }) => values['company']));
      }
      expect(seen.map((company) => Math.floor(Number(String(company).at(-1)) / 2))).toEqual([0, 1, 1, 2, 2]);
      expect(new Set(seen).size).toBe(5);
    });

    test('are forgotten with their messages and the subscription, and only those', async () => {
      const store = await all.open(await all.fresh());
      await store.leads.accept(newLead(1, { newsletter: { themes: ['detecter'] } }));
      await store.leads.accept(newLead(2));
      const { leads, subscription } = await store.leads.about('Person1@Example.org ');
      expect([leads.length, subscription?.status, subscription?.themes]).toEqual([
        1,
        'pending',
        ['detecter'],
      ]);
      expect(await store.leads.forget('PERSON1@example.org', T0)).toHaveLength(4);
      expect(await store.leads.about('person1@example.org')).toEqual({
        leads: [],
        subscription: undefined,
        spam: [],
      });
      expect(await store.leads.list(10)).toHaveLength(1);
      expect((await drain(store, T0)).map(({ lead }) => lead?.values.email)).toEqual(
        Array.from({ length: 2 }, () => 'person2@example.org'),
      );
    });
  });

  test('what RETENTION no longer allows is deleted, and nothing else', async () => {
    const store = await all.open(await all.fresh());
    const years = (count: number) => T0 + count * 365.25 * DAY;
    await store.leads.accept(newLead(1));
    await store.leads.accept(newLead(2));
    await store.leads.accept(newLead(1, { key: 'later', contentHash: 'later', at: years(2) }));
    await store.subscriptions.request({
      email: 'z@example.org',
      themes: ['detecter'],
      locale: 'fr',
      at: T0,
    });
    const error = { fingerprint: 'x', message: 'm', path: '/' };
    await store.errors.record(error, T0);

    await store.purge(T0 + 6 * DAY);
    expect((await store.leads.about('z@example.org')).subscription?.status).toBe('pending');
    await store.purge(T0 + 8 * DAY);
    expect((await store.leads.about('z@example.org')).subscription).toBeUndefined();
    await store.purge(T0 + 29 * DAY, true);
    expect(await store.errors.record(error, T0 + 29 * DAY)).toBe(2);
    await store.purge(T0 + 60 * DAY, true);
    expect(await store.errors.record(error, T0 + 60 * DAY)).toBe(1);
    await store.purge(years(3) - DAY, true);
    expect(await store.leads.list(10)).toHaveLength(3);
    await store.purge(years(3) + DAY, true);
    expect((await store.leads.list(10)).map(({ values }) => values.email)).toEqual(
      Array.from({ length: 2 }, () => 'person1@example.org'),
    );
    expect((await drain(store, years(3) + DAY)).map(({ lead }) => lead?.values.email)).not.toContain(
      'person2@example.org',
    );
  });

  test('errors that somebody invents push out the oldest, a thousand being kept', async () => {
    const store = await all.open(await all.fresh());
    const record = (n: number) =>
      store.errors.record({ fingerprint: `f${n}`, message: 'm', path: '/' }, T0 + n);
    // No more at a time than a pool has connections: the others would wait longer than it allows on a busy machine.
    await inParallel(1000, 10, async (n) => void (await record(n)));
    expect(await record(1)).toBe(2);
    expect(await record(1000)).toBe(1);
    expect(await record(0)).toBe(1);
  });

  test('F17: counters are shared by servers and outlive them, and hold no address', async () => {
    const environment = await all.fresh();
    const seconds = [];
    for (const event of EVENTS) {
      const store = await all.open(environment);
      seconds.push(...(await waits(store.rates, [event])));
      await store.close();
    }
    expect(seconds).toEqual(WAITS);
  });

  test('counts that come at once to two servers are each counted', async () => {
    const environment = await all.fresh();
    const [one, two] = [await all.open(environment), await all.open(environment)];
    const hits = Array.from({ length: 60 }, (_, n) =>
      (n % 2 === 0 ? one : two).rates.hit('test', `client ${n % 3}`, MINUTE, T0),
    );
    const counts = (await Promise.all(hits)).map(({ count }) => count);
    const each = Array.from({ length: 60 }, (_, n) => Math.floor(n / 3) + 1);
    expect(counts.toSorted((a, b) => a - b)).toEqual(each);
  });

  test('secrets are made once for all the servers, one for each name', async () => {
    const environment = await all.fresh();
    const [one, two] = [await all.open(environment), await all.open(environment)];
    const [a, b, c] = await Promise.all([one.secret('a'), two.secret('a'), one.secret('b')]);
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
    expect(a).toHaveLength(32);
  });
});
