import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  DATABASES,
  stores,
  DAY,
  HOUR,
  MINUTE,
  T0,
  drain,
  newLead,
  type Stores,
} from '../../support/server/stores.ts';

describe.each(DATABASES)('outbox on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());
  afterEach(() => void vi.restoreAllMocks());

  test('outbox: leases a message to one server, and to another once the lease is over', async () => {
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

  test('outbox: several servers together claim four messages a second at most', async () => {
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

  test('outbox: pauses a channel on request, and makes messages due at the end of an outage', async () => {
    const store = await all.open({ ...(await all.fresh()), LEADS_WEBHOOK_URL: 'https://crm.example.org/' });
    for (const n of [1, 2]) await store.leads.accept(newLead(n));
    const take = async (at: number) => {
      const job = await store.outbox.claim('webhook', at);
      if (job === undefined) throw new Error('Nothing is due.');
      return job;
    };
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const failure = { ok: false, cause: 'temporary', reason: '503', retryAfter: '120' } as const;
    const first = await take(T0);
    const settled = await store.outbox.settle({ ...first, attempts: 10 }, failure, T0);
    expect(settled).toEqual({ state: 'waiting', failingSince: T0 });
    expect(await store.outbox.claim('webhook', T0 + 2 * MINUTE - 1)).toBeUndefined();
    const second = await take(T0 + 2 * MINUTE);
    expect(second.id).not.toBe(first.id);
    const sent = { state: 'delivered', failingSince: null };
    expect(await store.outbox.settle(second, { ok: true }, T0 + 2 * MINUTE)).toEqual(sent);
    expect((await take(T0 + 2 * MINUTE + 250)).id).toBe(first.id);
  });

  test('outbox: a bounced mail does not count as a failure, and is replayed by its id only', async () => {
    const store = await all.open(await all.fresh());
    await store.leads.accept(newLead(1));
    const jobs = [];
    for (const at of [T0, T0 + 250]) jobs.push(await store.outbox.claim('mail', at));
    const [toTeam, toVisitor] = jobs.toSorted((one, other) =>
      (one?.kind ?? '').localeCompare(other?.kind ?? ''),
    );
    if (toTeam === undefined || toVisitor === undefined) throw new Error('Nothing is due.');
    await store.outbox.settle(toTeam, { ok: true }, T0 + 500);
    const refusal = { ok: false, cause: 'bounced', reason: '550' } as const;
    const bounced = { state: 'bounced', failingSince: null };
    expect(await store.outbox.settle(toVisitor, refusal, T0 + 500)).toEqual(bounced);
    expect(await store.outbox.status()).toMatchObject([
      { channel: 'mail', failed: 0, waiting: 0, delivered: 1, bounced: 1, lastReason: null },
    ]);
    expect(await store.health(T0 + DAY)).toEqual({ writable: true, oldestUndeliveredMs: 0, failed: 0 });
    expect(await store.outbox.find(toVisitor.id)).toMatchObject([{ state: 'bounced', history: [refusal] }]);
    expect(await store.outbox.replay({}, T0 + DAY)).toBe(0);
    expect(await store.outbox.replay({ id: toVisitor.id }, T0 + DAY)).toBe(1);
    expect(await store.outbox.claim('mail', T0 + DAY)).toMatchObject({ id: toVisitor.id });
  });

  test('outbox: sends again what failed since a moment, or of a lead', async () => {
    const store = await all.open(await all.fresh());
    const ids = [];
    for (const n of [1, 2]) {
      const accepted = await store.leads.accept(newLead(n, { at: T0 + n * HOUR }));
      ids.push(accepted.ok ? accepted.id : '');
    }
    const [first = '', second = ''] = ids;
    const refusal = { ok: false, cause: 'refused', reason: '550' } as const;
    for (let at = T0 + DAY; ; at += 250) {
      const job = await store.outbox.claim('mail', at);
      if (job === undefined) break;
      await store.outbox.settle(job, job.id === `${first}-lead-visitor` ? refusal : { ok: true }, at, 12);
    }
    const at = T0 + DAY + HOUR;
    expect(await store.outbox.replay({ since: T0 + 2 * HOUR }, at)).toBe(0);
    expect(await store.outbox.replay({ id: second }, at)).toBe(0);
    expect(await store.outbox.replay({ id: first }, at)).toBe(1);
    expect((await drain(store, at)).map(({ id }) => id)).toEqual([`${first}-lead-visitor`]);
    const visitor = (await store.outbox.find(first)).find(({ id }) => id.endsWith('visitor'));
    const history = [
      { ...refusal, at: expect.any(Number), ms: 12 },
      { ok: true, at, ms: 0 },
    ];
    expect(visitor).toMatchObject({ state: 'delivered', history });
  });
});
