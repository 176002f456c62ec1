/** One visit of each page, looked at by every means in turn: a load for each would take ten times as long. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/accessibility/axe.ts';
import { faultsInEveryView, layOutAll } from '../support/accessibility/faults.ts';
import { misfits } from '../support/accessibility/fit.ts';
import { stopFaults } from '../support/accessibility/stops.ts';
import { smallTargets } from '../support/accessibility/targets.ts';
import { LARGE_TEXT, look, nameOf, PHONE } from '../support/accessibility/views.ts';
import { looksAtWhole, MISSING, PAGES } from '../support/paths.ts';
import { expect, visiting as test } from '../support/test.ts';

test.use({ allowedStatuses: [404] });

const NARROW = { width: 320, height: 256 } as const;
/** The texts that are shown, by their place in the page, with their letters: those that a phone lays out only when they come near included, which innerText omits. */
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

const menu = (page: Page) => page.getByRole('banner').locator('summary');

const ALL = [...PAGES, ...MISSING];

for (const path of ALL.filter(looksAtWhole)) {
  test(`A22 to A27: ${path} is for everyone, however it is used and looked at`, async ({ page }) => {
    await page.goto(path);

    await test.step('A22 by Tab alone: in the order of reading, each stop visible and uncovered, no trap', async () => {
      expect.soft(await stopFaults(page), 'A22, stops').toEqual([]);
    });

    await test.step('A23 fits 320 x 256: nothing beside it, nothing lost', async () => {
      await look(page, { width: 1280, height: 720 });
      const whole = lettersOf(await textsOf(page));
      await look(page, NARROW);
      expect.soft(await misfits(page), 'A23, what does not fit').toEqual([]);
      // The menu folds its links away; it is a button that opens them.
      await menu(page).click();
      const letters = lettersOf(await textsOfAllChoices(page));
      expect.soft(letters, 'A23, letters').toBeGreaterThanOrEqual(whole * 0.98);
    });

    await test.step('A26 offers a pointer 24 px and a finger 44 px, save within a sentence', async () => {
      await look(page, { width: 390, height: 844 });
      // Axe holds the 24 px.
      const release = await touch(page);
      expect.soft(await smallTargets(page), 'A26, for a finger').toEqual([]);
      await release();
      await menu(page).click();
    });

    await test.step('A24, A25, A27 no accessibility fault, nothing lost: every width, theme, contrast, paper, own text', async () => {
      expect.soft(await faultsInEveryView(page), 'A24, A25, A27').toEqual([]);
      for (const view of LARGE_TEXT) {
        await look(page, view);
        expect.soft(await misfits(page), `A25, ${nameOf(view)}`).toEqual([]);
      }
      await look(page, { width: 2560, height: 1440 });
      expect.soft(await misfits(page), 'on a wide screen').toEqual([]);
    });
  });
}

for (const path of ALL.filter((one) => !looksAtWhole(one))) {
  test(`A24: ${path} has no accessibility fault on a phone, and fits the narrowest`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    await look(page, PHONE);
    expect.soft(await axeFindings(page, 'all'), 'A24').toEqual([]);
    await look(page, NARROW);
    expect.soft(await misfits(page), 'A23, what does not fit').toEqual([]);
  });
}

/** Makes Chromium believe in a finger; returns the way back to a mouse. */
async function touch(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
  return () => session.detach();
}
