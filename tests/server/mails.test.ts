import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSend, mailFolder } from '../../src/server/delivery/send.ts';
import { readEnvironment, type Environment } from '../../src/http/environment.ts';
import type { NewLead } from '../../src/server/store/lead.ts';
import type { Store } from '../../src/server/store/store.ts';
import { hashToken } from '../../src/server/tokens.ts';
import { simulate } from '../support/simulation.ts';
import { newLead, stores, type Stores } from '../support/stores.ts';

const T0 = 1_800_000_000_000;

/** What an SMTP server was given: the envelope, and the mail with its headers unfolded. */
interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  /** Both versions of the text, decoded. */
  readonly text: string;
}

/** Answers to a sender or a recipient, by what comes before its @. */
type Refusals = Readonly<Record<string, number>>;

let all: Stores;
beforeAll(async () => {
  all = await stores('SQLite');
});
afterAll(() => all.end());

async function startSmtp(given: Refusals = {}) {
  let refusals = given;
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom({ address }, _session, done) {
      const code = refusals[address.split('@')[0] ?? ''];
      done(code === undefined ? null : Object.assign(new Error('No.'), { responseCode: code }));
    },
    onRcptTo({ address }, _session, done) {
      const code = refusals[address.split('@')[0] ?? ''];
      done(code === undefined ? null : Object.assign(new Error('No.'), { responseCode: code }));
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += String(chunk)));
      stream.on('end', () => {
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), ...parse(raw) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    /** From now on, nobody is refused. */
    accept: () => void (refusals = {}),
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}

function parse(raw: string): Pick<Mail, 'headers' | 'text'> {
  const [head = '', ...parts] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  expect(headers.size).toBe(lines.length);
  const bytes = parts
    .join('\r\n\r\n')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString() };
}

/** The headers that our mails have; any other would have been put in by somebody else. */
const OURS = new Set([
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]);

/** Keeps leads, and lets twenty minutes of deliveries pass. */
async function deliver(
  leads: readonly NewLead[],
  more: NodeJS.ProcessEnv = {},
  before?: (store: Store) => Promise<void>,
) {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const environment = readEnvironment({
    ...(await all.fresh()),
    MAIL_FROM: 'site@example.com',
    LEADS_MAIL_TO: 'team@example.com',
    PUBLIC_SITE_ORIGIN: 'https://www.example.org',
    ...more,
  });
  const store = await all.open(environment);
  for (const lead of leads) await store.leads.accept(lead);
  await before?.(store);
  const simulation = simulate(store, createSend(environment, store), T0);
  await simulation.pass(20 * 60_000);
  await simulation.stop();
  const log = written.mock.calls.map(([line]) => String(line)).join('');
  vi.restoreAllMocks();
  return { environment, store, log };
}

/** Lets another hour of deliveries pass. */
async function redeliver(environment: Environment, store: Store) {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const simulation = simulate(store, createSend(environment, store), T0 + 20 * 60_000);
  await simulation.pass(3_600_000);
  await simulation.stop();
  written.mockRestore();
}

const values = newLead(1).values;

test('a lead is told to the team and confirmed to the visitor, in the language of the page', async () => {
  const smtp = await startSmtp();
  await deliver([newLead(1), newLead(2, { locale: 'en' })], { SMTP_URL: smtp.url });
  await smtp.stop();
  const [first, ...others] = smtp.mails.filter(({ to }) => to[0] === 'team@example.com');
  expect(others).toHaveLength(1);
  expect(first?.from).toBe('site@example.com');
  expect(first?.headers.get('Reply-To')).toBe('person1@example.org');
  expect(first?.text).toContain('R&D, a < b');
  expect(first?.text).toContain('<dd>R&#38;D, a &#60; b</dd>');
  expect(first?.text).toContain('Vente, développement commercial');
  const french = smtp.mails.find(({ to }) => to[0] === 'person1@example.org');
  expect(french?.text).toMatch(/Bonjour Zoë,[^]*sous 2\s+heures[^]*30\s+minutes/);
  expect(french?.headers.get('Reply-To')).toBe('team@example.com');
  const english = smtp.mails.find(({ to }) => to[0] === 'person2@example.org');
  expect(english?.text).toMatch(/Hello Zoë,[^]*within 2\s+hours[^]*30\s+minutes/);
});

