import type { Messages } from '../i18n/messages/index.ts';
import { fill } from '../schemas/wording.ts';
import type { Facts } from './facts.ts';

/** The wordings of a language; `{{…}}` is filled here, so that a browser says what a build does. */
export type Wordings = Messages['competition']['say'];

/** A part of a drawing as its foot names it: the columns that it spans, and the markets in them by what is said. */
export interface Piece {
  readonly part: 'single' | 'within' | 'outside';
  /** Columns that it spans; those of all pieces add up to ten. */
  readonly span: number;
  readonly entries: readonly { readonly count: number; readonly text: string }[];
}

/** What a reader repeats of a cell: `3 offres`, then `Sur 100 marchés, 63 en ont reçu de 2 à 4, et 17 n’en ont reçu qu’une.` */
export function sayFacts(facts: Facts, say: Wordings): { expect: string; shares: string } {
  const { of, median, from, to, single, within } = facts;
  const values = { of, median, from, to, single, within };
  const expect = fill(median === 1 ? say.expect.one : say.expect.many, values);
  if (to === 1) return { expect, shares: fill(say.single.only, values) };
  const shares = fill(from === to ? say.within.exact : say.within.range, values);
  return {
    expect,
    shares: shares + fill(from === 1 ? say.single.among : singleOf(facts, say.single), values),
  };
}

/** How many markets received a single offer, in a sentence of its own. */
export function saySingle(facts: Facts, say: Wordings): string {
  return fill(singleOf(facts, say.short), { of: facts.of, single: facts.single });
}

/** The drawing in words: how many dots stand in each column. */
export function describeDrawing({ of, drawing }: Facts, say: Wordings): string {
  const columns = Map.groupBy(drawing, ({ offers }) => offers);
  const list = [...columns].map(([offers, pieces]) =>
    fill(offers === 10 ? say.drawing.last : offers === 1 ? say.drawing.first : say.drawing.column, {
      offers,
      dots: pieces.reduce((sum, { dots }) => sum + dots, 0),
    }),
  );
  return fill(say.drawing.whole, { of, list: list.join(', ') });
}

/** The parts of a drawing from left to right; the last column, ten and more, may hold the end of two. */
export function piecesOf(facts: Facts, { pieces }: Wordings): Piece[] {
  const { of, from, to, drawing } = facts;
  const count = (isIn: (offers: number) => boolean, part: Piece['part']) =>
    drawing.reduce((sum, piece) => (piece.part === part && isIn(piece.offers) ? sum + piece.dots : sum), 0);
  const first = Math.max(from, 2);
  const above =
    of - count(() => true, 'single') - count(() => true, 'within') - count((n) => n < from, 'outside');
  const parts: Piece[] = [
    { part: 'single', span: 1, entries: [{ count: facts.single, text: pieces.single }] },
    ...(first > 2
      ? [
          pieceOf(
            'outside',
            Math.min(first, 10) - 2,
            count((n) => n < from, 'outside'),
            2,
            Math.min(first, 10) - 1,
          ),
        ]
      : []),
    ...(to > 1
      ? [
          pieceOf(
            'within',
            Math.min(to, 10) - Math.min(first, 10) + 1,
            count(() => true, 'within'),
            first,
            to,
          ),
        ]
      : []),
  ];
  const last = { count: above, text: fill(pieces.above, { from: numeral(Math.max(to, 1) + 1) }) };
  if (to < 10) return [...parts, { part: 'outside', span: 10 - Math.max(to, 1), entries: [last] }];
  return parts.map((piece) =>
    piece.part === 'within' && above > 0 ? { ...piece, entries: [...piece.entries, last] } : piece,
  );

  function pieceOf(part: Piece['part'], span: number, dots: number, low: number, high: number): Piece {
    const text = low === high ? numeral(low) : fill(pieces.range, { from: low, to: high });
    return { part, span, entries: [{ count: dots, text }] };
  }

  function numeral(value: number): string {
    return pieces.numerals[value] ?? String(value);
  }
}

/** The names of what is chosen as one phrase; all but the first, and the name of a place, begin in lower case. */
export function listChoice(names: readonly string[], place?: string): string {
  const inside = names.slice(1).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return [...names.slice(0, 1), ...inside, ...(place === undefined ? [] : [place])].join(', ');
}

function singleOf<Words extends Readonly<Record<'none' | 'rare' | 'one' | 'many', string>>>(
  { of, single }: Facts,
  words: Words,
): string {
  if (single > 0) return single === 1 ? words.one : words.many;
  return of < 100 ? words.none : words.rare;
}
