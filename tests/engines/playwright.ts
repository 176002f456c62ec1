import { chromium, firefox, type Browser as PlaywrightBrowser } from '@playwright/test';
import { findProgram, missingPrograms } from './programs.ts';
import type { Browser, Engine } from './visitor.ts';

/** Chromium's sandbox refuses root, which is what containers run as. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const chromiumProgram = () =>
  process.env['CHROMIUM_PATH'] ??
  findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** The system's Chromium. */
export const CHROMIUM: Engine = {
  name: 'Chromium',
  missing: () => missingPrograms([{ name: 'chromium', found: chromiumProgram(), packaged: 'chromium' }]),
  start: async () =>
    toBrowser(await chromium.launch({ executablePath: chromiumProgram() ?? '', args: SANDBOX })),
};

/** The system's Firefox, as it is shipped. */
export const firefoxProgram = () => process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');

/** Firefox by WebDriver BiDi: the channel drives the program that Mozilla ships, not a patched one. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  missing: () => missingPrograms([{ name: 'firefox-esr', found: firefoxProgram(), packaged: 'firefox-esr' }]),
  start: async () =>
    toBrowser(await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxProgram() ?? '' })),
};

function toBrowser(browser: PlaywrightBrowser): Browser {
  return {
    version: browser.version(),
    close: () => browser.close(),
    visitor: async (origin) => {
      const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
      const page = await context.newPage();
      const control = (label: string) =>
        page
          .getByLabel(new RegExp(`^\\s*${label}`))
          .filter({ visible: true })
          .first();
      return {
        open: async (path) => void (await page.goto(path)),
        address: async () => page.url().slice(origin.length),
        press: (key) => page.keyboard.press(key),
        click: async (role, name, within) => {
          const place = within === undefined ? page : page.getByRole(within);
          await place.getByRole(role, { name, exact: true }).filter({ visible: true }).first().click();
        },
        fill: (label, text) => control(label).fill(text),
        check: (label) => control(label).check({ force: true }),
        hover: (label) => control(label).hover({ force: true }),
        choose: async (label, option) => void (await control(label).selectOption(option)),
        read: (inPage) => page.evaluate(inPage),
        leave: () => context.close(),
      };
    },
  };
}
