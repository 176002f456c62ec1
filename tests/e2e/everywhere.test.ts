import type { Page } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routes.ts';
import { expect, test } from '../support/test.ts';

const t = translator('fr');

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

test('A21 the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('common.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('main');
});

test('Alt+M moves the focus to the content, and leaves other keys alone', async ({ page }) => {
  await page.goto(href('about', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('m');
  expect(await focused(page)).not.toBe('main');
  await page.keyboard.press('Alt+m');
  expect(await focused(page)).toBe('main');
});

test('Alt+M is the key with the letter, wherever a keyboard has it', async ({ page }) => {
  await page.goto(href('about', 'fr'));
  const press = (key: string, code: string) =>
    page.evaluate((keys) => dispatchEvent(new KeyboardEvent('keydown', { ...keys, altKey: true })), {
      key,
      code,
    });
  await press(',', 'KeyM');
  expect(await focused(page)).not.toBe('main');
  await press('m', 'Semicolon');
  expect(await focused(page)).toBe('main');
});

test.describe('the menu of a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes on Escape, and when the focus leaves it', async ({ page }) => {
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

test('the view starts at the top of the next page', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('pricing.title') });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(href('pricing', 'fr'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the pages most read next are fetched once the browser is idle', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect.poll(() => fetched.toSorted()).toEqual(['/demo', '/produit', href('pricing', 'fr')]);
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).not.toContain(href('pricing', 'fr'));
});

test('a page talks to its own host only', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});

test('every focusable part of home shows its focus, in the order of reading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let previous = -1;
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const all = [...document.querySelectorAll('*')];
      return { outline: `${outlineWidth} ${outlineStyle}`, place: all.indexOf(element) };
    });
    if (state === null) break;
    expect(state.outline).toBe('3px solid');
    expect(state.place).toBeGreaterThan(previous);
    previous = state.place;
  }
  expect(previous).toBeGreaterThan(0);
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

test('on a phone the header leaves the demo to the button of the page, and offers it once that is gone', async ({
  page,
}) => {
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
