import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../tests/support/chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Writing articles in the editor, which takes as long as forty other tests: at night. */
const EDITOR = '**/editor.test.ts';
const isRoot = process.getuid?.() === 0;

// Every worker reads this file: the first search serves them all.
const executablePath = (process.env['TEST_CHROMIUM'] ??= chromiumOrExit());

export default defineConfig({
  testDir: path.join(root, 'tests/e2e'),
  testMatch: '**/*.test.ts',
  outputDir: path.join(root, '.cache/playwright'),
  globalSetup: path.join(root, 'tests/support/global-setup.ts'),
  forbidOnly: true,
  fullyParallel: true,
  // Some tests wait, for a clock or for an answer: more at a time than there are processors.
  workers: 4,
  // A busy machine of a CI is no fault of the site: a second chance, and the run names who needed it.
  retries: process.env['CI'] ? 1 : 0,
  // Both end what hangs, and judge nothing: a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath,
      // Chromium's sandbox refuses root, which is what containers run as.
      args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: EDITOR },
    { name: 'editor', testMatch: EDITOR },
  ],
});

function chromiumOrExit(): string {
  try {
    return findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
