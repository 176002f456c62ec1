import { PAGES } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Of a finger's width, in CSS pixels. */
const LEAST = 44;

for (const path of PAGES) {
  test(`A26 ${path} offers a finger 44 px, save within a sentence`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('banner').locator('summary').click();
    const small = await page.evaluate((least) => {
      const targets = [
        ...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea'),
      ];
      const isInSentence = (target: HTMLElement) =>
        getComputedStyle(target).display === 'inline' &&
        target.parentElement?.textContent.trim() !== target.textContent.trim();
      // The skip link is for keys; an article's whole row is its link; long texts are sentences.
      return targets
        .filter((target) => target.checkVisibility() && !isInSentence(target))
        .filter((target) => !target.matches('.skip, h3 > a, .prose *'))
        .filter((target) => (target.closest('label') ?? target).getBoundingClientRect().height < least - 0.5)
        .map(
          (target) =>
            `${target.getBoundingClientRect().height} px: ${target.textContent.trim() || target.outerHTML.slice(0, 60)}`,
        );
    }, LEAST);
    expect(small).toEqual([]);
  });
}
