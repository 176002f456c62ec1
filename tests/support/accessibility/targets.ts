import type { Page } from '@playwright/test';

/** What a finger needs, and what any pointer needs, in CSS pixels. */
const LEAST = { finger: 44, pointer: 24 } as const;

/** The targets that are too low for a finger or a pointer, save those within a sentence. */
export function smallTargets(page: Page, hand: keyof typeof LEAST): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea'),
    ];
    // The skip link is for keys; an article's whole row is its link; long texts are sentences.
    return (
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        // Within a sentence.
        .filter(
          (target) =>
            getComputedStyle(target).display !== 'inline' ||
            target.parentElement?.textContent.trim() === target.textContent.trim(),
        )
        .filter((target) => !target.matches('.skip, h3 > a, .prose *'))
        .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.height, Math.max(box.width, box.height)) < least - 0.5)
        .map(
          ({ target, box }) =>
            `${box.height} px: ${target.textContent.trim() || target.outerHTML.slice(0, 60)}`,
        )
    );
  }, LEAST[hand]);
}
