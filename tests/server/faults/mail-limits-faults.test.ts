/** Mails that a form makes the site send to people who did not ask for them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THEMES } from '#schemas/content/themes.ts';
import { MAILS_OF_SITE, MAILS_TO_UNCONFIRMED_ADDRESS } from '#server/outbox/mail-quota.ts';
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

describe.each(SOME_DATABASES)('mail limits on %s', (kind) => {
  let all: Stores;
  let store: Store;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());
  const fresh = async () => (store = await all.open(await all.fresh()));

  const victim = { ...newLead(1).values, email: 'victim@example.org' };
  let leads = 0;
  const acceptLead = (at: number, values = victim) =>
    store.leads.accept(newLead((leads += 1), { at, values: { ...values, company: `Mairie n° ${leads}` } }));
  /** Requests of as many visitors as the site may write to in an hour, ten at a time. */
  async function reachSiteLimit(): Promise<void> {
    for (let from = 0; from < MAILS_OF_SITE; from += 10)
      await Promise.all(
        Array.from({ length: Math.min(10, MAILS_OF_SITE - from) }, (_, n) =>
          acceptLead(T0, { ...victim, email: `v${from + n}@example.org` }),
        ),
      );
  }
  const sent = async (at: number, wanted: string) =>
    (await drain(store, at)).filter(({ kind: sentKind }) => sentKind === wanted).length;

  test('mails to an unconfirmed address are limited to five a day, and each request is kept', async () => {
    await fresh();
    for (let n = 0; n < 20; n += 1)
      expect(await acceptLead(T0 + n * HOUR)).toMatchObject({ status: 'stored' });
    expect(await sent(T0 + 20 * HOUR, 'lead-visitor')).toBe(MAILS_TO_UNCONFIRMED_ADDRESS);
    expect(await store.leads.list()).toHaveLength(20);
    await acceptLead(T0 + 2 * DAY);
    expect(await sent(T0 + 2 * DAY + MINUTE, 'lead-visitor'), 'two days later').toBe(1);
  });

  test('mails to an unconfirmed address count together for all forms and for concurrent posts', async () => {
    await fresh();
    const { email } = victim;
    await Promise.all([
      ...Array.from({ length: 20 }, () => acceptLead(T0)),
      store.subscriptions.request({ email: email.toUpperCase(), themes: THEMES, locale: 'fr', at: T0 }),
    ]);
    const mails = await drain(store, T0 + MINUTE);
    const toVisitor = mails.filter(({ kind: sentKind }) => sentKind !== 'lead-team');
    expect(toVisitor).toHaveLength(MAILS_TO_UNCONFIRMED_ADDRESS);
    expect(mails).toHaveLength(20 + MAILS_TO_UNCONFIRMED_ADDRESS);
  });

  test('mails to a confirmed address have no limit of their own', async () => {
    await fresh();
    await subscribe(store, victim.email, T0);
    const many = MAILS_TO_UNCONFIRMED_ADDRESS + 3;
    for (let n = 0; n < many; n += 1) await acceptLead(T0 + n);
    expect(await sent(T0 + MINUTE, 'lead-visitor')).toBe(many);
  });

  test.runIf(kind === 'SQLite')(
    'mails to all visitors are limited in an hour, and the team is alerted once',
    async () => {
      await fresh();
      await reachSiteLimit();
      const before = await drain(store, T0 + MINUTE);
      expect(before.filter(({ kind: sentKind }) => sentKind === 'lead-visitor')).toHaveLength(MAILS_OF_SITE);
      expect(before.filter(({ kind: sentKind }) => sentKind === 'alert')).toEqual([]);
      const newcomer = { email: 'new@example.org', themes: THEMES, locale: 'fr', at: T0 } as const;
      expect(await store.subscriptions.request(newcomer)).toEqual({ ok: false, reason: 'no-mail' });
      expect((await store.subscriptions.about(newcomer.email)).subscription).toBeUndefined();
      expect(await acceptLead(T0, { ...victim, email: 'late@example.org' })).toMatchObject({ noMail: true });
      const after = await drain(store, T0 + 2 * MINUTE);
      expect(after.map(({ kind: sentKind }) => sentKind).toSorted()).toEqual(['alert', 'lead-team']);
      expect(after.flatMap(({ alert }) => alert?.problem ?? [])).toEqual(['flood']);
      const later = await acceptLead(T0 + 2 * HOUR, { ...victim, email: 'later@example.org' });
      expect(later).toMatchObject({ noMail: false });
      expect(await sent(T0 + 3 * HOUR, 'lead-visitor')).toBe(1);
    },
  );

  test.runIf(kind === 'SQLite')(
    'spam that becomes a subscription is kept while the site may send no mail',
    async () => {
      await fresh();
      const late = { email: 'late@example.org', themes: THEMES, locale: 'fr', at: T0 } as const;
      await store.subscriptions.request(late, 'absent');
      await reachSiteLimit();
      const [spam] = await store.spam.list();
      expect(await store.spam.release(spam?.id ?? '', T0)).toBe(true);
      expect((await store.subscriptions.about(late.email)).subscription?.status).toBe('pending');
      expect(await store.spam.about(late.email)).toEqual([]);
      expect(await sent(T0 + MINUTE, 'newsletter-confirm')).toBe(0);
    },
  );

  test('mails to visitors leave after alerts and mails to the team', async () => {
    await fresh();
    for (let n = 0; n < 3; n += 1) await acceptLead(T0 - HOUR, { ...victim, email: `b${n}@example.org` });
    await store.outbox.raiseAlert({ channel: 'webhook', problem: 'failing' }, T0);
    const kinds = (await drain(store, T0)).map((job) => job.kind);
    expect(kinds.slice(0, 4).toSorted()).toEqual(['alert', 'lead-team', 'lead-team', 'lead-team']);
    expect(kinds.slice(4)).toEqual(['lead-visitor', 'lead-visitor', 'lead-visitor']);
  });
});
