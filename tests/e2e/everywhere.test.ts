import type { Page } from '@playwright/test';
import { translator } from '../support/translate.ts';
import { href } from '#routes.ts';
import { stopFaults } from '../support/accessibility/stops.ts';
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

test.describe('the menu of a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leaves no stop behind it, by Tab alone', async ({ page }) => {
    await page.goto(href('about', 'fr'));
    await page
      .locator('summary')
      .filter({ hasText: t('common.nav.menu') })
      .press('Enter');
    await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').first()).toBeVisible();
    expect(await stopFaults(page)).toEqual([]);
  });

  test('closes on Escape, and when the focus leaves it', { tag: '@engines' }, async ({ page }) => {
    await page.goto(href('about', 'fr'));
    const button = page.locator('summary').filter({ hasText: t('common.nav.menu') });
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await button.click();
    await links.first().focus();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
  });
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

test('on a phone the header offers the demo once the button of the page is gone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const own = page.getByRole('banner').getByRole('link', { name: t('common.nav.demo') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(own).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(own).toBeAttached();
  await page.mouse.wheel(0, -100);
  await expect(own).toBeVisible();
});
