import { LOCALES } from '#locales.ts';
import { faultsInEveryView } from '../../support/accessibility/faults.ts';
import { misfits } from '../../support/accessibility/fit.ts';
import { smallTargets } from '../../support/accessibility/targets.ts';
import { LARGE_TEXT, look, nameOf } from '../../support/accessibility/views.ts';
import { BEST, consoleOn, COUNT, ranked } from '../../support/browser/console.ts';
import { expect, test } from '../../support/test.ts';

/** What is open or written in each state, and the address or the presses that lead there. */
const STATES: Record<string, { search?: string; press?: 'launch' | 'filters' }> = {
  waiting: {},
  results: { search: '?sort=chance' },
  filters: { search: '?sort=chance&min=100000&days=20', press: 'filters' },
  'one group': { search: '?sort=deadline&group=study' },
  'no result': { search: '?sort=chance&min=90000000' },
  detail: { search: `?sort=chance&open=${BEST}` },
  'a low chance': { search: `?sort=chance&open=${ranked().at(-1)?.tender.id}` },
};

for (const locale of LOCALES) {
  test.describe(locale, { tag: '@night' }, () => {
    // Who reads the page's language is offered no other, at the foot of a phone, over what is looked at.
    test.use({ locale });

    for (const [state, { search, press }] of Object.entries(STATES)) {
      test(`${state} in ${locale} has no accessibility fault, and fits`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { words, button, area, go } = consoleOn(page, locale);
        await go(search);
        if (search !== undefined)
          await expect(area.getByText(words.finished, { exact: true }).first()).toBeAttached();
        if (press) await button(words[press]).click();
        if (search?.includes('open=')) await expect(page.locator('dialog:modal')).toBeVisible();
        expect(await faultsInEveryView(page)).toEqual([]);
        for (const view of LARGE_TEXT) {
          await look(page, view);
          expect(await misfits(page), nameOf(view)).toEqual([]);
        }
      });
    }

    test(`analysing in ${locale} has no accessibility fault`, async ({ page }) => {
      const { words, button, area, go } = consoleOn(page, locale);
      await go();
      await button(words.launch).click();
      await expect(area.getByRole('progressbar')).toBeVisible();
      // It goes on while the engine looks, which may lose count of the headings, and ends like any other.
      const found = await faultsInEveryView(page);
      expect(found.filter((fault) => !fault.endsWith('Unable to determine previous heading'))).toEqual([]);
    });
  });
}

test('the whole console is of a finger’s size on touch, save links in sentences', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { openers, go } = consoleOn(page);
  await go('?sort=chance');
  await expect(openers).toHaveCount(COUNT);
  expect(await smallTargets(page, '#console :is(button:not(.open), select, input)')).toEqual([]);
});
