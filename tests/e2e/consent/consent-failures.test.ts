/** The dialog about cookies where other tabs are open, or its code is late or missing. */
import type { Page } from '@playwright/test';
import { translator } from '../../support/translate.ts';
import { href } from '#routes.ts';
import { dialog, FRENCH, manage, open, toggle } from '../../support/browser/consent.ts';
import { holdCode } from '../../support/browser/hindrances.ts';
import { expect, test } from '../../support/test.ts';

const PRIVACY = href('privacy', 'fr');
const COOKIES_ANCHOR = translator('fr')('common.footer.cookiesAnchor');

test('consent dialog: opens on a page changed by a translator', async ({ page }) => {
  await page.goto(href('pricing', 'fr'));
  await page.evaluate(() => (document.documentElement.lang = 'de'));
  await manage(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('consent: the choice of another tab is shown', async ({ page, context }) => {
  await open(page);
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(href('pricing', 'fr'));
  await manage(other).click();
  await toggle(other, FRENCH.marketing).click();
  await dialog(other).getByRole('button', { name: FRENCH.save }).click();
  await page.bringToFront();
  await manage(page).click();
  await expect(toggle(page, FRENCH.marketing)).toBeChecked();
});

test.describe('what a visit costs', () => {
  const code = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(?:js|json)$/.test(pathname)) asked.push(pathname);
    });
    return asked;
  };

  test('consent: a returning visitor downloads neither React nor its words', async ({ page }) => {
    const asked = code(page);
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.clock.runFor(2000);
    expect(asked.filter((path) => /\/(?:react|renderer|Consent)[\w.-]*\.js$|\.json$/.test(path))).toEqual([]);
  });

  test.describe('the first time', () => {
    test.use({ consent: 'unanswered' });

    test('consent dialog: opens once its code arrives after an early press', async ({ page }) => {
      const release = await holdCode(page, '**/_astro/Consent*.js');
      await page.goto('/');
      await page.getByRole('button', { name: FRENCH.customise }).click();
      await expect(dialog(page)).toHaveCount(0);
      release();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('the code cannot be had', () => {
  test.use({ allowedStatuses: [404], consent: 'unanswered' });

  for (const [what, pattern] of [
    ['the chunk', '**/_astro/Consent*'],
    ['its words', '**/consent.*.json'],
  ] as const) {
    test(`${what} is a 404: the link and the button lead to the cookie section`, async ({ page }) => {
      await page.clock.install();
      await page.route(pattern, (route) => route.fulfill({ status: 404 }));
      for (const opener of [page.getByRole('button', { name: FRENCH.customise }), manage(page)]) {
        await page.goto('/');
        await page.clock.runFor(2000);
        await opener.click();
        // The code is asked for again and again, each time later.
        await expect(async () => {
          await page.clock.runFor(1000);
          expect(page.url()).toMatch(new RegExp(`${PRIVACY}#${COOKIES_ANCHOR}$`));
        }).toPass();
      }
    });
  }
});
