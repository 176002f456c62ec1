/** What a form makes the site write to people who did not ask for it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THEMES } from '#schemas/content/themes.ts';
import { SITE_PER_HOUR, SITE_REPEATED } from '#server/outbox/mail-quota.ts';
import type { MessageKind } from '#server/outbox/message.ts';
import type { Store } from '#server/store.ts';
import { subscribe } from '../../support/server/subscribers.ts';
import {
  SOME_DATABASES,
  DAY,
  drain,
  HOUR,
  MINUTE,
  newLead,
  stores,
  T0,
  type Stores,
} from '../../support/server/stores.ts';

describe.each(SOME_DATABASES)('mails to visitors, queued in %s', (kind) => {
  let all: Stores;
  let store: Store;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());
  const fresh = async () => (store = await all.open(await all.fresh()));

  const victim = { ...newLead(1).values, email: 'victim@example.org' };
  let leads = 0;
  /** Another request with the victim's address. */
  const ask = (at: number, values = victim) =>
    store.leads.accept(newLead((leads += 1), { at, values: { ...values, company: `Mairie n° ${leads}` } }));
  const sent = async (at: number, wanted: MessageKind) =>
    (await drain(store, at)).filter(({ kind: sentKind }) => sentKind === wanted).length;

  test('are three an hour and ten a day to an address that did not confirm, and each request is kept', async () => {
    await fresh();
    for (let n = 0; n < 60; n += 1) expect((await ask(T0 + n * 10_000)).outcome).toBe('stored');
    expect(await sent(T0 + HOUR, 'lead-visitor')).toBe(3);
    let day = 3;
    for (let hour = 1; hour < 23; hour += 1) {
      for (let n = 0; n < 4; n += 1) await ask(T0 + hour * HOUR + 11 * MINUTE + n);
      const inHour = await sent(T0 + hour * HOUR + 30 * MINUTE, 'lead-visitor');
      expect(inHour).toBeLessThanOrEqual(3);
      day += inHour;
    }
    expect(day).toBe(10);
    expect(await store.leads.list(1000)).toHaveLength(60 + 22 * 4);
    await ask(T0 + 2 * DAY);
    expect(await sent(T0 + 2 * DAY + MINUTE, 'lead-visitor'), 'two days later').toBe(1);
  });

  test('count together, whatever the form, also when they are asked for at once', async () => {
    await fresh();
    const { email } = victim;
    await Promise.all([
      ...Array.from({ length: 20 }, () => ask(T0)),
      store.subscriptions.request({ email: email.toUpperCase(), themes: THEMES, locale: 'fr', at: T0 }),
    ]);
    const mails = await drain(store, T0 + MINUTE);
    expect(mails.filter(({ kind: one }) => one !== 'lead-team')).toHaveLength(3);
    expect(mails.filter(({ kind: one }) => one === 'lead-team')).toHaveLength(20);
  });

  test('are not limited for one who confirmed', async () => {
    await fresh();
    const { email } = victim;
    await subscribe(store, email, T0);
    for (let n = 0; n < 8; n += 1) await ask(T0 + n);
    expect(await sent(T0 + MINUTE, 'lead-visitor')).toBe(8);
  });

  test('that ask for a confirmation end, however often they are asked for', async () => {
    await fresh();
    let confirmations = 0;
    for (let at = T0; at < T0 + 2 * DAY; at += 21 * MINUTE) {
      await store.subscriptions.request({ email: victim.email, themes: THEMES, locale: 'fr', at });
      confirmations += await sent(at + MINUTE, 'newsletter-confirm');
    }
    expect(confirmations).toBe(5);
  });

  test.runIf(kind === 'SQLite')(
    'have a limit for the whole site, of which the team is told once',
    async () => {
      await fresh();
      const reader = 'reader@example.org';
      await subscribe(store, reader, T0);
      await drain(store, T0);
      const many = SITE_PER_HOUR + 5;
      for (let from = 0; from < many; from += 100)
        await Promise.all(
          Array.from({ length: Math.min(100, many - from) }, (_, n) =>
            ask(T0, { ...victim, email: `v${from + n}@example.org` }),
          ),
        );
      const newcomer = { email: 'new@example.org', themes: THEMES, locale: 'fr', at: T0 } as const;
      expect(await store.subscriptions.request(newcomer)).toBe('no-mail');
      expect((await store.subscriptions.about(newcomer.email)).subscription).toBeUndefined();
      expect(await ask(T0, { ...victim, email: 'told@example.org' })).toMatchObject({ noMail: true });
      const mails = await drain(store, T0 + MINUTE);
      expect(mails.filter(({ kind: one }) => one === 'lead-visitor')).toHaveLength(SITE_PER_HOUR - 1);
      expect(mails.filter(({ kind: one }) => one === 'lead-team')).toHaveLength(many + 1);
      expect(mails.filter(({ kind: one }) => one === 'alert').map(({ alert }) => alert?.problem)).toEqual([
        'flood',
      ]);
      await ask(T0 + MINUTE, { ...victim, email: reader });
      expect(await sent(T0 + 2 * MINUTE, 'lead-visitor'), 'for who confirmed').toBe(1);
      const later = await ask(T0 + 2 * HOUR, { ...victim, email: 'later@example.org' });
      expect(later).not.toHaveProperty('noMail');
      expect(await sent(T0 + 3 * HOUR, 'lead-visitor')).toBe(1);
    },
  );

  test.runIf(kind === 'SQLite')(
    'of the newsletter alone have the limit, of which the team is told',
    async () => {
      await fresh();
      const request = (n: number) =>
        store.subscriptions.request({ email: `r${n}@example.org`, themes: THEMES, locale: 'fr', at: T0 });
      for (let n = 0; n < SITE_PER_HOUR; n += 1) await request(n);
      expect(await request(SITE_PER_HOUR)).toBe('no-mail');
      expect(await request(SITE_PER_HOUR + 1)).toBe('no-mail');
      expect(await sent(T0 + MINUTE, 'alert')).toBe(1);
      // What the team makes a request again is one, though no mail can leave.
      const late = { email: 'late@example.org', themes: THEMES, locale: 'fr', at: T0 } as const;
      await store.subscriptions.request(late, 'absent');
      const [spam] = await store.spam.list(1);
      expect(await store.spam.release(spam?.id ?? '', T0)).toBe(true);
      expect((await store.subscriptions.about(late.email)).subscription?.status).toBe('pending');
      expect((await store.leads.about(late.email)).spam).toEqual([]);
    },
  );

  test.runIf(kind === 'SQLite')(
    'keep a share for first mails, whoever is written to again and again',
    async () => {
      await fresh();
      for (let n = 0; n < SITE_REPEATED; n += 1) await ask(T0, { ...victim, email: `v${n}@example.org` });
      await drain(store, T0 + MINUTE);
      await ask(T0 + MINUTE, { ...victim, email: 'v1@example.org' });
      expect(await sent(T0 + 2 * MINUTE, 'lead-visitor')).toBe(0);
      await ask(T0 + 2 * MINUTE, { ...victim, email: 'newcomer@example.org' });
      expect(await sent(T0 + 3 * MINUTE, 'lead-visitor')).toBe(1);
    },
  );

  test('wait for what the team is to know', async () => {
    await fresh();
    for (let n = 0; n < 3; n += 1) await ask(T0 - HOUR, { ...victim, email: `b${n}@example.org` });
    await store.outbox.raise({ channel: 'webhook', problem: 'failing' }, T0);
    const kinds = (await drain(store, T0)).map((job) => job.kind);
    expect(kinds.slice(0, 4).toSorted()).toEqual(['alert', 'lead-team', 'lead-team', 'lead-team']);
    expect(kinds.slice(4)).toEqual(['lead-visitor', 'lead-visitor', 'lead-visitor']);
  });
});
