import { expect, test } from 'vitest';
import { isMailAddress } from '../../../src/http/mail-address.ts';

test.each(['zoe@example.org', 'r&d@exemple.fr', "o'brien+site@mail.example.org", 'a@xn--socit-esab.fr'])(
  'what a form takes is written to: %s',
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

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
])('nothing else goes into a header: %j', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
