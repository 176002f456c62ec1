/** Editions of the newsletter: who gets them, once, whatever ends the sending, and whose letters came back. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_BOUNCES } from '#server/newsletter/stored-editions.ts';
import { sendEdition } from '#server/newsletter/send-editions.ts';
import type { Store } from '#server/store/store.ts';
import { hashToken } from '#server/tokens.ts';
import { edition, ESSAI, sendingOf, subscribe } from '../../support/server/editions.ts';
import { startSmtp } from '../../support/server/mail-server.ts';
import { isNight } from '../../support/night.ts';
import { ROOT, SURROUNDINGS } from '../../support/running-site.ts';
import { SOME_DATABASES, DAY, stores, T0, type Stores } from '../../support/server/stores.ts';

const EDITION = ESSAI.edition;

describe.each(SOME_DATABASES)('the letters of an edition, on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  const fresh = async () => all.open(await all.fresh());
  const addresses = (smtp: Awaited<ReturnType<typeof startSmtp>>) => smtp.mails.flatMap(({ to }) => to);
  const bounces = async (store: Store, email: string) =>
    (await store.leads.about(email)).subscription?.bounces;

  test('go to those who confirmed one of its themes, in their language, and to nobody else', async () => {
    const store = await fresh();
    await subscribe(store, 'french@example.org', T0);
    await subscribe(store, 'english@example.org', T0, { themes: ['detecter', 'comprendre'], locale: 'en' });
    await subscribe(store, 'other-theme@example.org', T0, { themes: ['repondre'] });
    await store.subscriptions.request({
      email: 'pending@example.org',
      themes: ['decider'],
      locale: 'fr',
      at: T0,
    });
    const left = await subscribe(store, 'left@example.org', T0);
    await store.subscriptions.unsubscribe(hashToken(left), T0);
    const erased = await subscribe(store, 'erased@example.org', T0);
    await store.subscriptions.erase(hashToken(erased), T0);
    const smtp = await startSmtp();
    const sent = await sendEdition(sendingOf(store, smtp.url, { now: () => T0 + DAY }));
    expect(sent).toEqual({ sent: 2, bounced: 0, unsent: 0, uncertain: 0 });
    expect(addresses(smtp).toSorted()).toEqual(['english@example.org', 'french@example.org']);
    const english = smtp.mails.find(({ to }) => to[0] === 'english@example.org');
    expect(english?.headers.get('Subject')).toBe('Essai en');
    expect(english?.headers.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    // The link of the mail ends the subscription, and the next edition does not come.
    const token = /token=([\w-]{43})/.exec(english?.headers.get('List-Unsubscribe') ?? '')?.[1] ?? '';
    expect(await store.subscriptions.unsubscribe(hashToken(token), Date.now())).toBe(true);
    await sendEdition(sendingOf(store, smtp.url, { versions: edition('2026-11-25-b'), now: () => T0 + DAY }));
    await smtp.stop();
    expect(addresses(smtp).slice(2)).toEqual(['french@example.org']);
  });

  test('come once a month to those who asked for that', async () => {
    const store = await fresh();
    const token = await subscribe(store, 'monthly@example.org', T0);
    await store.subscriptions.change(hashToken(token), { themes: ['decider'], frequency: 'monthly' }, T0);
    const smtp = await startSmtp();
    for (const days of [1, 8, 15, 31])
      await sendEdition(
        sendingOf(store, smtp.url, { versions: edition(`2026-11-24-${days}`), now: () => T0 + days * DAY }),
      );
    await smtp.stop();
    expect(smtp.mails.map(({ headers }) => headers.get('Message-ID')?.split('.')[0])).toEqual([
      '<2026-11-24-1',
      '<2026-11-24-31',
    ]);
  });

  test('come once, however often and by how many servers it is sent at a time', async () => {
    const settings = await all.fresh();
    const [one, other] = [await all.open(settings), await all.open(settings)];
    for (let n = 0; n < 20; n += 1) await subscribe(one, `person${n}@example.org`, T0);
    const smtp = await startSmtp();
    await Promise.all([one, other, one].map((store) => sendEdition(sendingOf(store, smtp.url))));
    await sendEdition(sendingOf(other, smtp.url));
    await smtp.stop();
    expect(addresses(smtp)).toHaveLength(20);
    expect(new Set(addresses(smtp)).size).toBe(20);
    expect(await one.editions.recipients(ESSAI, T0)).toEqual([]);
  });

  // Processes are killed at night alone.
  test.runIf(isNight)(
    'come once after kill -9 at any moment; the one copy that nobody answered is counted',
    async () => {
      const settings = await all.fresh();
      const store = await all.open(settings);
      for (let n = 0; n < 24; n += 1) await subscribe(store, `person${n}@example.org`, T0);
      let child: ReturnType<typeof spawn> | undefined;
      // Killed when the server has taken the sixth mail, and has not said so yet.
      const smtp = await startSmtp({}, async (count) => {
        if (count !== 6) return;
        child?.kill('SIGKILL');
        await new Promise(() => undefined);
      });
      for (let run = 0; run < 2; run += 1) {
        const env = {
          ...SURROUNDINGS,
          ...settings,
          SMTP_URL: smtp.url,
          MAIL_FROM: 'site@example.com',
          LEADS_MAIL_TO: 'team@example.com',
        };
        child = spawn(process.execPath, ['tests/support/server/editions.ts'], {
          cwd: ROOT,
          env,
          stdio: 'inherit',
        });
        await once(child, 'exit');
      }
      expect(addresses(smtp)).toHaveLength(24);
      expect(new Set(addresses(smtp)).size).toBe(24);
      expect(await store.editions.counts(EDITION)).toEqual({ sent: 23, bounced: 0, uncertain: 1 });
      expect(await sendEdition(sendingOf(store, smtp.url))).toMatchObject({ sent: 0 });
      await smtp.stop();
    },
  );

  test('wait for a mail server that is away or busy, and end at one that refuses us', async () => {
    const store = await fresh();
    for (const name of ['a', 'busy', 'gone']) await subscribe(store, `${name}@example.org`, T0);
    const away = await sendEdition(sendingOf(store, 'smtp://127.0.0.1:1'));
    expect(away).toMatchObject({ sent: 0, unsent: 3, uncertain: 0, stopped: expect.any(String) });
    const refusing = await startSmtp({ site: 550 });
    expect(await sendEdition(sendingOf(store, refusing.url))).toMatchObject({ unsent: 1, stopped: /550/ });
    await refusing.stop();
    const smtp = await startSmtp({ busy: 450, gone: [550, '5.1.1 Unknown'] });
    expect(await sendEdition(sendingOf(store, smtp.url))).toEqual({
      sent: 1,
      bounced: 1,
      unsent: 1,
      uncertain: 0,
    });
    smtp.accept();
    expect(await sendEdition(sendingOf(store, smtp.url))).toEqual({
      sent: 1,
      bounced: 0,
      unsent: 0,
      uncertain: 0,
    });
    await smtp.stop();
    expect(await bounces(store, 'gone@example.org')).toBe(1);
  });

  test('that are refused for an address three times in a row end there, until it is taken up again', async () => {
    const store = await fresh();
    const email = 'gone@example.org';
    await subscribe(store, email, T0);
    const taking = await startSmtp();
    const refusing = await startSmtp({ gone: [550, '5.1.1 Unknown'] });
    const send = (n: number, { url } = refusing) =>
      sendEdition(sendingOf(store, url, { versions: edition(`2026-11-24-${n}`), now: () => T0 + n * DAY }));
    expect(await send(1)).toMatchObject({ bounced: 1 });
    // One that arrives begins anew.
    expect(await send(2, taking)).toMatchObject({ sent: 1 });
    for (let n = 3; n < 3 + MOST_BOUNCES; n += 1) expect(await send(n)).toMatchObject({ bounced: 1 });
    expect(await send(9, taking)).toMatchObject({ sent: 0 });
    expect(await store.editions.resume(email)).toBe(true);
    expect(await send(9, taking)).toMatchObject({ sent: 1 });
    await Promise.all([taking.stop(), refusing.stop()]);
    expect(await store.editions.resume('nobody@example.org')).toBe(false);
  });

  test('are forgotten with their subscriber, and a year later', async () => {
    const store = await fresh();
    const token = await subscribe(store, 'leaver@example.org', Date.now());
    await subscribe(store, 'stayer@example.org', Date.now());
    const smtp = await startSmtp();
    await sendEdition(sendingOf(store, smtp.url));
    await smtp.stop();
    await store.subscriptions.unsubscribe(hashToken(token), Date.now());
    const sent = async () => (await store.editions.counts(EDITION)).sent;
    expect(await store.leads.about('stayer@example.org')).toMatchObject({
      letters: [{ edition: EDITION, state: 'sent' }],
    });
    expect(await store.leads.about('leaver@example.org')).not.toHaveProperty('letters');
    expect(await sent()).toBe(1);
    await store.purge(Date.now() + 364 * DAY, true);
    expect(await sent()).toBe(1);
    await store.purge(Date.now() + 366 * DAY, true);
    expect(await sent()).toBe(0);
  });
});
