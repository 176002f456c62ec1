import { expect, test } from 'vitest';
import { prefersJson } from '../../../src/server/pages/negotiation.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json; charset=utf-8';

test.each([
  ['a script', 'application/json', FORM, true],
  ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', FORM, false],
  ['who would take a page, if need be', 'text/html;q=0.1, application/json', FORM, true],
  ['who refuses JSON', 'application/json;q=0, text/html', JSON_TYPE, false],
  ['anyone who sent JSON', '*/*', JSON_TYPE, true],
  ['anyone who sent a form', '*/*', FORM, false],
  ['who names JSON and would take anything', 'application/json, text/plain, */*', FORM, true],
  ['who says nothing', undefined, FORM, false],
] as const)('%s is answered in kind', (_who, accept, sent, isJson) => {
  expect(prefersJson(accept, sent)).toBe(isJson);
});
