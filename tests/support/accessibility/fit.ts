import type { Page } from '@playwright/test';
import { clippedWords } from './clipped.ts';

/** What does not fit a page as it is looked at: what scrolls sideways, the page or the dialog on it, and cut words. */
export async function misfits(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .map((box) => ({ name: box.tagName.toLowerCase(), over: box.scrollWidth - box.clientWidth }))
      .filter(({ over }) => over > 0)
      .map(({ name, over }) => `${name} is ${over} px too wide`),
  );
  return [...sideways, ...(await clippedWords(page))];
}
