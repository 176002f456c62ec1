/**
 * Pages that the browser prepares ahead of a press, or keeps for the way back. Automation turns off both: the first tests
 * play the browser's part, the others open browsers of their own.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Makes every page of a context one that is prepared ahead until `show`. */
async function prepareAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isPrepared = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrepared });
    Object.assign(globalThis, {
      show: () => {
        isPrepared = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
}
const show = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'show')());

test.describe('a page that is prepared ahead', () => {
  test.describe('to a visitor who was not asked', () => {
    test.use({ consent: 'unanswered' });

    test('asks about cookies a second after it is shown', async ({ page }) => {
      await prepareAhead(page);
      await page.clock.install();
      await page.goto('/');
      const question = page.getByRole('region', { name: 'Cookies' });
      await page.clock.pauseAt(Date.now() + 60_000);
      await expect(question).toBeHidden();
      await show(page);
      await page.clock.runFor(999);
      await expect(question).toBeHidden();
      await page.clock.runFor(100); // from its first frame on
      await expect(question).toBeVisible();
    });
  });

  test('keeps no language before it is shown', async ({ page }) => {
    await prepareAhead(page);
    await page.goto('/tarifs', { referer: `${process.env['SITE_ORIGIN']}/` });
    const kept = () => page.evaluate(() => localStorage.getItem('locale'));
    await page.waitForLoadState('networkidle');
    expect(await kept()).toBeNull();
    await show(page);
    await expect.poll(kept).toBe('fr');
  });

  test('fetches no page ahead, nor the code of a form with a draft', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await prepareAhead(page);
    await page.addInitScript(() =>
      sessionStorage.setItem('draft:demo', JSON.stringify({ values: { firstName: 'Zoë' } })),
    );
    await page.goto('/demo', { waitUntil: 'networkidle' });
    expect(fetched.filter((path) => path === '/tarifs' || path.endsWith('.js'))).toEqual([]);
    await expect(page.getByLabel('Prénom *')).toHaveValue('');
    await show(page);
    await expect(page.getByLabel('Prénom *')).toHaveValue('Zoë');
    await expect.poll(() => fetched).toContain('/tarifs');
  });

  test('reports an error once it is shown', async ({ page }) => {
    const reports: unknown[] = [];
    await page.route('**/api/errors', (route) => {
      reports.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await prepareAhead(page);
    await page.goto('/');
    // As an island hands one over: thrown, it would fail this test.
    await page.evaluate(() => dispatchEvent(new CustomEvent('caught', { detail: new Error('A fault') })));
    await page.waitForLoadState('networkidle');
    expect(reports).toEqual([]);
    await show(page);
    await expect.poll(() => reports).toMatchObject([{ message: 'Error: A fault' }]);
  });

  test.describe('with tools', () => {
    test.use({ onTestPages: true });

    test('runs none, and erases no cookie, before it is shown', async ({ page, context }) => {
      const asked: string[] = [];
      await context.route(/matomo|plausible|googletagmanager/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await prepareAhead(page);
      await page.addInitScript(() => {
        document.cookie = '_pk_id.7=1;path=/';
        addEventListener('DOMContentLoaded', () => {
          const record = JSON.parse(localStorage.getItem('consent') ?? '{}') as object;
          localStorage.setItem('consent', JSON.stringify({ ...record, analytics: true }));
        });
      });
      await page.goto('/test-islands', { waitUntil: 'networkidle' });
      await page.evaluate(() => document.body.append('A change'));
      expect(asked).toEqual([]);
      expect((await context.cookies()).map(({ name }) => name)).toContain('_pk_id.7');
      await show(page);
      await expect.poll(() => asked.join()).toMatch(/matomo/);
      expect((await context.cookies()).map(({ name }) => name)).toContain('_pk_id.7');
    });
  });
});

test('fetches nothing ahead before the page has been on the screen for a second', async ({ page }) => {
  await page.clock.install();
  await page.goto('/demo', { waitUntil: 'networkidle' });
  const ahead = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll('link'),
        ({ rel, href }) => `${rel} ${new URL(href).pathname}`,
      ).filter((link) => /^(?:prefetch|manifest) /.test(link)),
    );
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload({ waitUntil: 'networkidle' });
  await page.clock.runFor(999);
  expect(await ahead()).toEqual([]);
  await page.clock.runFor(1000); // then the browser is idle
  await expect
    .poll(ahead)
    .toEqual(['manifest /manifest.webmanifest', 'prefetch /produit', 'prefetch /tarifs']);
});

/** A browser as visitors have it: its page cache on, and scrollbars that take room. */
async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    ...(args !== undefined && { args }),
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
  });
}

/** Why a page was not kept for the way back. */
interface Reasons {
  readonly reasons: readonly { readonly reason: string }[];
}

test('pages come back from the cache of the history as they were left', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage({ baseURL: String(process.env['SITE_ORIGIN']) });
  for (const path of ['/', '/demo', '/combien-serez-vous']) {
    await page.goto(path);
    await page.evaluate(() => void Object.assign(globalThis, { left: true }));
    await page.goto('/tarifs');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    const [isRestored, reasons] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const why = Reflect.get(navigation ?? {}, 'notRestoredReasons') as Reasons | null; // not in TypeScript's DOM
      return [Reflect.get(globalThis, 'left') === true, why?.reasons.map(({ reason }) => reason) ?? []];
    });
    // A browser without windows keeps no page, and says so by this word alone; what a page does has other words.
    expect([[], ['masked']], path).toContainEqual(reasons);
    expect(isRestored, path).toBe(reasons.length === 0);
  }
  await browser.close();
});

test('nothing moves when the dialog about cookies opens or closes, where scrollbars take room', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage({ baseURL: String(process.env['SITE_ORIGIN']) });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/tarifs');
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  const places = () =>
    page.evaluate(() => {
      const { left, top, width } = document.querySelector('main')?.getBoundingClientRect() ?? {};
      return { left, top, width };
    });
  const before = await places();
  expect(before.width).toBeLessThan(1280); // or nothing could move
  await question.getByRole('button', { name: 'Personnaliser' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: 'Enregistrer les préférences' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await places()).toEqual(before);
  await browser.close();
});
