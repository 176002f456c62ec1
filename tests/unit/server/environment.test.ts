import { expect, test } from 'vitest';
import { readEnvironment } from '#http/environment.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test.each([
  ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_URL: 'crm' }, 'must be an address'],
  ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_URL: 'https://crm.example.com' }, 'must be given'],
  ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_SECRET: 'hunter2' }, 'must be whsec_'],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x:hunter2@y/z' }, 'must be the address of a PostgreSQL'],
  ['SMTP_URL', { SMTP_URL: 'mail.example.com' }, 'must be the address of a mail server'],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com', LEADS_MAIL_TO: 'a@b.fr' }, 'must be given'],
  ['MAIL_FROM', { MAIL_FROM: 'a@example.com, b@example.com' }, 'must be an e-mail address'],
  ['MAIL_FROM', { MAIL_FROM: 'Marie <a@example.com>\r\nBcc: b@example.com' }, 'must be an e-mail address'],
  ['LEADS_MAIL_TO', { LEADS_MAIL_TO: 'a@b.fr, c' }, 'must be e-mail addresses'],
  ['TRUSTED_PROXY_HOPS', { TRUSTED_PROXY_HOPS: '-1' }, 'must be a whole number'],
  [
    'LEADS_WEBHOOK_URL',
    { LEADS_WEBHOOK_URL: 'http://crm.example.com', LEADS_WEBHOOK_SECRET: SECRET },
    'must be an address',
  ],
  ['PRODUCT_API_URL', { PRODUCT_API_URL: 'ftp://x' }, 'must be an address'],
  ['PRODUCT_API_URL', { PRODUCT_API_URL: 'http://app.example.com/login' }, 'must be an address'],
])('settings: a wrong %s is refused by its rule: %j', (name, wrong, rule) => {
  const read = () => readEnvironment({ ...wrong });
  expect(read).toThrow(new RegExp(`^${name} ${rule}.*\\.(?:\n|$)`));
  expect(read).not.toThrow('hunter2');
});

test('settings: valid values are parsed', () => {
  const environment = readEnvironment({
    DATABASE_URL: 'postgresql://site@db.example.com/site',
    TRUSTED_PROXY_HOPS: '2',
    LEADS_WEBHOOK_URL: 'https://crm.example.com/leads',
    LEADS_WEBHOOK_SECRET: SECRET,
    SMTP_URL: 'smtps://user:pass@mail.example.com',
    MAIL_FROM: 'site@example.com',
    LEADS_MAIL_TO: 'a@example.com, b@example.com',
    LOGIN_COOKIES: 'session,remember-me',
  });
  expect(environment).toMatchObject({
    TRUSTED_PROXY_HOPS: 2,
    LEADS_MAIL_TO: ['a@example.com', 'b@example.com'],
    LOGIN_COOKIES: ['session', 'remember-me'],
  });
});

test.each([
  ['site@example.com', { address: 'site@example.com' }],
  ['Marché & Cie <site@example.com>', { name: 'Marché & Cie', address: 'site@example.com' }],
  [
    '"Cie, service commercial" <site@example.com>',
    { name: 'Cie, service commercial', address: 'site@example.com' },
  ],
  ['<site@example.com>', { address: 'site@example.com' }],
])('settings: the sender of mails may have a name: %s', (MAIL_FROM, sender) => {
  expect(readEnvironment({ MAIL_FROM }).MAIL_FROM).toEqual(sender);
});

test.each([
  { PRODUCT_API_URL: 'http://127.0.0.1:8080/login' },
  { LEADS_WEBHOOK_URL: 'http://localhost:9/', LEADS_WEBHOOK_SECRET: SECRET },
])('settings: an address in clear may be one of this machine: %j', (clear) => {
  expect(readEnvironment(clear)).toMatchObject(
    Object.fromEntries(Object.entries(clear).filter(([name]) => name.endsWith('_URL'))),
  );
});

test('settings: none is required', () => {
  expect(readEnvironment({})).toMatchObject({ TRUSTED_PROXY_HOPS: 0, LOGIN_COOKIES: [] });
});
