import type { Page } from '@playwright/test';

/** Lists layout faults: sideways overflow of the page or its dialog, clipped words, squeezed words. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .map((box) => ({ name: box.tagName.toLowerCase(), over: box.scrollWidth - box.clientWidth }))
      .filter(({ over }) => over > 0)
      .map(({ name, over }) => `${name} is ${over} px too wide`),
  );
  return [...sideways, ...(await clippedWords(page))];
}

/**
 * Words of a page that its visitor cannot see or read as they are laid out: cut off by their box, beside the window,
 * or a few letters a line.
 * Those of a drawing are part of the drawing.
 */
async function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cutting = new Set(['hidden', 'clip']);
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || text.textContent?.trim() === '') continue;
      if (parent.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const isBeside = words.left < -1 || words.right > document.documentElement.clientWidth + 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      let box: HTMLElement | null = parent;
      let isCut = false;
      let isReachable = false;
      for (; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        // Scrollable content is reachable; content clipped to a point is for screen readers or waits for focus.
        isReachable ||= /auto|scroll/.test(overflowX) || clipPath !== 'none';
        isCut ||= cutting.has(overflowX) && (words.left < edges.left - 1 || words.right > edges.right + 1);
        isCut ||= cutting.has(overflowY) && (words.top < edges.top - 1 || words.bottom > edges.bottom + 1);
      }
      // A drawing may have narrow columns.
      const isSqueezed = words.width < 2 * size && words.height > 8 * size && !parent.closest('figure');
      if (!isReachable && (isBeside || isCut || isSqueezed))
        clipped.push(
          `${isCut ? 'cut' : isBeside ? 'beside' : 'squeezed'}: ${text.textContent?.trim().slice(0, 60)}`,
        );
    }
    return clipped;
  });
}
