/** Parsing of requests: client address, accepted types, form token, fields. */
import { createSecretKey, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { maskPersonal, MESSAGE_LIMIT } from '#schemas/masking.ts';
import { clientAddress } from '#server/middleware/client-address.ts';
import { formTokenAge, createFormToken } from '#server/forms/form-token.ts';
import { logEvent } from '#server/log.ts';
import { HonoRequest } from 'hono/request';
import { prefersJson } from '#server/negotiation.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['ignores the header without a proxy', 0, '10.0.0.9', '1.2.3.4', '10.0.0.9'],
  ['takes what the proxy saw, not what the visitor wrote', 1, '10.0.0.9', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['goes back one more for each proxy', 2, '10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', '1.2.3.4'],
  ['takes the connection when the header is missing', 1, '10.0.0.9', undefined, '10.0.0.9'],
  ['or says nothing', 1, '10.0.0.9', 'unknown', '10.0.0.9'],
  ['leaves out the port that some proxies add', 1, '10.0.0.9', '1.2.3.4:5678', '1.2.3.4'],
  ['counts an IPv6 network as one', 1, '10.0.0.9', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['however it is written', 0, '2001:db8:1:2::1', undefined, '2001:db8:1:2::/64'],
  ['with its port', 1, '10.0.0.9', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['and the name of its interface', 0, 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['is the same where IPv4 comes as IPv6', 0, '::ffff:1.2.3.4', undefined, '1.2.3.4'],
] as const)('client address: %s', (_what, hops, remote, forwarded, address) => {
  expect(clientAddress(remote, forwarded, hops)).toBe(address);
});

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json; charset=utf-8';

test.each([
  ['a script', 'application/json', FORM, true],
  ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', FORM, false],
  ['who would take a page, if need be', 'text/html;q=0.1, application/json', FORM, true],
  ['who refuses JSON', 'application/json;q=0, text/html', JSON_TYPE, false],
  ['anyone who sent JSON', '*/*', JSON_TYPE, true],
  ['anyone who sent a form', '*/*', FORM, false],
  ['who says nothing', undefined, FORM, false],
] as const)('negotiation: %s is answered in kind', (_who, accept, sent, isJson) => {
  const request = new Request('http://x/', {
    headers: { 'Content-Type': sent, ...(accept && { Accept: accept }) },
  });
  expect(prefersJson(new HonoRequest(request))).toBe(isJson);
});

test('form token: is unique, has an age and cannot be forged', () => {
  const [secret, other] = [1, 2].map((n) => createSecretKey(Buffer.alloc(32, n))) as [KeyObject, KeyObject]; // two in, two out
  const at = 1_800_000_000_000;
  const token = createFormToken(at, secret);
  expect(formTokenAge(token, at + 1999, secret)).toBe(1999);
  expect(formTokenAge(token, at - 500, secret), 'by the clock of another server').toBe(-500);
  expect(createFormToken(at, secret)).not.toBe(token);
  expect(formTokenAge(token, at + 1, other), 'of another site').toBeUndefined();
  const [time = '', signature] = token.split('.');
  const later = time.replace(/^[^-]+/, (at + 5000).toString(36));
  for (const forged of [`${later}.${signature}`, '', '.', 'x', `${token}x`])
    expect(formTokenAge(forged, at, secret)).toBeUndefined();
});

test('log: a line holds no control character, and its whole data', () => {
  let line = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => (line += String(text)) !== '');
  const path = '/\u001B[2J\u009B31m\u202Egnp.\u2066a\u061Cb\u0085\nc';
  logEvent('info', 'request', { path });
  expect(line.trimEnd()).toMatch(/^[ -~]+$/);
  expect(JSON.parse(line)).toMatchObject({ event: 'request', path });
});

test.each([
  ['Bad address zoe.d+x@example.org here', 'Bad address [email] here'],
  ['Call +33 6 12 34 56 78 or 0612345678', 'Call [number] or [number]'],
  ['SIRET 732 829 320 00074', 'SIRET [number]'],
  ['Failed: https://x.example/demo?email=zoe&token=1', 'Failed: https://x.example/demo[query]'],
  [
    'Failed: https://x.example/demo#token=1, from <a@b@example.org>',
    'Failed: https://x.example/demo[query] from [email]',
  ],
  ['Why?! Because of @media and #anchor', 'Why?! Because of @media and #anchor'],
  [
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading 'name')",
  ],
])('error reports: a message is masked: %s', (message, masked) => {
  expect(maskPersonal(message)).toBe(masked);
});

test.each(['x', '\u0315', '?', 'x?', '@'])(
  'error reports: a long message of nothing but %j is masked in linear time',
  { timeout: 2000 },
  (character) => {
    const message = character.repeat(4 * MESSAGE_LIMIT);
    for (let n = 0; n < 500; n += 1) expect(maskPersonal(message).length).toBeLessThanOrEqual(MESSAGE_LIMIT);
  },
);

test('error reports: an address is masked whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), fc.emailAddress(), fc.string(), (before, email, after) => {
      const masked = maskPersonal(`${before} ${email} ${after}`);
      expect(masked).not.toContain(email);
      expect(masked.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
    }),
  );
});
