import { expect, test } from 'vitest';
import { isContentRefused, isSenderRefused } from '../../../src/server/delivery/send-mail.ts';

/** An error as nodemailer raises it. */
const refused = (code: string, command: string, responseCode: number) =>
  Object.assign(new Error('refused'), { code, command, responseCode });

test.each([
  ['once it was read', refused('EMESSAGE', 'DATA', 552), true],
  ['in answer to DATA', refused('EENVELOPE', 'DATA', 552), true],
  ['for now', refused('EMESSAGE', 'DATA', 452), false],
  ['for its sender', refused('EENVELOPE', 'MAIL FROM', 550), false],
])('a mail that is refused %s is given up: %s', (_, error, isRefused) => {
  expect(isContentRefused(error)).toBe(isRefused);
});

test('a refused sender is a wrong setting, one that is to wait is not', () => {
  expect(isSenderRefused(refused('EENVELOPE', 'MAIL FROM', 550))).toBe(true);
  expect(isSenderRefused(refused('EENVELOPE', 'MAIL FROM', 450))).toBe(false);
});
