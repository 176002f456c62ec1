import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverTranslator } from '#i18n/server-translate.ts';
import { translator } from '../support/translate.ts';
import type { Locale } from '#locales.ts';
import { deliver, startSmtp } from '../support/server/mail-server.ts';
import { newLead, stores, T0, type Stores } from '../support/server/stores.ts';

let all: Stores;
beforeAll(async () => {
  all = await stores('SQLite');
});
afterAll(() => all.end());

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

const values = newLead(1).values;

/** The message to the visitor: a greeting by name, then what happens next, whatever its lines break at. */
function expectConfirmation(mail: string | undefined, locale: Locale) {
  const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  const { greeting, paragraphs } = serverTranslator(locale)('mail.visitor', { firstName: 'Zoë' });
  for (const text of [greeting, ...paragraphs]) expect(onOneLine(mail ?? '')).toContain(onOneLine(text));
}

test('mails: a lead is mailed to the team, and to the visitor in the language of the page', async () => {
  const smtp = await startSmtp();
  await deliver(all, [newLead(1), newLead(2, { locale: 'en' })], { SMTP_URL: smtp.url });
  await smtp.stop();
  const [first, ...others] = smtp.mails.filter(({ to }) => to[0] === 'team@example.com');
  expect(others).toHaveLength(1);
  expect(first?.from).toBe('site@example.com');
  expect(first?.headers.get('Reply-To')).toBe('person1@example.org');
  expect(first?.text).toContain('R&D, a < b');
  expect(first?.text).toContain('<dd>R&amp;D, a &lt; b</dd>');
  expect(first?.text).toContain(translator('fr')('demoForm.roles.sales'));
  const french = smtp.mails.find(({ to }) => to[0] === 'person1@example.org');
  expectConfirmation(french?.text, 'fr');
  expect(french?.headers.get('Reply-To')).toBe('team@example.com');
  const english = smtp.mails.find(({ to }) => to[0] === 'person2@example.org');
  expectConfirmation(english?.text, 'en');
});

test('mails: the visitor gets a link to the booking page, or is asked for two times', async () => {
  const BOOKING_URL = 'https://cal.example.org/demo';
  for (const settings of [{}, { BOOKING_URL }]) {
    const smtp = await startSmtp();
    await deliver(all, [newLead(1)], { SMTP_URL: smtp.url, ...settings });
    await smtp.stop();
    const text = smtp.mails.find(({ to }) => to[0] === 'person1@example.org')?.text ?? '';
    const hasBooking = 'BOOKING_URL' in settings;
    expect(text.includes(BOOKING_URL)).toBe(hasBooking);
    expect(text.includes(serverTranslator('fr')('mail.visitor.reply'))).toBe(!hasBooking);
  }
});

test('mails: no field can add a header or a recipient', async () => {
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
  const { store } = await deliver(all, leads, { SMTP_URL: smtp.url });
  await smtp.stop();
  const allowed = new Set(['team@example.com', ...attacks.map((_, n) => `person${n}@example.org`)]);
  expect(smtp.mails).toHaveLength(2 * attacks.length + addresses.length);
  for (const { to, headers } of smtp.mails) {
    expect(to).toHaveLength(1);
    expect(allowed.has(to[0] ?? '')).toBe(true);
    expect([...headers.keys()].filter((name) => !OURS.has(name))).toEqual([]);
    expect([...headers.values()].join('\n')).not.toMatch(/victim|Bcc/);
  }
  expect(await store.outbox.status()).toMatchObject([{ channel: 'mail', bounced: addresses.length }]);
});

test('mails: show what a visitor wrote as text, and no log line holds it', async () => {
  const smtp = await startSmtp();
  const challenges = 'a<script & "b" <svg {{x}} \u001B[31m \u202Etxt 👩‍🚀 Zoë ﷺ 李';
  const { log } = await deliver(all, [newLead(1, { values: { ...values, challenges } })], {
    SMTP_URL: smtp.url,
  });
  await smtp.stop();
  const text = smtp.mails.find(({ to }) => to[0] === 'team@example.com')?.text ?? '';
  const [plain = '', html = ''] = text.split('<!doctype html>');
  expect(plain).toContain('a<script & "b" <svg {{x}} \\u001b[31m \\u202etxt 👩‍🚀 Zoë ﷺ 李');
  expect(html).toContain('a&lt;script');
  expect(html).not.toMatch(/<script|<svg|\u001B|\u202E/);
  expect(log.match(/^.*"outbox.message_delivered".*$/gm)).toHaveLength(2);
  expect(log).not.toMatch(/script|Zoë|example\.org|Mairie/);
});

test('mails: the links of a newsletter mail work on its page and by one click, and are not stored', async () => {
  const smtp = await startSmtp();
  const { environment, store } = await deliver(all, [], { SMTP_URL: smtp.url }, (fresh) =>
    fresh.subscriptions.request({ email: 'zoe@example.org', themes: ['detecter'], locale: 'en', at: T0 }),
  );
  await smtp.stop();
  const [mail] = smtp.mails;
  expect(mail?.headers.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const link = (name: string, text = '') =>
    new RegExp(
      `https://www\\.example\\.org/api/newsletter/${name}\\?token=([\\w.-]+)&locale=en(?![^\\s">])`,
    ).exec(text)?.[1] ?? '';
  const unsubscribe = link('unsubscribe', mail?.headers.get('List-Unsubscribe'));
  const confirm = link('confirm', mail?.text);
  for (const signature of [unsubscribe, confirm].map((token) => token.split('.').at(-1) ?? ''))
    for (const file of ['site.db', 'site.db-wal'])
      expect(readFileSync(path.join(environment.DATA_DIR, file)).includes(signature)).toBe(false);
  expect(await store.subscriptions.confirm(confirm, T0)).toBe('confirmed');
  expect(await store.subscriptions.unsubscribe(unsubscribe, T0)).toBe(true);
});

test('mails: the links of a newsletter mail open the host of the endpoints', async () => {
  const smtp = await startSmtp();
  const settings = { SMTP_URL: smtp.url, PUBLIC_API_ORIGIN: 'https://api.example.org' };
  await deliver(all, [], settings, (fresh) =>
    fresh.subscriptions.request({ email: 'zoe@example.org', themes: ['detecter'], locale: 'fr', at: T0 }),
  );
  await smtp.stop();
  const links = smtp.mails[0]?.text.match(/https:[^"\s?]+(?=\?token=)/g) ?? [];
  expect(new Set(links)).toEqual(
    new Set(['confirm', 'unsubscribe'].map((name) => `https://api.example.org/api/newsletter/${name}`)),
  );
  expect(smtp.mails[0]?.headers.get('List-Unsubscribe')).toMatch(/^<https:\/\/api\.example\.org\//);
});
