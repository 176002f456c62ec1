import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { misfits } from './fit.ts';
import { ibmFindings } from './ibm.ts';
import { isThorough } from '../paths.ts';
import { look, nameOf, VIEWS } from './views.ts';

/**
 * What two engines find, and what does not fit, in every view of a page in the state it is in. What a rule says of
 * structure hangs on the width alone: the first view of a width runs them all, the others those of looks. `npm test`
 * asks axe for structure on a phone only; the nightly run asks for it in each width, and IBM's engine too.
 */
export async function faultsInEveryView(page: Page, views = VIEWS): Promise<string[]> {
  // A slow machine is no fault.
  test.setTimeout(test.info().timeout + 60_000);
  const found: string[] = [];
  const widths = new Set<number>();
  await layOutAll(page);
  for (const view of views) {
    await look(page, view);
    const ofLooks = view.text === undefined ? 'colours' : 'sizes';
    const isKnown = isThorough() ? widths.has(view.width) : widths.size > 0;
    const rules = isKnown ? ofLooks : 'all';
    widths.add(view.width);
    const here = await axeFindings(page, rules);
    if (view.media !== 'print') here.push(...(await misfits(page)));
    found.push(...here.map((fault) => `${nameOf(view)}: ${fault}`));
    await keepPicture(page, nameOf(view));
  }
  if (!isThorough()) return found;
  await look(page, { width: 1280, height: 900 });
  return [...found, ...(await ibmFindings(page))];
}

/** What the browser leaves out of layout until it is near has a place by guess, in which it covers what is shown. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
}

let pictures = 0;

/** Keeps what was looked at in the folder named by PICTURES, for someone to look too. */
async function keepPicture(page: Page, view: string): Promise<void> {
  const { PICTURES } = process.env;
  if (!PICTURES) return;
  pictures += 1;
  const address = new URL(page.url()).pathname.replaceAll('/', '-');
  const name = `${address}-${process.pid}-${pictures}-${view.replaceAll(/[^\w]+/g, '-')}.png`;
  await page.screenshot({ path: path.join(PICTURES, name) });
}
