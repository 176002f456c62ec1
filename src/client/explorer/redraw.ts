import { drawColumns, DRAWING_WIDTH } from '#components/figures/columns.ts';
import { departmentId, tilesPath } from '#components/figures/tiles.ts';
import type { formatAnswer } from '#competition/words/format-answer.ts';

/** Redraws what `MarketDots.astro` and its key drew, for another cell. */
export function drawContracts(
  figure: Element,
  { drawn, key }: Pick<ReturnType<typeof formatAnswer>, 'drawn' | 'key'>,
): void {
  const { height, outlines } = drawColumns(drawn.drawing);
  const svg = figure.querySelector('svg');
  svg?.setAttribute('viewBox', `0 0 ${DRAWING_WIDTH} ${height}`);
  svg?.setAttribute('aria-label', drawn.label);
  for (const [part, outline] of Object.entries(outlines))
    figure.querySelector(`path.${part}`)?.setAttribute('d', outline);
  for (const [index, column] of [...figure.querySelectorAll('.axis span')].entries())
    column.classList.toggle('median', index + 1 === Math.min(drawn.median, 10));
  const texts: Readonly<Record<string, string>> = key;
  for (const item of figure.querySelectorAll<HTMLElement>('[data-key]'))
    item.textContent = texts[item.dataset['key'] ?? ''] ?? '';
}

/** Marks the departments of a place on the small map of the frame and, of the whole country's, on the tiles. */
export function markPlace(frame: Element, departments: readonly string[], alone: string): void {
  const shown = departments.length === 0 && alone !== '' ? [alone] : departments;
  frame.querySelector('.here')?.setAttribute('d', tilesPath(shown) || 'M0 0');
  const ids = new Set(departments.map((department) => `#${departmentId(department)}`));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#departements a[href*="#"]'))
    link.ariaCurrent = ids.has(link.hash) ? 'true' : null;
}
