/** `test` and `expect` of the browser tests: a test also fails on whatever went wrong behind its back. */
import { hash } from 'node:crypto';
import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

interface Options {
  /** Statuses from 400 up that this test is about, such as 404. */
  allowedStatuses: readonly number[];
  onTestPages: boolean;
  /** `refused`: the visitor refused cookies before; `unanswered`: the banner shows after a second. */
  consent: 'answered' | 'unanswered';
}

export const test = base.extend<Options>({
  allowedStatuses: [[], { option: true }],
  onTestPages: [false, { option: true }],
  consent: ['answered', { option: true }],
  baseURL: async ({ onTestPages }, use) =>
    use(process.env[onTestPages ? 'TEST_PAGES_ORIGIN' : 'SITE_ORIGIN']),
  // The server counts what each address sends: every test is a visitor of its own.
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'X-Forwarded-For': testAddress(testId) }),
  context: async ({ context, allowedStatuses, consent }, use) => {
    const problems = await watchConsole(context, allowedStatuses);
    if (consent === 'answered') await context.addInitScript(refuseCookies);
    await use(context);
    expect(problems, 'nothing went wrong in the browser').toEqual([]);
  },
});

/** Address in a network of its own, from the name that Playwright gives a test. */
function testAddress(testId: string): string {
  const groups = hash('sha256', testId).match(/.{4}/g) ?? [];
  return `2001:db8:${groups.slice(0, 6).join(':')}`;
}

/** Runs in each page before it: leaves a record that is a moment old, by the clock that the page itself will read. */
export function refuseCookies() {
  addEventListener('DOMContentLoaded', () => {
    const policy = document.querySelector<HTMLElement>('[data-consent]')?.dataset['policy'];
    const choices = { necessary: true, analytics: false, marketing: false, preferences: false };
    const record = { version: 1, id: 'test', at: Date.now(), policy, ...choices };
    try {
      localStorage.setItem('consent', JSON.stringify(record));
    } catch {
      // A test that blocks storage: its visitor is asked on each page.
    }
  });
}

/** Records console errors and warnings, exceptions, policy violations, failed requests and error statuses. */
export async function watchConsole(
  context: BrowserContext,
  allowed: readonly number[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    // Chromium repeats each bad status on the console; the answer itself is watched below.
    if (message.text().startsWith('Failed to load resource:')) return;
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
  context.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !allowed.includes(status)) problems.push(`${status}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // Leaving a page ends what it was still loading: each engine has its word for it.
    if (!/ERR_ABORTED|BINDING_ABORTED|cancelled/i.test(reason)) problems.push(`${reason}: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`policy violation: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
      },
    );
  });
  return problems;
}
