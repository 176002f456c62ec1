import type { Page } from '@playwright/test';
import { holdCode } from '../support/browser/hindrances.ts';
import { FORMS } from '../support/browser/form-pages.ts';
import { href } from '#routes.ts';
import { expect, test } from '../support/test.ts';

const { demo } = FORMS.fr;

/** Changes that browser extensions make to a page before its code runs. Each runs in the page, without outer scope. */
const OTHERS = {
  'a password manager, with a button after each field': (island: HTMLElement) => {
    for (const field of island.querySelectorAll('input:not([type=hidden]),select,textarea'))
      field.after(document.createElement('div'), document.createElement('button'));
  },
  'a translator, which goes on': (island: HTMLElement) => {
    document.documentElement.lang = 'de';
    const translated = new WeakSet<Node>();
    const translate = () => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter((one) => one.data.trim() !== '' && !translated.has(one))) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        const made = document.createTextNode(text.data);
        translated.add(made);
        inner.append(made);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate();
    new MutationObserver(translate).observe(island, { childList: true, subtree: true, characterData: true });
  },
};

/** Opens a page, and has somebody else change a part of it, its form or what `root` names, before its code has come. */
async function open(
  page: Page,
  path: string,
  change: (part: HTMLElement) => void,
  root = 'main astro-island',
) {
  const reports: string[] = [];
  await page.route('**/api/errors', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.goto(path);
  const release = await holdCode(page);
  await page.locator(root).first().evaluate(change);
  return { release, reports };
}

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`).first();
const isAtWork = (page: Page) => expect(page.locator('main form').getByRole('status')).toHaveCount(1);
const notice = (page: Page) => page.locator('.page-notice');

for (const [who, change] of Object.entries(OTHERS)) {
  const tag = who.includes('translator') ? '@engines' : [];
  test(
    `${who}, leaves what was typed, chosen and ticked, the caret and the focus`,
    { tag },
    async ({ page }) => {
      const { release, reports } = await open(page, demo.path, change);
      await field(page, 'role').selectOption('sales');
      await field(page, 'newsletter').check({ force: true });
      await field(page, 'email').fill('zoe@exemple.fr');
      await field(page, 'firstName').focus();
      await page.keyboard.type('Zoé');
      await page.keyboard.press('ArrowLeft');
      release();
      await isAtWork(page);
      // Typing reveals focus and caret, also in a background window.
      await page.keyboard.type('l');
      await expect(field(page, 'firstName')).toHaveValue('Zolé');
      await expect(field(page, 'email')).toHaveValue('zoe@exemple.fr');
      await expect(field(page, 'role')).toHaveValue('sales');
      await expect(field(page, 'newsletter')).toBeChecked();
      await expect(notice(page)).toBeHidden();
      expect(reports).toEqual([]);
    },
  );
}

test(
  'calculator keeps figures, caret and focus while a translator changes the page',
  { tag: '@engines' },
  async ({ page }) => {
    const { release, reports } = await open(
      page,
      href('bidOrNot', 'fr'),
      OTHERS['a translator, which goes on'],
      'form.bid',
    );
    await field(page, 'rate').fill('400');
    await field(page, 'days').fill('');
    await page.keyboard.type('12');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(page.locator('form.bid')).toHaveJSProperty('noValidate', true);
    await expect(field(page, 'days')).toBeFocused();
    await page.keyboard.type('0');
    await expect(field(page, 'days')).toHaveValue('102');
    await expect(field(page, 'rate')).toHaveValue('400');
    await expect(page.locator('[data-slot=cost]').first()).toContainText(/40\s800/);
    await expect(notice(page)).toBeHidden();
    expect(reports).toEqual([]);
  },
);
