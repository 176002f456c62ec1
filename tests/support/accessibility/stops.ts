import type { Page } from '@playwright/test';

/** More stops than this on a page wear out whoever presses Tab. */
const MOST_STOPS = 400;

/** How often Tab is pressed between two looks at what it reached. */
const PRESSES = 20;

/** Lists faults of the tab order: missing, extra, misordered, without outline, or obscured. */
export async function findTabFaults(page: Page): Promise<string[]> {
  await page.evaluate(noteStops);
  for (let count = 0; count < MOST_STOPS; count += PRESSES) {
    // Sent together: a frame is drawn for several of them.
    await Promise.all(Array.from({ length: PRESSES }, () => page.keyboard.press('Tab')));
    const { stops, faults } = await page.evaluate(
      () => Reflect.get(globalThis, 'tabbed') as { stops: number; faults: string[] },
    );
    // Past the last stop the browser takes the focus, or begins again.
    if (stops < count + PRESSES) return stops === 0 ? ['there is no stop'] : faults;
  }
  return [`more than ${MOST_STOPS} stops, or a trap`];
}

/** Runs in the page: looks at each stop as the key comes up, until the first stop comes again or the page is left. */
function noteStops() {
  const tabbed = { stops: 0, faults: [] as string[] };
  Object.assign(globalThis, { tabbed });
  let first: Element | undefined;
  let previous: Element | undefined;
  const noteStop = () => {
    const element = document.activeElement;
    const isOutside = element === null || element === document.body || element === document.documentElement;
    if (isOutside || element === first) return removeEventListener('keyup', noteStop, true);
    first ??= element;
    tabbed.stops += 1;
    const name = element.textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 80);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      tabbed.faults.push(`${name} does not show its focus`);
    if (top !== null && !element.contains(top) && !top.contains(element))
      tabbed.faults.push(`${name} is under ${top.outerHTML.slice(0, 80)}`);
    const isNext =
      previous === undefined ||
      (previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    if (!isNext) tabbed.faults.push(`${name} comes out of turn`);
    previous = element;
  };
  addEventListener('keyup', noteStop, true);
}
