import type { Page } from '@playwright/test';

/** What a finger needs, in CSS pixels. */
const LEAST = 44;

const TARGETS = 'a, button, summary, input, select, textarea';

/** The targets that are too low for a finger, save those within a sentence. */
export function smallTargets(page: Page, selector = TARGETS): Promise<string[]> {
  return page.evaluate(
    ([targets, least]) =>
      [...document.querySelectorAll<HTMLElement>(targets)]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        // Within a sentence.
        .filter(
          (target) =>
            getComputedStyle(target).display !== 'inline' ||
            target.parentElement?.textContent.trim() === target.textContent.trim(),
        )
        // The skip link is for keys; a tile's department is also in the list above; long texts are sentences.
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
        ),
    [selector, LEAST] as const,
  );
}
