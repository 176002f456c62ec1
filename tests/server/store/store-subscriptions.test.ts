import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/server/store/store.ts';
import { hashToken, newToken } from '../../../src/server/tokens.ts';
import { DATABASES, stores, DAY, HOUR, MINUTE, T0, drain, type Stores } from '../../support/server/stores.ts';

describe.each(DATABASES)('the subscriptions of the store on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

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
