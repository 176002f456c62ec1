import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { isNight } from '../night.ts';
import { runAxe } from './axe.ts';
import { findLayoutFaults } from './fit.ts';
import { applyView, viewName, VIEWS } from './views.ts';

/**
 * Findings of axe and of the layout check in every view of a page in the state it is in. What a rule says of structure
 * hangs on the width alone: the first view of a width runs them all, the others those of looks; `npm test` asks for
 * structure on a phone only. The folder named by PICTURES keeps what was looked at.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // A slow machine is no fault.
  test.setTimeout(test.info().timeout + 60_000);
  const found: string[] = [];
  const widths = new Set<number>();
  await layOutSections(page);
  for (const view of VIEWS) {
    await applyView(page, view);
    const isKnown = isNight ? widths.has(view.width) : widths.size > 0;
    widths.add(view.width);
    const here = await runAxe(page, isKnown ? (view.text === undefined ? 'colours' : 'sizes') : 'all');
    if (view.media !== 'print') here.push(...(await findLayoutFaults(page)));
    found.push(...here.map((fault) => `${viewName(view)}: ${fault}`));
    const { PICTURES } = process.env;
    const name = `${test.info().title} ${new URL(page.url()).pathname} ${viewName(view)}`.replaceAll(
      /[^\w]+/g,
      '-',
    );
    if (PICTURES) await page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
  }
  return found;
}

/** Lays out sections with `content-visibility`, whose estimated boxes would overlap visible ones. */
export async function layOutSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
}
