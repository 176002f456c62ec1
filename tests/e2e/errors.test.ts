import { test as plain, type Page } from '@playwright/test';
import { translator } from '../support/translate.ts';
import { href } from '#routes.ts';
import { SITE } from '#site.ts';
import { blockStorage, holdCode } from '../support/browser/hindrances.ts';
import { expect, test } from '../support/test.ts';

/** Quotes of the specification, to the letter. */
const SPECIFIED = {
  notice: "Une erreur s'est produite. Veuillez rafraîchir la page.",
  title: 'Une erreur est survenue',
  text: 'Nous nous excusons pour ce désagrément. Notre équipe a été notifiée.',
  buttons: ['Réessayer', 'Recharger la page'],
} as const;

const { fallback, close } = translator('fr')('errors');

// Not the watched `test`: these pages fail on purpose, and the browser says so on the console.
plain.use({ baseURL: async ({}, use) => use(process.env['TEST_PAGES_ORIGIN']) });

/** Opens a page and notes the bodies of the reports that it sends. */
async function open(page: Page, path = '/test-islands'): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.route('**/api/errors', (route) => {
    const request = route.request();
    reports.push({ type: request.headers()['content-type'], ...request.postDataJSON() });
    return route.fulfill({ status: 204 });
  });
  await page.goto(path);
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
  return reports;
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const notice = (page: Page) => page.getByText(SPECIFIED.notice);

plain.describe('an island that fails', () => {
  plain(
    'failed island says so in its place, to the letter, and the rest of the page goes on',
    async ({ page }) => {
      await open(page);
      await press(page, 'Break');
      const shown = page.getByRole('alert').filter({ hasText: SPECIFIED.title });
      await expect(shown).toContainText(SPECIFIED.text);
      await expect(shown).toBeFocused(); // what had the focus is gone
      await expect(shown.getByRole('button')).toHaveText([...SPECIFIED.buttons]);
      await expect(shown.getByRole('link')).toHaveAttribute('href', `mailto:${SITE.emails.support}`);
      await expect(notice(page)).toBeHidden();
      await press(page, 'Tell');
      await expect(page.getByText('Message 1')).toBeVisible();
    },
  );

  plain('failed island is drawn again on request, and fails again if nothing changed', async ({ page }) => {
    await open(page);
    await press(page, 'Break');
    await press(page, fallback.retry);
    await expect(page.getByText(fallback.title)).toBeVisible();
    await press(page, 'Repair');
    await press(page, fallback.retry);
    await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
  });

  plain(
    'failed island is reported once: message, time and address without query, and not what was typed',
    async ({ page }) => {
      const reports = await open(page, '/test-islands?email=zoe@example.org#top');
      await page.getByLabel('Name').fill('Zoé Martin');
      await press(page, 'Break');
      await press(page, fallback.retry);
      await expect.poll(() => reports).toHaveLength(1);
      expect(reports[0]).toEqual({
        type: 'application/json',
        message: 'Error: No place for [value]',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        url: `${process.env['TEST_PAGES_ORIGIN']}/test-islands`,
      });
    },
  );
});

plain.describe('an error outside the islands', () => {
  for (const name of ['Throw', 'Reject'] as const) {
    plain(
      `error outside the islands (${name}) shows a notice that can be closed, and is reported`,
      async ({ page }) => {
        const reports = await open(page);
        await press(page, name);
        await expect(notice(page)).toBeVisible();
        await expect.poll(() => reports).toHaveLength(1);
        await page.getByRole('alert').getByRole('button', { name: close }).click();
        await expect(notice(page)).toBeHidden();
        // Listens after the page does, so that the page has done what it does about the error.
        const handled = page.evaluate(
          (type) => new Promise((resolve) => addEventListener(type, () => resolve(true), { once: true })),
          name === 'Throw' ? 'error' : 'unhandledrejection',
        );
        await press(page, name);
        await handled;
        expect(await notice(page).isVisible()).toBe(false);
      },
    );
  }

  plain('errors are reported ten times a session at most, over pages', async ({ page }) => {
    const reports = await open(page);
    const cause = () =>
      page.evaluate(async () => {
        for (let count = 0; count < 7; count += 1) {
          const error = new Error(`Failure ${'x'.repeat(count)}`);
          dispatchEvent(new ErrorEvent('error', { error, filename: location.href }));
          dispatchEvent(new ErrorEvent('error', { error, filename: location.href }));
        }
      });
    await cause();
    await expect.poll(() => reports).toHaveLength(7);
    await page.reload();
    await cause();
    await expect.poll(() => reports).toHaveLength(10);
    // Requests that follow were sent earlier.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(reports).toHaveLength(10);
  });

  plain(
    'error is reported by a request where there is no beacon, and where storage is blocked',
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'sendBeacon', { value: undefined });
      });
      await blockStorage(page, 'sessionStorage');
      const reports = await open(page);
      await press(page, 'Throw');
      await expect.poll(() => reports).toMatchObject([{ type: 'application/json' }]);
    },
  );
});

plain.describe('the code that reports an error', () => {
  const REPORT_CODE = '**/_astro/ErrorCode*';

  plain(
    'the notice of an error does not wait for the code that reports it, and what was typed when the error came stays out',
    async ({ page }) => {
      const release = await holdCode(page, REPORT_CODE);
      const reports = await open(page);
      await page.getByLabel('Name').fill('Zoé Martin');
      await press(page, 'Break');
      await press(page, 'Throw');
      await expect(notice(page)).toBeVisible();
      await page.evaluate(() => {
        for (const field of document.querySelectorAll('input')) field.value = '';
      });
      expect(reports).toEqual([]);
      release();
      await expect.poll(() => reports).toHaveLength(2);
      expect(JSON.stringify(reports)).not.toContain('Martin');
    },
  );
});

test('error report of a real page is accepted by the server', async ({ page }) => {
  await page.goto(href('pricing', 'fr'));
  const answered = page.waitForResponse('**/api/errors');
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('Test'), filename: location.href }));
  });
  expect((await answered).status()).toBe(204);
  await expect(notice(page)).toBeVisible();
});
