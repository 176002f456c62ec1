import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DATABASES,
  stores,
  DAY,
  HOUR,
  MINUTE,
  T0,
  drain,
  newLead,
  runSql,
  type Stores,
} from '../../support/server/stores.ts';
import { confirmationToken, settingsToken, subscribe } from '../../support/server/subscribers.ts';

describe.each(DATABASES)('store on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  describe('leads', () => {
    test('store: a lead is read as it was stored, without tags', async () => {
      const store = await all.open(await all.fresh());
      const challenges =
        'a < b {{x}} =1+1 \u001B[31m \u202E 👩‍🚀 Zoë ﷺ 李 O\'Brien "; DROP TABLE leads; -- $1 ?1 \u0000 \uD800';
      const { values } = newLead(1);
      await store.leads.accept(newLead(1, { values: { ...values, challenges: `<b>${challenges}</b>` } }));
      const [lead] = await store.leads.list();
      expect(lead?.values).toEqual({ ...values, challenges });
    });

    test('store: a repeat gets the first id; the same key with other content is a conflict', async () => {
      const store = await all.open(await all.fresh());
      const first = await store.leads.accept(newLead(1));
      if (!first.ok) throw new Error('The first is kept.');
      const again = { ok: true, status: 'repeated', id: first.id, noMail: false };
      expect(first.status).toBe('stored');
      expect(await store.leads.accept(newLead(1))).toEqual(again);
      expect(await store.leads.accept(newLead(1, { at: T0 + DAY })), 'a day later').toEqual(again);
      expect(await store.leads.accept(newLead(1, { key: 'other' })), 'another key').toEqual(again);
      expect(await store.leads.accept(newLead(1, { key: undefined })), 'no key').toEqual(again);
      expect(await store.leads.accept(newLead(1, { contentHash: 'other' }))).toEqual({
        ok: false,
        reason: 'conflict',
      });
      const later = await store.leads.accept(newLead(1, { key: undefined, at: T0 + 11 * MINUTE }));
      expect(later).toMatchObject({ status: 'stored' });
      expect(await store.leads.list()).toHaveLength(2);
      expect(await drain(store, T0 + 11 * MINUTE)).toHaveLength(4);
    });

    test('store: a lead that is sent many times at once to two servers is stored once', async () => {
      const environment = await all.fresh();
      const [one, two] = [await all.open(environment), await all.open(environment)];
      const posts = Array.from({ length: 30 }, (_, n) =>
        (n % 2 === 0 ? one : two).leads.accept(newLead(1, { key: n % 3 === 0 ? undefined : `key-${n % 5}` })),
      );
      const results = await Promise.all(posts);
      expect(results.filter((result) => result.ok && result.status === 'stored')).toHaveLength(1);
      expect(new Set(results.map((result) => result.ok && result.id)).size).toBe(1);
      expect(await one.leads.list()).toHaveLength(1);
      expect((await two.outbox.status()).map(({ waiting }) => waiting)).toEqual([2]);
    });

    test('store: leads are listed from the oldest on', async () => {
      const store = await all.open(await all.fresh());
      for (const n of [3, 1, 2]) await store.leads.accept(newLead(n, { at: T0 + n }));
      expect((await store.leads.list()).map(({ receivedAt }) => receivedAt - T0)).toEqual([1, 2, 3]);
    });

    test('store: a person is forgotten with their messages and subscription, and nobody else is', async () => {
      const store = await all.open(await all.fresh());
      await store.leads.accept(newLead(1, { newsletter: { themes: ['detecter'] } }));
      await store.leads.accept(newLead(2));
      const about = async () => ({
        leads: await store.leads.about('Person1@Example.org '),
        ...(await store.subscriptions.about('Person1@Example.org ')),
      });
      expect(await about()).toMatchObject({
        leads: [{}],
        subscription: { status: 'pending', themes: ['detecter'] },
      });
      expect(await store.leads.forget('PERSON1@example.org')).toHaveLength(1);
      expect(await store.subscriptions.forget('PERSON1@example.org', T0)).toBe(true);
      expect(await about()).toEqual({ leads: [], subscription: undefined, removals: [] });
      expect(await store.leads.list()).toHaveLength(1);
      const [other] = await store.leads.list();
      expect((await drain(store, T0)).map(({ leadId }) => leadId)).toEqual([other?.id, other?.id]);
    });
  });

  test('store: purge deletes what has passed its retention period, and nothing else', async () => {
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
    expect((await store.subscriptions.about('z@example.org')).subscription?.status).toBe('pending');
    await store.purge(T0 + 8 * DAY);
    expect((await store.subscriptions.about('z@example.org')).subscription).toBeUndefined();
    await store.purge(T0 + 29 * DAY);
    expect(await store.errors.record(error, T0 + 29 * DAY)).toBe(2);
    await store.purge(T0 + 60 * DAY);
    expect(await store.errors.record(error, T0 + 60 * DAY)).toBe(1);
    await store.purge(years(3) - DAY);
    expect(await store.leads.list()).toHaveLength(3);
    await store.purge(years(3) + DAY);
    expect((await store.leads.list()).map(({ values }) => values.email)).toEqual(
      Array.from({ length: 2 }, () => 'person1@example.org'),
    );
    const leads = await store.leads.list();
    const subjects = (await drain(store, years(3) + DAY)).map(({ leadId }) => leadId);
    expect(new Set(subjects)).toEqual(new Set(leads.map(({ id }) => id)));
  });

  test.each([
    ['another migration', `INSERT INTO kysely_migration VALUES ('999-later', '2027-01-01')`],
    ['tables without migrations', 'DROP TABLE kysely_migration'],
  ])('store: a database with %s is refused, and left as it is', async (_, sql) => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    await store.leads.accept(newLead(1));
    await store.close();
    await runSql(environment, sql);
    const other = await all.open(environment);
    await expect(other.leads.accept(newLead(2))).rejects.toThrow(/another version .*: move it away, or set/);
    await runSql(
      environment,
      `INSERT INTO spam SELECT id, 'demo', 'forged', content_hash, email, content, received_at FROM leads`,
    );
  });

  test('store: several servers share one secret for each name', async () => {
    const environment = await all.fresh();
    const [one, two] = [await all.open(environment), await all.open(environment)];
    const [a, b, c] = await Promise.all([one.secret('a'), two.secret('a'), one.secret('b')]);
    expect(a.equals(b)).toBe(true);
    expect(a.equals(c)).toBe(false);
    expect(a.symmetricKeySize).toBe(32);
  });

  describe('subscriptions', () => {
    const request = {
      email: 'Zoe@Example.org',
      themes: ['detecter', 'decider'],
      locale: 'en',
      at: T0,
    } as const;
    const { email } = request;

    test('a subscription is confirmed once, by its own token, within 48 hours', async () => {
      const store = await all.open(await all.fresh());
      const { subscriptions } = store;
      await subscriptions.request(request);
      const token = await confirmationToken(store, email, T0);
      const lasting = await settingsToken(store, email);
      for (const other of [lasting, `${token}x`, token.replace(/\.\d+\./, '.1.')])
        expect(await subscriptions.confirm(other, T0)).toBe('unknown');
      expect(await subscriptions.confirm(token, T0 + 48 * HOUR)).toBe('expired');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => subscriptions.confirm(token, T0 + HOUR)),
      );
      expect(answers.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'already'), 'confirmed']);
      expect(await subscriptions.findByToken(token), 'a token for something else').toBeUndefined();
    });

    test('an address gets one mail in ten minutes whatever its state, and a subscriber keeps their preferences', async () => {
      const store = await all.open(await all.fresh());
      const token = await subscribe(store, email, T0, request);
      await store.subscriptions.change(token, { themes: ['comprendre'], frequency: 'monthly' }, T0);
      for (const minutes of [1, 9, 12, 13]) {
        await store.subscriptions.request({ ...request, at: T0 + minutes * MINUTE });
        await store.subscriptions.requestPreferences({ ...request, at: T0 + minutes * MINUTE });
      }
      await store.subscriptions.requestPreferences({ ...request, email: 'nobody@example.org' });
      const mails = await drain(store, T0 + HOUR);
      expect(mails.map((mail) => mail.kind)).toEqual(['newsletter-confirm', 'newsletter-settings']);
      const subscription = await store.subscriptions.findByToken(token);
      expect(mails[0]?.subscriptionId).toBe(subscription?.id);
      expect(subscription).toMatchObject({
        email: 'zoe@example.org',
        locale: 'en',
        themes: ['comprendre'],
        frequency: 'monthly',
      });
    });

    test('a lasting token unsubscribes after years and as often as it is used; the store keeps a hash alone', async () => {
      const store = await all.open(await all.fresh());
      const token = await subscribe(store, email, T0, request);
      const confirmation = await confirmationToken(store, email, T0);
      const { subscriptions } = store;
      expect(await subscriptions.unsubscribe(confirmation, T0), 'the other kind of token').toBe(false);
      for (const at of [T0 + 2000 * DAY, T0 + 2001 * DAY])
        expect(await subscriptions.unsubscribe(token, at)).toBe(true);
      expect((await subscriptions.about(email)).subscription).toBeUndefined();
      expect(await subscriptions.change(token, { themes: ['decider'], frequency: 'each' }, T0)).toBe(false);
      expect(await subscriptions.confirm(confirmation, T0), 'an old link').toBe('unknown');
      await subscriptions.request({ ...request, at: T0 + 2002 * DAY });
      expect(await subscriptions.confirm(confirmation, T0), 'an old link, once asked for again').toBe(
        'unknown',
      );
      expect((await drain(store, T0)).map(({ kind: one }) => one)).toEqual(['newsletter-confirm']);
    });

    test('a subscription that is erased leaves no row, and the address may subscribe again', async () => {
      const store = await all.open(await all.fresh());
      const token = await subscribe(store, email, T0);
      expect(await store.subscriptions.erase(token, T0)).toBe(true);
      expect(await store.subscriptions.erase(token, T0)).toBe(false);
      await subscribe(store, email, T0 + DAY);
      expect((await store.subscriptions.about(email)).subscription?.status).toBe('confirmed');
    });
  });
});
