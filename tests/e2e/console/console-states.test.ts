import { accessibilityFaults } from '../../support/accessibility/faults.ts';
import { BEST, consoleOn, rankSamples } from '../../support/browser/console.ts';
import { expect, test } from '../../support/test.ts';

/** States of the console, with the address or the presses that lead to each. */
const STATES: Record<string, { search?: string; press?: 'launch' | 'filters' }> = {
  waiting: {},
  results: { search: '?sort=chance' },
  filters: { search: '?sort=chance&budgetMin=100000&deadlineMin=20', press: 'filters' },
  'one group': { search: '?sort=deadline&group=study' },
  'no result': { search: '?sort=chance&budgetMin=90000000' },
  detail: { search: `?sort=chance&open=${BEST}` },
  'a low chance': { search: `?sort=chance&open=${rankSamples().at(-1)?.tender.id}` },
};

for (const [state, { search, press }] of Object.entries(STATES)) {
  test(`console: no accessibility fault, state: ${state}`, { tag: '@night' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { words, button, area, go } = consoleOn(page);
    await go(search);
    if (search !== undefined)
      await expect(area.getByText(words.finished, { exact: true }).first()).toBeAttached();
    if (press) await button(words[press]).click();
    if (search?.includes('open=')) await expect(page.locator('dialog:modal')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
