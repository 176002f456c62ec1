import { factsOf, type Facts } from '../../competition/facts.ts';
import { describeDrawing, saySingle, sayFacts, type Piece } from '../../competition/sentences.ts';
import { fill } from '../../schemas/wording.ts';
import type { Cell } from '../../schemas/competition/figures.ts';
import type { ExplorerTexts } from '../../schemas/competition/explorer.ts';
import { acrossFor, drawColumns, heightFor, WIDTH } from '../../competition/drawings/columns.ts';
import { number, shares } from './format.ts';

/** Redraws what `MarketDots.astro` drew, for another cell. */
export function drawMarkets(
  place: Element,
  drawn: {
    readonly facts: Facts;
    readonly label: string;
    readonly pieces: readonly Piece[];
    readonly across: number;
    readonly height: number;
  },
): void {
  const { facts, label, pieces, across, height } = drawn;
  const svg = place.querySelector('svg');
  svg?.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
  svg?.setAttribute('aria-label', label);
  for (const [part, outline] of Object.entries(drawColumns(facts.drawing, across, height)))
    place.querySelector(`path.${part}`)?.setAttribute('d', outline);
  for (const [index, column] of [...place.querySelectorAll('.axis span')].entries())
    column.classList.toggle('median', index + 1 === Math.min(facts.median, 10));
  place.querySelector('ul')?.replaceChildren(
    ...pieces.map(({ part, span, entries }) => {
      const item = Object.assign(document.createElement('li'), { className: part });
      item.dataset['span'] = String(span);
      item.append(
        ...entries.map(({ count, text }) => {
          const entry = document.createElement('span');
          const figure = Object.assign(document.createElement('b'), { textContent: count });
          entry.append(figure, ` ${text}`);
          return entry;
        }),
      );
      return item;
    }),
  );
}

/** Fills what `MarketList.astro` drew with other places, its first item being the pattern of all. */
export function listMarkets(
  list: Element,
  places: readonly { readonly name: string; readonly cell: Cell }[],
  { say, elsewhere }: ExplorerTexts,
): void {
  const pattern = list.querySelector('li');
  if (!pattern) return;
  const items = places.map(({ name, cell }) => ({ name, cell, facts: factsOf(cell) }));
  const drawings = items.map(({ facts }) => facts.drawing);
  const across = acrossFor(drawings);
  const height = heightFor(drawings, across);
  list.replaceChildren(
    ...items.map(({ name, cell, facts }) => {
      const item = pattern.cloneNode(true) as HTMLElement; // a list item
      const { expect } = sayFacts(facts, say);
      const texts = {
        h3: fill(elsewhere.place, { name, expect }),
        'div > p': saySingle(facts, say),
        '.note': fill(say.note, { n: number(cell.contracts), ...shares(cell.single) }),
      };
      for (const [selector, text] of Object.entries(texts)) {
        const place = item.querySelector(selector);
        if (place) place.textContent = text;
      }
      const drawing = item.querySelector('.market-dots');
      const label = fill(elsewhere.label, { place: name, label: describeDrawing(facts, say) });
      if (drawing) drawMarkets(drawing, { facts, label, pieces: [], across, height });
      return item;
    }),
  );
}
