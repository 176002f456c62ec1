/** What a phone leaves out of its first layout, and when it is there. */
import type { Page } from '@playwright/test';
import { href } from '../../src/routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Of each part of the page, whether it is laid out. */
const laidOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, .footer')].flatMap((part) =>
      part.firstElementChild === null || !part.checkVisibility()
        ? []
        : [part.firstElementChild.checkVisibility({ contentVisibilityAuto: true })],
    ),
  );

test('the whole page is laid out once the browser is idle', async ({ page }) => {
  await page.goto(href('home', 'fr'));
  await expect.poll(() => laidOut(page)).not.toContain(false);
});
