/** A page that stays open while the site is published again, or in a browser that lacks what is new. */
import { translator } from '../support/translate.ts';
import { href } from '#routes.ts';
import { fillDemo, FORMS, failFormToken } from '../support/browser/form-pages.ts';
import { dialog, manage } from '../support/browser/consent.ts';
import { expect, test } from '../support/test.ts';

const t = translator('fr');
const launch = { name: t('demo.console.launch') };

test.describe('scripts of a page that the site no longer has', () => {
  test.use({ allowedStatuses: [404] });

  test('console: when its code is gone it says so, offers to reload and keeps the samples', async ({
    page,
  }) => {
    await page.goto(href('demo', 'fr'));
    await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', launch).click();
    const notice = page.getByRole('alert');
    await expect(notice.getByText(t('errors.outdated'))).toBeVisible();
    await expect(notice.getByText(t('errors.notice'))).toBeHidden();
    await expect(page.getByText(t('demo.console.caption'))).toBeVisible();
    await page.unroute('**/_astro/*.js');
    await Promise.all([
      page.waitForEvent('load'),
      notice.getByRole('button', { name: t('errors.fallback.reload') }).click(),
    ]);
    await page.getByRole('button', launch).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
  });
});

test.describe('a browser of 2022', () => {
  test.use({ reducedMotion: 'reduce', allowedStatuses: [404] });

  test('a browser of 2022 opens every kind of page, runs the console and sends a form', async ({ page }) => {
    await page.addInitScript(() => {
      for (const [owner, name] of [
        [Element.prototype, 'checkVisibility'],
        [HTMLElement.prototype, 'showPopover'],
        [AbortSignal, 'timeout'],
        [AbortSignal, 'any'],
        [Array.prototype, 'toSorted'],
        [Array.prototype, 'toReversed'],
        [Array.prototype, 'with'],
        [Set.prototype, 'union'],
        [Map, 'groupBy'],
        [Object, 'groupBy'],
        [Promise, 'withResolvers'],
        [Document.prototype, 'startViewTransition'],
        [URL, 'parse'],
        [URL, 'canParse'],
        [globalThis, 'requestIdleCallback'],
      ] as const)
        Reflect.deleteProperty(owner, name);
    });
    await failFormToken(page);
    for (const path of [href('home', 'fr'), '/ressources', '/glossaire', '/page-inconnue'])
      await page.goto(path);
    await page.goto(href('pricing', 'fr'));
    await manage(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.goto(href('demo', 'fr'));
    await page.getByRole('button', launch).click();
    await expect(page.locator('#console .open').first()).toBeVisible();
    await fillDemo(page);
    await page.getByRole('button', { name: FORMS.fr.demo.submit }).click();
    await expect(page.getByRole('heading', { name: FORMS.fr.demo.received.title })).toBeVisible();
  });
});