test('F21: nothing in a field adds a header or a recipient', { tags: ['asvs-1.3.11'] }, async () => {
  const smtp = await startSmtp();
  const attacks = [
    'x\r\nBcc: victim@example.net',
    'x\nCc: victim@example.net\n\nbody',
    'x\u0000\u2028Bcc: victim@example.net',
    '=?utf-8?Q?x=0D=0ABcc:_victim@example.net?=',
    '"x\r\nBcc:" <victim@example.net>',
    'a@b.fr, victim@example.net',
  ];
  const leads = attacks.map((attack, n) =>
    newLead(n, {
      values: {
        ...values,
        email: `person${n}@example.org`,
        firstName: attack,
        lastName: attack,
        company: attack,
        challenges: attack,
      },
    }),
  );
  const addresses = [
    'a@b.fr\r\nBcc: victim@example.net',
    'a@b.fr,victim@example.net',
    '"x\r\nBcc:"@example.org',
    'victim@example.net <a@b.fr>',
    '(c)a@b.fr',
  ];
  for (const [n, email] of addresses.entries())
    leads.push(newLead(100 + n, { values: { ...values, email } }));
  const { store } = await deliver(leads, { SMTP_URL: smtp.url });
  await smtp.stop();
  const allowed = new Set(['team@example.com', ...attacks.map((_, n) => `person${n}@example.org`)]);
  expect(smtp.mails).toHaveLength(2 * attacks.length + addresses.length);
  for (const { to, headers } of smtp.mails) {
    expect(to).toHaveLength(1);
    expect(allowed.has(to[0] ?? '')).toBe(true);
    expect([...headers.keys()].filter((name) => !OURS.has(name))).toEqual([]);
    expect([...headers.values()].join('\n')).not.toMatch(/victim|Bcc/);
  }
  expect(await store.outbox.status()).toMatchObject([{ outlet: 'mail', parked: addresses.length }, {}]);
});

test(
  'F22: what a visitor wrote is shown and does nothing, and no log line holds it',
  { tags: ['asvs-1.2.1'] },
  async () => {
    const smtp = await startSmtp();
    const challenges = '<script>alert(1)</script><svg onload=x>{{x}} \u001B[31m \u202Etxt 👩‍🚀 Zoë ﷺ 李';
    const { log } = await deliver([newLead(1, { values: { ...values, challenges } })], {
      SMTP_URL: smtp.url,
    });
    await smtp.stop();
    const text = smtp.mails.find(({ to }) => to[0] === 'team@example.com')?.text ?? '';
    const [plain = '', html = ''] = text.split('<!doctype html>');
    expect(plain).toContain(
      '<script>alert(1)</script><svg onload=x>{{x}} \\u001b[31m \\u202etxt 👩‍🚀 Zoë ﷺ 李',
    );
    expect(html).toContain('&#60;script&#62;alert(1)');
    expect(html).not.toMatch(/<script|<svg|\u001B|\u202E/);
    expect(log.match(/^.*"message-delivered".*$/gm)).toHaveLength(2);
    expect(log).not.toMatch(/script|Zoë|example\.org|Mairie/);
  },
);

test('a mail server that is away is asked again; one that refuses an address is not', async () => {
  const smtp = await startSmtp({ person1: 550, person2: 450 });
  const { store } = await deliver([newLead(1), newLead(2)], { SMTP_URL: smtp.url });
  await smtp.stop();
  expect(await store.outbox.status()).toMatchObject([
    { outlet: 'mail', delivered: 2, parked: 1, waiting: 1, lastReason: 'EENVELOPE 450' },
    {},
  ]);
});

