import type { Page } from '@playwright/test';

/** More stops than this on a page wear out whoever presses Tab. */
const MOST_STOPS = 400;

/** What goes wrong by Tab alone: no stop, too many, one out of turn, without an outline, or under something else. */
export async function stopFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  let previous = -1;
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopNow);
    // Past the last one the browser takes the focus, or Firefox begins again.
    if (stop === null || (stop.isFirst && count > 0)) return previous === -1 ? ['there is no stop'] : faults;
    if (!stop.isShown) faults.push(`${stop.name} does not show its focus`);
    if (stop.coveredBy !== null) faults.push(`${stop.name} is under ${stop.coveredBy}`);
    if (stop.place <= previous) faults.push(`${stop.name} comes out of turn`);
    previous = stop.place;
  }
  return [...faults, `more than ${MOST_STOPS} stops, or a trap`];
}

/** Runs in the page: where the focus is, what shows it, and what covers it; nothing outside the page. */
function stopNow() {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isCovered = !(top === null || element.contains(top) || top.contains(element));
  return {
    name: element.textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 80),
    place: [...document.querySelectorAll('*')].indexOf(element),
    isFirst: element.matches('.skip'),
    isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    coveredBy: isCovered ? top.outerHTML.slice(0, 80) : null,
  };
}
