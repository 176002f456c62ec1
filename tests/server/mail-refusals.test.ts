/** What becomes of a mail whose server is away, or refuses who sends it or who is to receive it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, redeliver, startSmtp } from '../support/server/mail-server.ts';
import { newLead, stores, type Stores } from '../support/server/stores.ts';

let all: Stores;
beforeAll(async () => {
  all = await stores('SQLite');
});
afterAll(() => all.end());

test('a mail server that is away is asked again; one that refuses an address is not', async () => {
  const smtp = await startSmtp({ person1: 550, person2: 450 });
  const { store } = await deliver(all, [newLead(1), newLead(2)], { SMTP_URL: smtp.url });
  await smtp.stop();
  expect(await store.outbox.status()).toMatchObject([
    { channel: 'mail', delivered: 2, bounced: 1, parked: 0, waiting: 1, lastReason: 'EENVELOPE 450' },
    {},
  ]);
});

test.each([550, 450])(
  'of a team of two, one of whom is refused with %s, the other gets one mail; the first, once taken',
  async (code) => {
    const smtp = await startSmtp({ anna: code });
    const team = { LEADS_MAIL_TO: 'anna@example.com,ben@example.com', SMTP_URL: smtp.url };
    const { environment, store, log } = await deliver(all, [newLead(1)], team);
    const mailsTo = (name: string) => smtp.mails.filter(({ to }) => to[0] === `${name}@example.com`);
    expect([mailsTo('anna').length, mailsTo('ben').length]).toEqual([0, 1]);
    expect((await store.outbox.status())[0]).toMatchObject({
      delivered: 1,
      waiting: 1,
      lastReason: expect.stringContaining(String(code)),
    });
    // A wrong address of our own is told at once; one that is busy, only when it lasts.
    expect(log.includes('"problem":"settings"')).toBe(code === 550);
    const [lead] = await store.leads.list(1);
    const team1 = (await store.outbox.find(lead?.id ?? '')).find(({ id }) => id.endsWith('team'));
    expect(team1).toMatchObject({
      state: 'waiting',
      recipients: { 'anna@example.com': `refused ${code}`, 'ben@example.com': 'delivered' },
    });
    smtp.accept();
    await redeliver(environment, store);
    await smtp.stop();
    expect([mailsTo('anna').length, mailsTo('ben').length]).toEqual([1, 1]);
    expect((await store.outbox.status())[0]).toMatchObject({ delivered: 2, waiting: 0 });
  },
);

test('a mail server that may not pass mail on is a wrong setting, and no fault of the visitor’s address', async () => {
  const smtp = await startSmtp({ person1: [550, '5.7.1 Relaying denied'], person2: [550, '5.1.1 Unknown'] });
  const { environment, store, log } = await deliver(all, [newLead(1), newLead(2)], { SMTP_URL: smtp.url });
  expect((await store.outbox.status())[0]).toMatchObject({ delivered: 2, bounced: 1, waiting: 1 });
  expect(log).toContain('"problem":"settings"');
  smtp.accept();
  await redeliver(environment, store);
  await smtp.stop();
  // With the alert.
  expect(smtp.mails.filter(({ to }) => to[0] === 'person1@example.org')).toHaveLength(1);
});
