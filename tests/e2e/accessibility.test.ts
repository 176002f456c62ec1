import AxeBuilder from '@axe-core/playwright';
import { ibmFindings } from '../support/ibm.ts';
import { MISSING, PAGES } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

/** How people see a page: width, colours, contrast, paper. */
const VIEWS = [
  { width: 320, colorScheme: 'light', contrast: 'more' },
  { width: 390, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light', forcedColors: 'active' },
  { width: 1280, colorScheme: 'light', media: 'print' },
] as const;

/** The rules of WCAG and of good practice, and those of the French reference. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'];

test.use({ allowedStatuses: [404] });

for (const path of [...PAGES, ...MISSING]) {
  test(`A27 ${path} has no accessibility fault, however it is looked at`, async ({ page }) => {
    test.slow(); // eight views, and the longest page has 87 terms
    await page.goto(path);
    for (const { width, ...media } of VIEWS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({
        media: 'screen',
        contrast: 'no-preference',
        forcedColors: 'none',
        ...media,
        reducedMotion: 'reduce',
      });
      const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
      // The engine reads the colours that the page asked for, not those that the system put in their place.
      if ('forcedColors' in media) axe.disableRules('color-contrast');
      const { violations } = await axe.analyze();
      const found = violations.map(
        ({ id, nodes }) => `${width} ${id}: ${nodes[0]?.html} — ${nodes[0]?.failureSummary}`,
      );
      expect(found, JSON.stringify({ width, ...media })).toEqual([]);
    }
    await page.emulateMedia({ media: 'screen' });
    expect(await ibmFindings(page), 'a second engine').toEqual([]);
  });
}
