/** Room between letters, words, lines and paragraphs (WCAG 1.4.12), and text twice as large (1.4.4): every page. */
import { layOutAll } from '../support/accessibility/faults.ts';
import { misfits } from '../support/accessibility/fit.ts';
import { overlappingWords } from '../support/accessibility/overlaps.ts';
import { look, nameOf, type View } from '../support/accessibility/views.ts';
import { looksAtWhole, PAGES } from '../support/paths.ts';
import { expect, visiting as test } from '../support/test.ts';

const VIEWS: readonly View[] = [
  { width: 320, height: 640, text: 'spaced' },
  { width: 1280, height: 900, text: 'spaced' },
  { width: 390, height: 844, text: 'large' },
];

for (const path of PAGES.filter(looksAtWhole))
  test(`${path} keeps every word whole and apart from the others, spaced or large`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    // What is folded is read as well.
    await page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach((fold) => (fold.open = true)),
    );
    for (const view of VIEWS) {
      await look(page, view);
      expect.soft([...(await misfits(page)), ...(await overlappingWords(page))], nameOf(view)).toEqual([]);
    }
  });
