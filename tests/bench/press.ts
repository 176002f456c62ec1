import { setTimeout as pause } from 'node:timers/promises';
import { href } from '../../src/routes.ts';
import { startSite } from '../support/running-site.ts';
import { openTab, type Tab } from './tab.ts';
import { median } from './median.ts';

const RUNS = 7;
/** As a phone's processor, in each page and in those that are drawn ahead. */
const SLOWDOWN = 4;
/** How long the mouse stands on the link, by when the browser has drawn its page, and how long a page may take. */
const READY_MS = 2500;
const SETTLED_MS = 2500;

const FROM = href('home', 'fr');

/** A window, and a page that its first screen leads to. */
interface Window {
  readonly size: readonly [width: number, height: number];
  readonly to: string;
}

/** The phone is that of Lighthouse. */
const WINDOWS: Readonly<Record<string, Window>> = {
  'on a phone': { size: [412, 823], to: href('demo', 'fr') },
  'in a wide window': { size: [1280, 800], to: href('pricing', 'fr') },
};

/** The ways to a page, and whether it is drawn ahead. */
const WAYS = { 'drawn ahead': true, 'asked for': false } as const;

/**
 * From the press on a link to the first paint of its page, in ms of the clock: the median and the least of some runs.
 * What others do on the machine counts too. The address is asked for after the press, or its page was drawn ahead while
 * the mouse stood on the link.
 */
export async function measurePress() {
  const site = await startSite();
  const rows: Record<string, { median: number; least: number }> = {};
  for (const [where, window] of Object.entries(WINDOWS))
    for (const [name, isAhead] of Object.entries(WAYS)) {
      const tab = await openTab(SLOWDOWN, window.size);
      const times: number[] = [];
      try {
        for (let run = 0; run < RUNS; run += 1) times.push(await press(tab, site.origin, window.to, isAhead));
      } finally {
        await tab.close();
      }
      const whole = times.map(Math.round);
      rows[`${name} ${where}`] = { median: median(whole), least: Math.min(...whole) };
    }
  await site.stop();
  console.table(rows);
  return rows;
}

/** One press, in ms. Throws where the page was drawn ahead and should not have been, or the other way around. */
async function press(tab: Tab, origin: string, to: string, isAhead: boolean): Promise<number> {
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url: origin + FROM });
  await pause(SETTLED_MS);
  await tab.send('Page.setPrerenderingAllowed', { isAllowed: isAhead });
  const place = await tab.evaluate<{ x: number; y: number }>(`(() => {
    addEventListener('mousedown', ({ timeStamp }) => {
      const pressed = performance.timeOrigin + timeStamp;
      // Written once the page is left: to open the storage takes 5 ms, which no visitor waits for.
      addEventListener('pagehide', () => localStorage.setItem('pressed', pressed), { once: true });
    }, { capture: true, once: true });
    const { x, y, width, height } = document.querySelector('header a[href="${to}"]').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  await pause(READY_MS);
  const button = { button: 'left', clickCount: 1, ...place };
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  // The page that would answer is gone by then.
  void tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => {});
  await pause(SETTLED_MS);
  const { path, wasAhead, time } = await tab.evaluate<{ path: string; wasAhead: boolean; time: number }>(`({
    path: location.pathname,
    wasAhead: performance.getEntriesByType('navigation')[0].activationStart > 0,
    time: performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime
      - Number(localStorage.getItem('pressed')),
  })`);
  if (path !== to || wasAhead !== isAhead)
    throw new Error(`The press led to ${path}, drawn ahead: ${wasAhead}.`);
  return time;
}
