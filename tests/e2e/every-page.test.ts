/** One visit of each page, looked at by every means in turn: a load for each would take ten times as long. */
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { localeOf } from '#routes.ts';
import { faultsInEveryView } from '../support/accessibility/faults.ts';
import { misfits } from '../support/accessibility/fit.ts';
import { overlappingWords } from './overlaps.ts';
import { stopFaults } from '../support/accessibility/stops.ts';
import { smallTargets } from '../support/accessibility/targets.ts';
import { LARGE_TEXT, look, nameOf, type View } from '../support/accessibility/views.ts';
import { isNight, NIGHT_IN } from '../support/night.ts';
import { MISSING, PAGES } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 412, height: 823 };
const NARROW = { width: 320, height: 256 };

/** Room between letters, words, lines and paragraphs (WCAG 1.4.12), and text twice as large (1.4.4). */
const SPACED: readonly View[] = [
  { width: 320, height: 640, text: 'spaced' },
  { width: 1280, height: 900, text: 'spaced' },
  { width: 390, height: 844, text: 'large' },
];

/** Most that a page may shift while it loads: a fifth of what Core Web Vitals call good. */
const MOST_SHIFT = 0.02;

test.use({ viewport: PHONE, allowedStatuses: [404] });

const wordsOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);
/** Opens or closes parts of the page: what a narrow window folds, unless it is said. */
const fold = (page: Page, open: boolean, parts = 'details:is(.menu, .contents)') =>
  page
    .locator(parts)
    .evaluateAll((all, isOpen) => all.forEach((one) => one.toggleAttribute('open', isOpen)), open);

for (const path of [...PAGES, ...MISSING]) {
  const title = `${path} stands still, says all in its HTML, keeps to its policy, and is for everyone`;
  // The English pages have the same parts: what their words could break is looked for at night.
  test(title, { tag: ['@looks', ...NIGHT_IN[localeOf(path)]] }, async ({ page }) => {
    await page.addInitScript(noteShifts);
    const response = await page.goto(path, { waitUntil: 'networkidle' });

    await test.step('nothing that one sees moves while it loads, nor once its typefaces are there', async () => {
      await page.evaluate(() => document.fonts.ready);
      const shifts: { value: number; moved: string }[] = await page.evaluate(() =>
        Reflect.get(globalThis, 'shifts'),
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, shifts.map(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });

    await test.step('22. the words of the page are in its HTML: script adds less than one in a hundred', async () => {
      const known = new Set(wordsOf(load((await response?.text()) ?? '')('main').text()));
      const words = wordsOf(await page.locator('main').textContent());
      const added = words.filter((word) => !known.has(word));
      expect.soft(words.length).toBeGreaterThan(20);
      expect.soft(added.length / words.length, added.slice(0, 20).join(' ')).toBeLessThan(0.01);
    });

    if (isNight) {
      await test.step('A22 by Tab alone: in the order of reading, each stop visible and uncovered, no trap', async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        expect.soft(await stopFaults(page)).toEqual([]);
      });

      await test.step('A23 fits 320 x 256: nothing beside it, nothing lost', async () => {
        await look(page, { width: 1280, height: 720 });
        const whole = lettersOf(await textsOf(page));
        await look(page, NARROW);
        // The menu and the contents fold their links away, behind a button that opens them.
        await fold(page, true);
        const letters = lettersOf(await textsOfAllChoices(page));
        expect.soft(letters).toBeGreaterThanOrEqual(whole * 0.98);
      });

      await test.step('A26 offers a pointer 24 px and a finger 44 px, save within a sentence', async () => {
        await look(page, { width: 390, height: 844 });
        // Axe holds the 24 px.
        const release = await touch(page);
        expect.soft(await smallTargets(page)).toEqual([]);
        await release();
        await fold(page, false);
      });
    }

    await test.step('A24, A25, A27 no accessibility fault, nothing lost: every width, theme, contrast, paper, own text', async () => {
      expect.soft(await faultsInEveryView(page)).toEqual([]);
      const others = isNight ? [PHONE, NARROW, ...LARGE_TEXT, { width: 2560, height: 1440 }] : [];
      for (const view of others) {
        await look(page, view);
        expect.soft(await misfits(page), nameOf(view)).toEqual([]);
      }
    });

    if (isNight) {
      await test.step('A25 keeps every word whole and apart from the others, spaced or large', async () => {
        // What is folded is read as well.
        await fold(page, true, 'main details');
        for (const view of SPACED) {
          await look(page, view);
          const faults = [...(await misfits(page)), ...(await overlappingWords(page))];
          expect.soft(faults, nameOf(view)).toEqual([]);
        }
      });

      // A violation, a warning on the console or an exception fails a watched test.
      await test.step('H4 all that it offers is done without a violation', async () => {
        await look(page, PHONE);
        await useAll(page);
      });
    }
  });
}

/** Runs in the page before it: notes what moves and how far, as the browser counts it. */
function noteShifts() {
  type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }; // absent from TypeScript's DOM types
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80),
      );
      shifts.push({ value, moved: `${value}: ${moved.join('; ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * The texts that are shown, by their place in the page, with their letters: those that a phone lays out only when they
 * come near included, which innerText omits.
 */
const textsOf = async (page: Page): Promise<ReadonlyMap<number, number>> =>
  new Map(
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const shown: [place: number, letters: number][] = [];
      for (let place = 0; walker.nextNode(); place += 1) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement?.checkVisibility({ visibilityProperty: true }))
          shown.push([place, textContent?.replace(/\s+/g, '').length ?? 0]);
      }
      return shown;
    }),
  );

/** The same with what each choice between parts of the page shows. */
async function textsOfAllChoices(page: Page): Promise<ReadonlyMap<number, number>> {
  const choices = page.getByRole('radiogroup').getByRole('radio');
  const texts = new Map(await textsOf(page));
  for (const choice of (await choices.all()).toReversed()) {
    await choice.check(); // the first last, as the page was
    for (const [place, letters] of await textsOf(page)) texts.set(place, letters);
  }
  return texts;
}

const lettersOf = (texts: ReadonlyMap<number, number>) =>
  [...texts.values()].reduce((sum, letters) => sum + letters, 0);

/** Makes Chromium believe in a finger; returns the way back to a mouse. */
async function touch(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
  return () => session.detach();
}

async function useAll(page: Page): Promise<void> {
  for (const summary of await page.locator('summary:visible').all()) await summary.press('Enter');
  for (const field of await page.locator('input:visible, select:visible, textarea:visible').all())
    await field.focus();
  for (const button of await page.locator('button[type=button]:visible').all()) await button.focus();
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveCount(1);
}
