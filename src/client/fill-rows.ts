const FILLING = { duration: 600, easing: 'ease-out' } as const;

/**
 * Fills each row of chances as the page appears. Not once it has been painted (`frame/FirstPaint.astro`): what has been
 * read does not move. Not in a style: a browser whose animations are watched reads the page's whole style again then,
 * which takes as long as all else before the first paint.
 */
export function fillRows(): void {
  const isPainted = !document.documentElement.classList.contains('unpainted');
  if (isPainted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const fill of document.querySelectorAll('svg.fill'))
    fill.animate({ transform: ['scaleX(0)', 'none'] }, FILLING);
}
