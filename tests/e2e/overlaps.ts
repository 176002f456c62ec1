import type { Page } from '@playwright/test';

/** Words that lie over other words, and words of a drawing that it or the window cuts. */
export async function overlappingWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const lines: { text: Node; words: string; box: DOMRect; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** What lies over the page on purpose, scrolls in its box, or is for a screen reader alone. */
    const isApart = (box: Element | null): boolean => {
      if (box === null || box === document.body) return false;
      const { position, clipPath, overflowX } = getComputedStyle(box);
      return (
        /fixed|sticky/.test(position) ||
        clipPath !== 'none' ||
        /auto|scroll/.test(overflowX) ||
        isApart(box.parentElement)
      );
    };
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      const words = text.textContent?.trim().slice(0, 40) ?? '';
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // A part of a drawing that is not drawn passes for visible.
      if (parent.getClientRects().length === 0 || isApart(parent)) continue;
      const drawing = parent.closest('svg');
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (drawing !== null) {
          const edges =
            getComputedStyle(drawing).overflow === 'visible'
              ? new DOMRect(0, -1e6, document.documentElement.clientWidth, 2e6)
              : drawing.getBoundingClientRect();
          const over = Math.max(
            edges.left - box.left,
            box.right - edges.right,
            edges.top - box.top,
            box.bottom - edges.bottom,
          );
          if (over > 1) faults.add(`${words} is cut by ${Math.round(over)} px`);
        }
        // A line has room above and below its letters.
        const room = box.height / 4;
        lines.push({ text, words, box, top: box.top + room, bottom: box.bottom - room });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [place, one] of lines.entries())
      for (const other of lines.slice(place + 1)) {
        if (other.top >= one.bottom - 1) break;
        const shared = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (shared > 2 && one.text !== other.text) faults.add(`${one.words} lies over ${other.words}`);
      }
    return [...faults];
  });
}
