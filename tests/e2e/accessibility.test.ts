import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';
import { MISSING, PAGES } from '../support/paths.ts';

const VIEWS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

test.use({ allowedStatuses: [404], reducedMotion: 'reduce' } as const);

for (const path of [...PAGES, ...MISSING]) {
  test(`${path} has no accessibility fault, wide and narrow, light and dark`, async ({ page }) => {
    for (const { width, height, colorScheme } of VIEWS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (page.url() === 'about:blank') await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${width} ${colorScheme} ${id}: ${nodes[0]?.html} — ${nodes[0]?.failureSummary}`,
      );
      expect(found).toEqual([]);
    }
  });
}
