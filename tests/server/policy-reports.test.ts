import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type RunningSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What Chromium sends, whole. */
const violation = (changes: Readonly<Record<string, unknown>> = {}) => ({
  age: 12,
  type: 'csp-violation',
  url: 'https://www.example.org/demo?email=zoe@example.org#top',
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: 'https://evil.example/stolen?token=secret',
    disposition: 'enforce',
    documentURL: 'https://www.example.org/demo?email=zoe@example.org',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    referrer: 'https://www.example.org/?q=private',
    sample: 'alert(1)',
    statusCode: 200,
    ...changes,
  },
});

const send = (reports: unknown) =>
  fetch(`${site.origin}/api/reports`, {
    method: 'POST',
    body: JSON.stringify(reports),
    headers: { 'Content-Type': 'application/reports+json' },
  });

describe('what a browser tells of a policy', () => {
  test('is logged as an error of the page: what was stopped and where, nothing of the visitor', async () => {
    expect((await send([violation(), violation({ blockedURL: 'inline' })])).status).toBe(204);
    expect(site.output()).toContain(
      '"message":"Policy: script-src-elem stopped https://evil.example","path":"/demo"',
    );
    expect(site.output()).toContain('"message":"Policy: script-src-elem stopped inline"');
    expect(site.output()).not.toMatch(/zoe|secret|private|alert/);
  });

  test.each([
    ['is no list', violation()],
    ['is empty', []],
    ['is of another kind', [{ ...violation(), type: 'deprecation' }]],
    ['has a page that is none', [{ ...violation(), url: 'javascript:alert(1)' }]],
    ['comes in hundreds', Array.from({ length: 11 }, () => violation())],
  ])('and %s is refused', async (_what, reports) => {
    expect((await send(reports)).status).toBe(400);
  });
});
