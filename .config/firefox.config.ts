import { defineConfig, devices } from '@playwright/test';
import { firefoxProgram } from '../tests/engines/playwright.ts';
import chromium from './playwright.config.ts';

/** What people set in their system: Firefox's protocol cannot change it while the browser runs. */
const SETTINGS = {
  firefox: {},
  'firefox, dark, by finger, without motion': {
    'layout.css.prefers-color-scheme.content-override': 0,
    'ui.prefersReducedMotion': 1,
    'ui.primaryPointerCapabilities': 1,
    'ui.allPointerCapabilities': 1,
  },
  'firefox, in the colours of the system': { 'browser.display.document_color_use': 2 },
} as const;

/** The scripted checks that hang on these settings. Scripts cannot be turned off here: A15 is a journey of the engines. */
const CHECKS: Readonly<Record<keyof typeof SETTINGS, { grep: RegExp; grepInvert?: RegExp }>> = {
  firefox: { grep: /\bA\d+\b/, grepInvert: /forced colours|reduced motion|without script/ },
  'firefox, dark, by finger, without motion': { grep: /A22 to A27|A\d+.* reduced motion/ },
  'firefox, in the colours of the system': { grep: /A22 to A27|A\d+.* forced colours/ },
};

/** The scripted checks, A1 to A30, in the Firefox of this machine: `npm run test:engines` runs them. */
export default defineConfig({
  ...chromium,
  projects: Object.entries(SETTINGS).map(([name, firefoxUserPrefs]) => ({
    name,
    ...CHECKS[name as keyof typeof SETTINGS], // the keys are those of this table
    use: {
      ...devices['Desktop Firefox'],
      channel: 'moz-firefox',
      launchOptions: { executablePath: firefoxProgram() ?? '', firefoxUserPrefs },
    },
  })),
});
