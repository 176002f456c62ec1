import type { Page } from '@playwright/test';

/** What a finger needs, and what any pointer needs, in CSS pixels. */
const LEAST = { finger: 44, pointer: 24 } as const;

/** The targets that are too low for a finger or a pointer, save those within a sentence. */
export function smallTargets(page: Page, hand: keyof typeof LEAST): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea'),
    ];
    // The skip link is for keys; a tile's department is also in the list of the question above; long texts are sentences.
    return (
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        // Within a sentence.
        .filter(
          (target) =>
            getComputedStyle(target).display !== 'inline' ||
            target.parentElement?.textContent.trim() === target.textContent.trim(),
        )
        .filter((target) => !target.matches('.skip, .tile-map > div > a, .prose *'))
        .map((target) => {
          // A link may lay a box over its whole row or card.
          const isLaid = getComputedStyle(target, '::after').position === 'absolute';
          const around = isLaid ? target.offsetParent : target.closest('label');
          return { target, box: (around ?? target).getBoundingClientRect() };
        })
        .filter(({ box }) => Math.min(box.height, Math.max(box.width, box.height)) < least - 0.5)
        .map(
          ({ target, box }) =>
            `${box.height} px: ${target.textContent.trim() || target.outerHTML.slice(0, 60)}`,
        )
    );
  }, LEAST[hand]);
}
