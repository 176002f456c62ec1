/** The ways by which a mail leaves, or does not: files without a mail server, recipients who are refused. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFolder } from '#server/mail/mail-files.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { deliver, redeliver, startSmtp } from '../support/server/mail-server.ts';
import { newLead, runSql, stores, type Stores } from '../support/server/stores.ts';

let all: Stores;
beforeAll(async () => {
  all = await stores('SQLite');
});
afterAll(() => all.end());

test('mails: without a mail server they are files that any mail program opens', async () => {
  const { environment, store } = await deliver(all, [newLead(1)]);
  const names = readdirSync(mailFolder(environment)).toSorted();
  expect(names.map((name) => name.replace(/^[\da-f-]{36}/, ''))).toEqual([
    '-lead-team.eml',
    '-lead-visitor.eml',
  ]);
  const mail = readFileSync(path.join(mailFolder(environment), names[1] ?? ''), 'utf8');
  expect(mail).toMatch(/^To: person1@example\.org$/m);
  // Nobody has received them, and nothing says so.
  const [lead] = await store.leads.list();
  const messages = await store.outbox.find(lead?.id ?? '');
  expect(messages.map(({ state }) => state)).toEqual(['written', 'written']);
  expect(JSON.stringify(messages)).not.toContain('delivered');
});

test('mails: without a mail server a mail to a team of two is one file', async () => {
  const team = { LEADS_MAIL_TO: 'anna@example.com,ben@example.com' };
  const { environment, store, log } = await deliver(all, [newLead(1)], team);
  const [lead] = await store.leads.list();
  const toTeam = await store.outbox.find(`${lead?.id}-lead-team`);
  expect(toTeam).toMatchObject([{ state: 'written', history: [{ ok: true, isWritten: true }] }]);
  const name = readdirSync(mailFolder(environment)).find((file) => file.includes('-lead-team')) ?? '';
  const mail = readFileSync(path.join(mailFolder(environment), name), 'utf8');
  expect(mail).toMatch(/^To: anna@example\.com, ben@example\.com$/m);
  expect(log).not.toContain('ENOENT');
});

test('mails: a damaged lead goes to the team, and not to channels or the visitor', async () => {
  const fresh = await all.fresh();
  const settings = { ...fresh, SLACK_WEBHOOK_URL: 'https://hooks.example.org' };
  const { store } = await deliver(all, [newLead(1)], settings, () =>
    runSql(fresh, `UPDATE leads SET content = '{"firstName":"Z'`),
  );
  const [lead] = await store.leads.list();
  const messages = await store.outbox.find(lead?.id ?? '');
  const states = Object.fromEntries(messages.map(({ id, state }) => [id.split('-').at(-1), state]));
  expect(states).toEqual({ team: 'written', visitor: 'failed', slack: 'failed' });
});

test('mails: retry an unavailable mail server, and not a refused address', async () => {
  const smtp = await startSmtp({ person1: 550, person2: 450 });
  const { store } = await deliver(all, [newLead(1), newLead(2)], { SMTP_URL: smtp.url });
  await smtp.stop();
  expect(await store.outbox.status()).toMatchObject([
    { channel: 'mail', delivered: 2, bounced: 1, failed: 0, waiting: 1, lastReason: 'EENVELOPE 450' },
  ]);
});

test.each([550, 450])(
  'mails: when one of a team of two is refused with %s, the other gets one mail',
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
    const [lead] = await store.leads.list();
    const team1 = (await store.outbox.find(lead?.id ?? '')).find(({ id }) => id.endsWith('team'));
    expect(team1).toMatchObject({
      state: 'waiting',
      recipients: { 'anna@example.com': { reason: `EENVELOPE ${code}` }, 'ben@example.com': { ok: true } },
    });
    smtp.accept();
    await redeliver(environment, store);
    await smtp.stop();
    expect([mailsTo('anna').length, mailsTo('ben').length]).toEqual([1, 1]);
    expect((await store.outbox.status())[0]).toMatchObject({ delivered: 2, waiting: 0 });
  },
);

test('mails: a mail server that refuses to relay is a wrong setting', async () => {
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

test('SMTP: no password is sent unencrypted to another machine', async () => {
  const users: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, done) {
      users.push(username);
      done(null, { user: username });
    },
  });
  server.listen(0, '::');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const mail = { to: ['team@example.com'], subject: 'x', text: 'x', html: '<p>x</p>' };
  const sendBy = (url: string) =>
    sendMail({ SMTP_URL: url, DATA_DIR: '', MAIL_FROM: { address: 'site@example.com' } }, mail, mail.to, 'x');

  // The same machine, under an address that is not the loopback's.
  for (const more of ['', '?requireTLS=false', '?ignoreTLS=true'])
    expect(await sendBy(`smtp://user:secret@[::ffff:127.0.0.1]:${port}${more}`)).toMatchObject({
      ok: false,
    });
  expect(users).toEqual([]);
  expect((await sendBy(`smtp://user:secret@127.0.0.1:${port}`)).ok).toBe(true);
  expect(users).toEqual(['user']);
  await new Promise<void>((done) => server.close(() => done()));
});
