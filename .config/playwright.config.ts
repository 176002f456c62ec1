import path from 'node:path';
import { chromium as own, defineConfig, devices } from '@playwright/test';
import { findChromium, systemFirefox } from '../tests/support/browsers.ts';
import { isNight } from '../tests/support/night.ts';

const root = path.resolve(import.meta.dirname, '..');
/** The tests that other engines run too, at night. */
const ENGINES = new RegExp(process.env['E'] ?? '@engines');
/** What the night alone looks at: every state, in every view. */
const byDay = isNight ? {} : { grepInvert: /@night/ };
const isRoot = process.getuid?.() === 0;

// Every worker reads this file: the first search serves them all.
const chromium = (process.env['TEST_CHROMIUM'] ??= chromiumOrExit());
const firefox = systemFirefox();

export default defineConfig({
  testDir: path.join(root, 'tests/e2e'),
  testMatch: '**/*.test.ts',
  outputDir: path.join(root, '.cache/playwright'),
  globalSetup: path.join(root, 'tests/e2e/pages/global-setup.ts'),
  forbidOnly: true,
  fullyParallel: true,
  // Some tests wait, for a clock or for an answer: more at a time than there are processors.
  workers: 4,
  // Both end what hangs, and judge nothing: a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'chromium', use: chromiumUse(), ...byDay },
    {
      name: 'firefox',
      grep: ENGINES,
      use: {
        ...devices['Desktop Firefox'],
        ...(firefox !== undefined && { channel: 'moz-firefox', launchOptions: { executablePath: firefox } }),
      },
    },
    { name: 'webkit', grep: ENGINES, use: devices['Desktop Safari'] },
  ],
});

function chromiumUse() {
  // Chromium's sandbox refuses root, which is what containers run as.
  const args = ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];
  // Of its own download Playwright takes the program without windows.
  const program = chromium === own.executablePath() ? {} : { executablePath: chromium };
  return { ...devices['Desktop Chrome'], launchOptions: { ...program, args } };
}

function chromiumOrExit(): string {
  try {
    return findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
