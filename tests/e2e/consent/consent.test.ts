import type { BrowserContext, Page } from '@playwright/test';
import { translator } from '../../support/translate.ts';
import { LOCALES, type Locale } from '#locales.ts';
import { href } from '#routes.ts';
import { RETENTION } from '#site.ts';
import { FRENCH, manage, question as banner, toggle, WORDS } from '../../support/browser/consent.ts';
import { blockStorage } from '../../support/browser/hindrances.ts';
import { NIGHT_IN } from '../../support/night.ts';
import { expect, test } from '../../support/test.ts';

test.use({ consent: 'unanswered', locale: 'fr-FR' });

const PRICING = href('pricing', 'fr');

const button = (page: Page, name: string, locale: Locale = 'fr') =>
  banner(page, locale).getByRole('button', { name, exact: true });
const kept = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('consent') ?? 'null') as Record<string, unknown> | null,
  );

/** Storage left by an earlier visit. */
const leave = (context: BrowserContext, text: string) =>
  context.addInitScript((value) => {
    if (sessionStorage.getItem('left') === null) localStorage.setItem('consent', value);
    sessionStorage.setItem('left', '1');
  }, text);

const record = (changes: object = {}) =>
  JSON.stringify({
    version: 1,
    id: 'abc',
    at: Date.now() - 1000,
    policy: '1',
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
    ...changes,
  });

/** Everything that the browser holds of the site. */
const stored = async (page: Page) => [
  ...(await page.context().cookies()),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];

for (const locale of LOCALES) {
  const { path, all, none, customise, purposes } = WORDS[locale];
  test.describe(`CNIL, at ${path}`, { tag: NIGHT_IN[locale] }, () => {
    test('consent: before a choice nothing is stored and no other host is contacted', async ({ page }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(banner(page, locale)).toBeVisible();
      expect([...hosts]).toEqual([new URL(page.url()).host]);
      expect(await stored(page)).toEqual([]);
      await test.step('purposes first: the question names them before it offers an answer', async () => {
        const text = await banner(page, locale).innerText();
        const places = [purposes, customise, none, all].map((word) => text.indexOf(word));
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      });
    });

    test('consent: refusing takes one press, with a button like accepting', async ({ page }) => {
      await page.goto(path);
      await expect(banner(page, locale)).toBeVisible();
      for (const screen of [320, 390, 1280]) {
        await page.setViewportSize({ width: screen, height: 700 });
        const looks = await banner(page, locale)
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.map((element) => {
              const { width, height, top } = element.getBoundingClientRect();
              // Columns share the width to a fraction of a pixel.
              const size = [Math.round(width), Math.round(height), Math.round(top)];
              const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
              return [...size, color, backgroundColor, borderColor, fontSize, fontWeight].join(' ');
            }),
          );
        expect(looks).toHaveLength(3);
        expect(new Set(looks).size, `${screen} px: ${looks.join('\n')}`).toBe(1);
      }
      await button(page, none, locale).click();
      await expect(banner(page, locale)).toBeHidden();
      expect(await kept(page)).toMatchObject({ analytics: false, marketing: false, preferences: false });
    });

    test('consent: accepting turns all three purposes on, and records the proof', async ({ page }) => {
      const before = Date.now();
      await page.goto(path);
      await button(page, all, locale).click();
      await expect(banner(page, locale)).toBeHidden();
      const { id, at, ...choice } = (await kept(page)) ?? {};
      expect(choice).toEqual({
        version: 1,
        policy: '1',
        necessary: true,
        analytics: true,
        marketing: true,
        preferences: true,
      });
      expect(id).toMatch(/^[0-9a-z]{1,13}$/);
      expect(at).toBeGreaterThanOrEqual(before);
    });
  });
}

test('consent banner: appears one second after load', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await page.clock.runFor(999);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(banner(page)).toBeVisible();
});

test('consent banner: stays away after an answer, and reading extends nothing', async ({ page, context }) => {
  await page.clock.install();
  await leave(context, record());
  await page.goto('/');
  const first = await kept(page);
  await page.goto(PRICING);
  await page.clock.runFor(2000);
  await expect(banner(page)).toBeHidden();
  expect(await kept(page)).toEqual(first);
});

test('consent banner: comes back after the months of a refusal', async ({ browser }) => {
  const now = Date.parse('2026-11-28T09:00:00Z');
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() - RETENTION.refusalMonths);
  const isAsked = async (marketing: boolean) => {
    const context = await browser.newContext({ locale: 'fr-FR' });
    await leave(context, record({ at: +at, marketing }));
    const page = await context.newPage();
    await page.clock.install({ time: now });
    await page.goto('/');
    await page.clock.runFor(2000);
    const isVisible = await banner(page).isVisible();
    await context.close();
    return isVisible;
  };
  expect(await isAsked(false)).toBe(true);
  expect(await isAsked(true)).toBe(false);
});

test('consent: with storage blocked the choice lasts as long as the page', async ({ page }) => {
  await page.clock.install();
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await page.goto('/');
  await button(page, FRENCH.all).click();
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(2000);
  await expect(banner(page)).toBeHidden();
  await manage(page).click();
  await expect(toggle(page, FRENCH.marketing)).toBeChecked();
  await page.goto(PRICING);
  await expect(banner(page)).toBeVisible();
});

test('consent: Global Privacy Control keeps marketing off on accept all', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/');
  await button(page, FRENCH.all).click();
  expect(await kept(page)).toMatchObject({ analytics: true, marketing: false, preferences: true });
});

test(
  'consent banner: takes no focus, traps none, and follows the skip link',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('link', { name: translator('fr')('common.skip') })).toBeFocused();
    for (const name of [FRENCH.customise, FRENCH.none, FRENCH.all]) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await test.step('an answer by keyboard leaves the focus in the page', async () => {
      await button(page, FRENCH.none).press('Enter');
      await expect(banner(page)).toBeHidden();
      await expect(page.getByRole('banner')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    });
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('consent banner: is not shown without script', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await manage(page).click();
    const anchor = translator('fr')('common.footer.cookiesAnchor');
    await expect(page).toHaveURL(
      ({ pathname, hash }) => pathname + hash === `${href('privacy', 'fr')}#${anchor}`,
    );
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  });
});
