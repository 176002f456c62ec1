import { expect, test } from 'vitest';
import { isMailAddress } from '#http/mail-address.ts';
import { LOCALES } from '#locales.ts';
import { ROLES } from '#schemas/forms/demo-request.ts';
import { SECTORS } from '#schemas/profile.ts';
import { leadInWords } from '#server/leads/lead-words.ts';
import { interpretError } from '#server/mail/send-mail.ts';
import type { Lead } from '#server/leads/lead.ts';
import { WISHES } from '#site.ts';

const lead = (values: Readonly<Record<string, string | boolean>>): Lead => ({
  id: 'a',
  locale: 'fr',
  receivedAt: Date.parse('2026-11-25T10:00:00Z'),
  values: { email: 'zoe@example.org', ...values },
});

test.each(LOCALES)('mails: no code of a choice is left in the words of a lead, in %s', (locale) => {
  for (const sector of SECTORS) expect(leadInWords(lead({ sector }), locale).sector).not.toBe(sector);
  for (const role of ROLES) expect(leadInWords(lead({ role }), locale).role).not.toBe(role);
  for (const { id } of WISHES) expect(leadInWords(lead({ wish: id }), locale).wish).not.toContain(id);
});

test.each([
  '',
  'zoe',
  'a@b.fr,c@d.fr',
  'a@b.fr;c@d.fr',
  'Zoe <a@b.fr>',
  '"a b"@b.fr',
  '(x)a@b.fr',
  'a@[127.0.0.1]',
  'a@b.fr\r\nBcc: c@d.fr',
  ' a@b.fr',
  'a\u2028@b.fr',
  'zoé@example.org',
  '=?utf-8?q?a?=@example.org',
])('mails: no other text goes into a header: %j', (text) => {
  expect(isMailAddress(text)).toBe(false);
});

test.each([
  ['a text that was read', 'EMESSAGE', 'DATA', '552 Too big', 'refused'],
  ['a text before it was read', 'EENVELOPE', 'DATA', '552 Too big', 'refused'],
  ['a text for now', 'EMESSAGE', 'DATA', '452 Full', 'temporary'],
  ['the sender', 'EENVELOPE', 'MAIL FROM', '550 No', 'settings'],
  ['the sender for now', 'EENVELOPE', 'MAIL FROM', '450 Wait', 'temporary'],
  ['the address', 'EENVELOPE', 'RCPT TO', '550 5.1.1 Unknown', 'bounced'],
  ['the address for now', 'EENVELOPE', 'RCPT TO', '450 Wait', 'temporary'],
  ['to pass it on', 'EENVELOPE', 'RCPT TO', '550 5.7.1 Relaying denied', 'settings'],
] as const)('SMTP: a server that refuses %s: %s to %s, %s', (_, code, command, response, cause) => {
  const responseCode = Number(response.slice(0, 3));
  const error = Object.assign(new Error('refused'), { code, command, response, responseCode });
  expect(interpretError(error)).toEqual({ ok: false, cause, reason: `${code} ${responseCode}` });
});

test('SMTP: a mail is retried after a broken connection', () => {
  const error = Object.assign(new Error('x'), { code: 'ESOCKET', command: 'CONN' });
  expect(interpretError(error)).toEqual({ ok: false, cause: 'temporary', reason: 'ESOCKET' });
});
