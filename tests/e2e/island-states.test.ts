import AxeBuilder from '@axe-core/playwright';
import { test as plain, type Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const VIEWS = [
  { width: 320, height: 256, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Toasts wait for a visitor who looks at another tab, and for us. */
function away() {
  Object.defineProperty(Document.prototype, 'hidden', { value: true });
}

/** What axe finds, and what does not fit, in every view of a state. */
async function faults(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${state} ${width} ${colorScheme} ${id}: ${nodes[0]?.html}`),
    );
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${state} ${width}: ${overflow} px too wide`);
    const { PICTURES } = process.env;
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${state}-${width}-${colorScheme}.png` });
  }
  return found;
}

test.describe('no accessibility fault', () => {
  test.use({ onTestPages: true });

  for (const path of ['/test-islands', '/en/test-islands']) {
    test(`with a toast and a tooltip at ${path}`, async ({ page }) => {
      await page.addInitScript(away);
      await page.goto(path);
      await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
      await press(page, 'Warn');
      await expect(page.getByText('Message 1')).toBeVisible();
      await page.getByRole('button', { name: 'Break' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await faults(page, `toast${path.replaceAll('/', '-')}`)).toEqual([]);
    });
  }

  test('with three toasts', async ({ page }) => {
    await page.addInitScript(away);
    await page.goto('/test-islands/stacked');
    await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
    await press(page, 'Warn');
    await expect(page.getByText('Message 1')).toBeVisible();
    for (let count = 0; count < 2; count += 1) await press(page, 'Tell');
    await expect(page.getByText('Message 3')).toBeVisible();
    expect(await faults(page, 'stacked')).toEqual([]);
  });
});

// Not the watched `test`: React says on the console that the island failed.
plain('no accessibility fault with an island that failed and the light notice', async ({ page }) => {
  await page.goto(`${process.env['TEST_PAGES_ORIGIN']}/test-islands`);
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
  await press(page, 'Throw');
  await press(page, 'Break');
  await expect(page.getByText('Une erreur est survenue')).toBeVisible();
  expect(await faults(page, 'failed')).toEqual([]);
});