test.each([550, 450])(
  'of a team of two, one of whom is refused with %s, the other gets one mail; the first, once taken',
  async (code) => {
    const smtp = await startSmtp({ anna: code });
    const team = { LEADS_MAIL_TO: 'anna@example.com,ben@example.com', SMTP_URL: smtp.url };
    const { environment, store, log } = await deliver([newLead(1)], team);
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

test('a mail server that refuses us as a sender is asked again, and told at once', async () => {
  const smtp = await startSmtp({ site: 550 });
  const { environment, store, log } = await deliver([newLead(1)], { SMTP_URL: smtp.url });
  expect((await store.outbox.status())[0]).toMatchObject({
    waiting: 2,
    parked: 0,
    lastReason: 'EENVELOPE 550',
  });
  expect(log).toContain('"problem":"settings"');
  smtp.accept();
  await redeliver(environment, store);
  await smtp.stop();
  expect((await store.outbox.status())[0]).toMatchObject({ waiting: 0, delivered: 2 });
});

test('N04: each newsletter mail has links of its own, which one click or a mail program can use', async () => {
  const smtp = await startSmtp();
  const { store } = await deliver([], { SMTP_URL: smtp.url }, (fresh) =>
    fresh.subscriptions.request({ email: 'zoe@example.org', themes: ['detecter'], locale: 'en', at: T0 }),
  );
  await smtp.stop();
  const [mail] = smtp.mails;
  expect(mail?.headers.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const unsubscribe = mail?.headers.get('List-Unsubscribe') ?? '';
  const manage =
    /^<https:\/\/www\.example\.org\/api\/newsletter\/unsubscribe\?token=([\w-]{43})&locale=en>$/.exec(
      unsubscribe,
    )?.[1] ?? '';
  const confirm =
    /https:\/\/www\.example\.org\/api\/newsletter\/confirm\?token=([\w-]{43})&locale=en/.exec(
      mail?.text ?? '',
    )?.[1] ?? '';
  expect(await store.subscriptions.confirm(hashToken(confirm), T0)).toBe('confirmed');
  expect(await store.subscriptions.unsubscribe(hashToken(manage), T0)).toBe(true);
});

test('the links of a newsletter mail open the endpoints where they are', async () => {
  const smtp = await startSmtp();
  const settings = { SMTP_URL: smtp.url, PUBLIC_API_ORIGIN: 'https://api.example.org' };
  await deliver([], settings, (fresh) =>
    fresh.subscriptions.request({ email: 'zoe@example.org', themes: ['detecter'], locale: 'fr', at: T0 }),
  );
  await smtp.stop();
  const links = smtp.mails[0]?.text.match(/https:[^"\s?]+(?=\?token=)/g) ?? [];
  expect(new Set(links)).toEqual(
    new Set(['confirm', 'unsubscribe'].map((name) => `https://api.example.org/api/newsletter/${name}`)),
  );
  expect(smtp.mails[0]?.headers.get('List-Unsubscribe')).toMatch(/^<https:\/\/api\.example\.org\//);
});

test('N02: only the hash of a token is kept, anywhere', async () => {
  const { environment, store } = await deliver([], {}, (fresh) =>
    fresh.subscriptions.request({ email: 'zoe@example.org', themes: ['detecter'], locale: 'fr', at: T0 }),
  );
  const folder = mailFolder(environment);
  const [name = ''] = readdirSync(folder);
  const mail = readFileSync(path.join(folder, name), 'utf8').replace(/=\n/g, '').replaceAll('=3D', '=');
  const token = /confirm\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
  for (const file of ['site.db', 'site.db-wal']) {
    const bytes = readFileSync(path.join(environment.DATA_DIR, file));
    expect(bytes.includes(token)).toBe(false);
  }
  expect(await store.subscriptions.confirm(hashToken(token), T0)).toBe('confirmed');
});

test('without a mail server, mails are files that any mail program opens', async () => {
  const { environment } = await deliver([newLead(1)]);
  const names = readdirSync(mailFolder(environment)).toSorted();
  expect(names.map((name) => name.replace(/^[\da-f-]{36}/, ''))).toEqual([
    '-lead-team.eml',
    '-lead-visitor.eml',
  ]);
  const mail = readFileSync(path.join(mailFolder(environment), names[1] ?? ''), 'utf8');
  expect(mail).toMatch(/^To: person1@example\.org$/m);
});
