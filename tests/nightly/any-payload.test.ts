import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverTranslator } from '#i18n/server-translate.ts';
import { FormAnswerSchema } from '#schemas/forms/form-answer.ts';
import { demoRequest, visitor, BEHIND_PROXY } from '../support/server/visitor.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

const NOT_OPEN = serverTranslator('fr')('answers.refused.not-open');

let site: RunningSite;
beforeAll(async () => {
  site = await startSite(BEHIND_PROXY);
});
afterAll(() => site.stop());

const FORMS = ['/api/demo', '/api/newsletter', '/api/newsletter/preferences', '/api/login'] as const;
const LINKS = ['/api/newsletter/confirm', '/api/newsletter/unsubscribe?token=x', '/api/errors'] as const;
const NAMES = Object.keys(demoRequest(0)).concat(
  ['password', 'themes', 'consent', 'action', 'frequency', 'key', 'formToken', 'context', 'website', 'token'],
  ['__proto__', 'constructor', 'toString', 'a[b]', '', 'email '],
);
const RIGHT = {
  ...demoRequest(0),
  password: '12345678',
  themes: 'decider',
  consent: 'on',
  action: 'save',
  frequency: 'each',
};

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 1200 }),
  fc.constantFrom(
    ...Object.values(RIGHT).flat(),
    '\uD800',
    '\0',
    '\r\n',
    '<'.repeat(2000),
    '\u0316\u0301'.repeat(500),
  ),
);
const wrong = fc.dictionary(fc.constantFrom(...NAMES), text, { maxKeys: 12 });
/** Right but for some fields: what reaches the store. */
const fields = fc.oneof(
  wrong,
  wrong.map((some) => ({ ...RIGHT, ...some })),
);
const body = fc.oneof(
  fields.map((value) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(value).toString(),
  })),
  fields.map((value) => ({ type: 'application/json', body: JSON.stringify(value) })),
  fc.json().map((value) => ({ type: 'application/json', body: value })),
  fc.dictionary(fc.constantFrom(...NAMES), fc.jsonValue(), { maxKeys: 8 }).map((value) => ({
    type: 'application/json',
    body: JSON.stringify({ ...RIGHT, ...value }),
  })),
  fc.record({
    type: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data',
    ),
    body: fc.string({ unit: 'binary', maxLength: 300 }),
  }),
);
const accept = fc.constantFrom(
  'application/json',
  'text/html,*/*;q=0.8',
  '*/*',
  'image/png',
  'text/html;q=0,x',
);

test('endpoints answer a thousand random payloads without an unexpected error', async () => {
  const address = fc.constantFrom(...FORMS, ...FORMS, ...LINKS);
  await fc.assert(
    fc.asyncProperty(address, body, accept, async (path, { type, body: sent }, accepted) => {
      const { status, answer, html, headers } = await visitor(site).postRaw(path, sent, {
        'Content-Type': type,
        Accept: accepted,
      });
      const isFailure = status >= 500 && answer['code'] !== 'not-open' && !html.includes(NOT_OPEN);
      expect(isFailure, `${status} ${html}`).toBe(false);
      const isForm = FORMS.some((form) => form === path);
      const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
      expect(!(isForm && isJson) || FormAnswerSchema.safeParse(answer).success, html).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(site.output()).not.toContain('error.unhandled');
});
