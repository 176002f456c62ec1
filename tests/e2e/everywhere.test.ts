import type { Page } from '@playwright/test';
import { translator } from '../support/translate.ts';
import { href } from '#routes.ts';
import { findTabFaults } from '../support/accessibility/stops.ts';
import { expect, test } from '../support/test.ts';

const t = translator('fr');

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

test('skip link is the first stop and leads to the content', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('common.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('main');
});

test(
  'Alt+M moves the focus to the content, and leaves other keys alone',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(href('about', 'fr'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const press = (key: string, code: string) =>
      page.evaluate((keys) => dispatchEvent(new KeyboardEvent('keydown', keys)), { key, code, altKey: true });
    await page.keyboard.press('m');
    await press(',', 'KeyM'); // the letter counts, wherever a keyboard has it
    expect(await focused(page)).not.toBe('main');
    await press('m', 'Semicolon');
    expect(await focused(page)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe('main');
    await page.keyboard.press('Alt+m');
    expect(await focused(page)).toBe('main');
  },
);

for (const path of ['/', '/demo', '/tarifs'])
  test(`forced colours: filled controls of ${path} keep their label readable`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const plated = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const colour = (name: string) => {
        probe.style.setProperty('background', name);
        return getComputedStyle(probe).backgroundColor;
      };
      const fills = new Set([colour('Highlight'), colour('CanvasText')]);
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      return Array.from(document.querySelectorAll('body *'))
        .filter((element) => hasText(element) && fills.has(getComputedStyle(element).backgroundColor))
        .map((element) => [getComputedStyle(element).forcedColorAdjust, element.textContent.trim()] as const);
    });
    expect(plated.length).toBeGreaterThan(0);
    expect(plated.filter(([adjust]) => adjust !== 'none')).toEqual([]);
  });

const menuButton = (page: Page) => page.getByRole('banner').locator('summary');
const menu = (page: Page) => page.getByRole('banner').locator('details');

test.describe('the menu of a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('phone menu leaves no stop behind it, by Tab alone', async ({ page }) => {
    await page.goto(href('about', 'fr'));
    await menuButton(page).press('Enter');
    await expect(menu(page).getByRole('link', { name: t('common.nav.demo') })).toBeVisible();
    expect(await findTabFaults(page)).toEqual([]);
  });

  test('phone menu covers the page', async ({ page }) => {
    await page.goto(href('about', 'fr'));
    await menuButton(page).click();
    const isCovered = await menu(page).evaluate((node) =>
      [200, 500, 840].every((y) => node.contains(document.elementFromPoint(195, y))),
    );
    expect(isCovered).toBe(true);
  });

  test('phone menu closes on Escape, and when the focus leaves it', { tag: '@engines' }, async ({ page }) => {
    await page.goto(href('about', 'fr'));
    const links = menu(page).getByRole('link');
    await menuButton(page).click();
    await links.first().focus();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
  });

  test('phone menu finds pages by the words that are typed into it', async ({ page }) => {
    await page.goto(href('about', 'fr'));
    await menuButton(page).click();
    await menu(page).getByRole('searchbox').fill(t('pages.pricing'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${href('sitemap', 'fr')}?q=${t('pages.pricing')}`);
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
  });
});

test('the panel of tools opens by press and by keyboard, and closes on Escape and on a press beside it', async ({
  page,
}) => {
  await page.goto(href('about', 'fr'));
  const tool = menu(page).getByRole('link', { name: t('pages.howMany') });
  await expect(tool).toBeHidden();
  await menuButton(page).click();
  await expect(tool).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tool).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(tool).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 }, force: true });
  await expect(tool).toBeHidden();
});

test('the header goes with scrolling down and comes back with scrolling up', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 1500);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport();
});
