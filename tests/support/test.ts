/** `test` and `expect` of the browser tests: a test also fails on whatever went wrong behind its back. */
import { test as base, expect } from '@playwright/test';
import { watch } from './browser/watch.ts';

export { expect };

/** What a test may say of itself with `test.use`. */
interface Options {
  /** Statuses from 400 up that this test is about, such as 404. */
  allowedStatuses: readonly number[];
  /** Whether it opens the pages that are built for tests only. */
  onTestPages: boolean;
  /** Whether the visitor has already refused cookies; 'unanswered' sees the question after a second. */
  consent: 'answered' | 'unanswered';
}

export const test = base.extend<Options>({
  allowedStatuses: [[], { option: true }],
  onTestPages: [false, { option: true }],
  consent: ['answered', { option: true }],
  baseURL: async ({ onTestPages }, use) =>
    use(process.env[onTestPages ? 'TEST_PAGES_ORIGIN' : 'SITE_ORIGIN']),
  context: async ({ context, allowedStatuses, consent }, use) => {
    const problems = await watch(context, allowedStatuses);
    if (consent === 'answered') await context.addInitScript(refuseCookies);
    await use(context);
    expect(problems, 'nothing went wrong in the browser').toEqual([]);
  },
});

/** Runs in each page before it: leaves a record that is a moment old, by the clock that the page itself will read. */
function refuseCookies() {
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
