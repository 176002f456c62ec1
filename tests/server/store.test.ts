import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsToWait } from '../../src/server/rate-limit.ts';
import { memoryRates } from '../../src/server/store/rates.ts';
import type { RateCounters, Store } from '../../src/server/store/store.ts';
import { hashToken, newToken } from '../../src/server/tokens.ts';
import { DATABASES, newLead, stores, type Stores } from '../support/stores.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Sends all the mails that are due, as far as the store is concerned, and returns what they were. */
async function drain(store: Store, at: number) {
  const sent = [];
  for (let now = at; ; now += 250) {
    const job = await store.outbox.claim('mail', now);
    if (job === undefined) return sent;
    await store.outbox.settle(job, { outcome: 'delivered' }, now);
    sent.push(job);
  }
}

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
  }, 60_000);
  afterAll(() => all.end(), 30_000);

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
      if (first.outcome === 'conflict') throw new Error('The first cannot conflict.');
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

    test('one of which fails leave the others of the same commit alone', async () => {
      const store = await all.open(await all.fresh());
      const broken = newLead(2, { at: Number.NaN });
      const outcomes = await Promise.allSettled(
        [1, 2, 3].map((n) => store.leads.accept(n === 2 ? broken : newLead(n))),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.leads.list(10)).toHaveLength(2);
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
      expect(await store.leads.about('person1@example.org')).toEqual({ leads: [], subscription: undefined });
      expect(await store.leads.list(10)).toHaveLength(1);
      expect((await drain(store, T0)).map(({ lead }) => lead?.values.email)).toEqual(
        Array.from({ length: 2 }, () => 'person2@example.org'),
      );
    });
  });

  describe('the outbox', () => {
    test('leases a message to one server, and gives it to another once the lease is over', async () => {
      const environment = await all.fresh();
      const [one, two] = [await all.open(environment), await all.open(environment)];
      await one.leads.accept(newLead(1));
      const jobs = await Promise.all([one, two, one, two].map((store) => store.outbox.claim('mail', T0)));
      expect(jobs.filter((job) => job !== undefined)).toHaveLength(1);
      const first = jobs.find((job) => job !== undefined);
      const other = await two.outbox.claim('mail', T0 + 250);
      expect(other?.id).not.toBe(first?.id);
      expect(await two.outbox.claim('mail', T0 + 30_000)).toBeUndefined();
      expect(await two.outbox.claim('mail', T0 + MINUTE)).toMatchObject({ id: first?.id, attempts: 2 });
    });

    test('gives four messages a second at most, together', async () => {
      const environment = await all.fresh();
      const [one, two] = [await all.open(environment), await all.open(environment)];
      for (const n of [1, 2, 3, 4, 5, 6]) await one.leads.accept(newLead(n));
      const taken = [];
      for (let at = T0; at < T0 + 1000; at += 10) {
        const jobs = await Promise.all([one.outbox.claim('mail', at), two.outbox.claim('mail', at)]);
        taken.push(...jobs.filter((job) => job !== undefined));
      }
      expect(taken).toHaveLength(4);
    });

    test('rests when the receiver asks for it, and hurries when an outage is over', async () => {
      const store = await all.open({ ...(await all.fresh()), LEADS_WEBHOOK_URL: 'https://crm.example.org/' });
      for (const n of [1, 2]) await store.leads.accept(newLead(n));
      const take = async (at: number) => {
        const job = await store.outbox.claim('webhook', at);
        if (job === undefined) throw new Error('Nothing is due.');
        return job;
      };
      const retry = (retryAt: number, more = {}) =>
        ({ outcome: 'retry', reason: '503', retryAt, ...more }) as const;
      const first = await take(T0);
      expect(await store.outbox.settle(first, retry(T0 + HOUR, { pauseUntil: T0 + 2 * MINUTE }), T0)).toBe(
        T0,
      );
      expect(await store.outbox.claim('webhook', T0 + 2 * MINUTE - 1)).toBeUndefined();
      const second = await take(T0 + 2 * MINUTE);
      expect(second.id).not.toBe(first.id);
      expect(await store.outbox.settle(second, { outcome: 'delivered' }, T0 + 2 * MINUTE)).toBeNull();
      expect((await take(T0 + 2 * MINUTE + 250)).id).toBe(first.id);
    });

    test('keeps what was given up, shows it, and sends it again on request', async () => {
      const store = await all.open(await all.fresh());
      await store.leads.accept(newLead(1));
      const job = await store.outbox.claim('mail', T0);
      if (job === undefined) throw new Error('Nothing is due.');
      await store.outbox.settle(job, { outcome: 'parked', reason: '550' }, T0);
      expect((await drain(store, T0 + MINUTE)).map(({ id }) => id)).not.toContain(job.id);
      expect(await store.outbox.status()).toMatchObject([
        { outlet: 'mail', parked: 1, waiting: 0, delivered: 1 },
        {},
      ]);
      expect(await store.health(T0 + DAY)).toEqual({ writable: true, oldestUndeliveredMs: DAY, parked: 1 });
      expect(await store.outbox.replay(T0 + 8 * DAY)).toBe(1);
      expect(await store.outbox.claim('mail', T0 + 8 * DAY)).toMatchObject({
        id: job.id,
        attempts: 1,
        expiresAt: T0 + 15 * DAY,
      });
    });

    test('sends on request the leads that came before there was a webhook', async () => {
      const environment = await all.fresh();
      const before = await all.open(environment);
      await before.leads.accept(newLead(1));
      const after = await all.open({ ...environment, LEADS_WEBHOOK_URL: 'https://crm.example.org/' });
      expect([await after.outbox.replay(T0), await after.outbox.replay(T0)]).toEqual([1, 0]);
      expect(await after.outbox.claim('webhook', T0)).toMatchObject({
        kind: 'lead-webhook',
        lead: { values: { email: 'person1@example.org' } },
      });
    });

    test('tells the owner by the other outlet, once a day', async () => {
      const store = await all.open(await all.fresh());
      const alert = { outlet: 'webhook', problem: 'failing' } as const;
      expect(await store.outbox.raise(alert, T0)).toBe(true);
      expect(await store.outbox.raise(alert, T0 + HOUR)).toBe(false);
      expect(await drain(store, T0)).toMatchObject([{ kind: 'alert', alert }]);
      expect(await store.outbox.raise(alert, T0 + DAY + 1)).toBe(true);
      expect(await store.outbox.raise({ outlet: 'mail', problem: 'failing' }, T0), 'no other outlet').toBe(
        true,
      );
      expect(await store.outbox.raise({ outlet: 'mail', problem: 'failing' }, T0 + 1)).toBe(false);
    });
  });

  describe('subscriptions', () => {
    const ask = { email: 'Zoe@Example.org', themes: ['detecter', 'decider'], locale: 'en', at: T0 } as const;
    const confirmed = async (store: Store, at = T0) => {
      await store.subscriptions.request({ ...ask, at });
      const [confirm, manage] = [newToken(), newToken()].map(hashToken) as [string, string]; // two in, two out
      await store.subscriptions.addToken(ask.email, 'confirm', confirm, at);
      await store.subscriptions.addToken(ask.email, 'manage', manage, at);
      expect(await store.subscriptions.confirm(confirm, at)).toBe('confirmed');
      return { confirm, manage };
    };

    test('N02: are confirmed once, by their own token, within 48 hours', async () => {
      const { subscriptions } = await all.open(await all.fresh());
      await subscriptions.request(ask);
      const token = hashToken(newToken());
      await subscriptions.addToken(ask.email, 'confirm', token, T0);
      expect(await subscriptions.confirm(hashToken(newToken()), T0)).toBe('unknown');
      expect(await subscriptions.confirm(token, T0 + 48 * HOUR)).toBe('expired');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => subscriptions.confirm(token, T0 + HOUR)),
      );
      expect(answers.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'already'), 'confirmed']);
      expect(await subscriptions.find(token, 'manage', T0), 'a token for something else').toBeUndefined();
      expect(await subscriptions.addToken('nobody@example.org', 'confirm', 'x', T0)).toBe(false);
    });

    test('N03: get one mail in ten minutes, whatever their state, and keep their choices', async () => {
      const store = await all.open(await all.fresh());
      const { manage } = await confirmed(store);
      await store.subscriptions.change(manage, { themes: ['comprendre'], frequency: 'monthly' }, T0);
      for (const minutes of [1, 9, 12, 13]) {
        await store.subscriptions.request({ ...ask, at: T0 + minutes * MINUTE });
        await store.subscriptions.requestSettings({ ...ask, at: T0 + minutes * MINUTE });
      }
      await store.subscriptions.requestSettings({ ...ask, email: 'nobody@example.org' });
      const mails = await drain(store, T0 + HOUR);
      expect(mails.map((mail) => mail.kind)).toEqual(['newsletter-confirm', 'newsletter-settings']);
      expect(mails[0]?.subscriber).toEqual({ email: 'zoe@example.org', locale: 'en' });
      expect(await store.subscriptions.find(manage, 'manage', T0)).toMatchObject({
        themes: ['comprendre'],
        frequency: 'monthly',
      });
    });

    test('N04: end as often as asked, and leave nothing but a hash', async () => {
      const store = await all.open(await all.fresh());
      const { confirm, manage } = await confirmed(store);
      expect(await store.subscriptions.unsubscribe(confirm, T0), 'the other kind of token').toBe(false);
      for (const at of [T0, T0 + DAY]) expect(await store.subscriptions.unsubscribe(manage, at)).toBe(true);
      expect(await store.subscriptions.unsubscribe(manage, T0 + 366 * DAY)).toBe(false);
      expect((await store.leads.about(ask.email)).subscription).toBeUndefined();
      expect(await store.subscriptions.confirm(confirm, T0), 'an old link').toBe('unknown');
      expect(await store.subscriptions.addToken(ask.email, 'manage', 'x', T0)).toBe(false);
      expect(await drain(store, T0)).toEqual([]);
    });

    test('that are erased take their tokens along, and may begin again', async () => {
      const store = await all.open(await all.fresh());
      const { manage } = await confirmed(store);
      expect(await store.subscriptions.erase(manage, T0)).toBe(true);
      expect(await store.subscriptions.erase(manage, T0)).toBe(false);
      await confirmed(store, T0 + DAY);
    });
  });

  test('what RETENTION no longer allows is deleted, and nothing else', async () => {
    const store = await all.open(await all.fresh());
    const years = (count: number) => T0 + count * 365.25 * DAY;
    await store.leads.accept(newLead(1));
    await store.leads.accept(newLead(2));
    await store.leads.accept(newLead(1, { key: 'later', contentHash: 'later', at: years(2) }));
    await store.subscriptions.request({ email: 'z@example.org', themes: ['detecter'], locale: 'fr', at: T0 });
    const error = { fingerprint: 'x', message: 'm', path: '/' };
    await store.errors.record(error, T0);

    await store.purge(T0 + 6 * DAY);
    expect((await store.leads.about('z@example.org')).subscription?.status).toBe('pending');
    await store.purge(T0 + 8 * DAY);
    expect((await store.leads.about('z@example.org')).subscription).toBeUndefined();
    await store.purge(T0 + 29 * DAY);
    expect(await store.errors.record(error, T0 + 29 * DAY)).toBe(2);
    await store.purge(T0 + 60 * DAY);
    expect(await store.errors.record(error, T0 + 60 * DAY)).toBe(1);
    await store.purge(years(3) - DAY);
    expect(await store.leads.list(10)).toHaveLength(3);
    await store.purge(years(3) + DAY);
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
    await Promise.all(Array.from({ length: 1000 }, (_, n) => record(n)));
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

  test('secrets are made once for all the servers, one for each name', async () => {
    const environment = await all.fresh();
    const [one, two] = [await all.open(environment), await all.open(environment)];
    const [a, b, c] = await Promise.all([one.secret('a'), two.secret('a'), one.secret('b')]);
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
    expect(a).toHaveLength(32);
  });
});
