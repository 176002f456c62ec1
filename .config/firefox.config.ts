import { defineConfig, devices } from '@playwright/test';
import { firefoxProgram } from '../tests/engines/playwright.ts';
import chromium from './playwright.config.ts';

/** What the scripted checks of accessibility ask of a browser that Firefox's protocol cannot do: touch, and themes. */
const BEYOND = /\bA(?:26|27) /;

/** The scripted checks, A1 to A30, in the Firefox of this machine: `npm run test:engines` runs them. */
export default defineConfig({
  ...chromium,
  grep: /\bA\d+ /,
  grepInvert: BEYOND,
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: { executablePath: firefoxProgram() ?? '' },
  },
  projects: [{ name: 'firefox' }],
});
