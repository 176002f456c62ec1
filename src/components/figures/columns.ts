import type { Dots } from '#competition/facts.ts';

/** The width of a drawing in its own units: ten columns, for 1 to 9 offers and for 10 or more. */
export const DRAWING_WIDTH = 360;

const HEIGHT = 170;

const COLUMN = DRAWING_WIDTH / 10;

/** Dots side by side in a column, from large ones to small ones: their distance and their radius. */
const SIZES = [
  { across: 2, pitch: 14, radius: 5.5 },
  { across: 3, pitch: 11, radius: 4.3 },
  { across: 4, pitch: 8.4, radius: 3.3 },
  { across: 5, pitch: 6.8, radius: 2.7 },
] as const;

/**
 * Draws dots in columns that grow from the baseline, first those of one part, then those of the next, as large as the
 * fullest column allows. Returns the height, and the outlines of each part for the `d` of a path.
 */
export function drawColumns(drawing: readonly Dots[]) {
  const stacked = drawing.map((piece, place) => {
    const before = drawing.slice(0, place).filter(({ offers }) => offers === piece.offers);
    return { ...piece, below: before.reduce((sum, { dots }) => sum + dots, 0) };
  });
  const fullest = Math.max(1, ...stacked.map(({ below, dots }) => below + dots));
  const countRows = (across: number) => Math.ceil(fullest / across);
  const size = SIZES.find(({ across, pitch }) => countRows(across) * pitch <= HEIGHT) ?? SIZES[3];
  const { across, pitch, radius } = size;
  const height = Math.ceil(countRows(across) * pitch + 2);
  const outline = (part: Dots['part']) => {
    const points = stacked
      .filter((piece) => piece.part === part)
      .flatMap(({ offers, below, dots }) => {
        const start = (offers - 0.5) * COLUMN - ((across - 1) / 2) * pitch;
        return Array.from({ length: dots }, (_, index) => [
          start + ((below + index) % across) * pitch,
          height - 1 - radius - Math.floor((below + index) / across) * pitch,
        ]);
      });
    return dotsPath(points, radius);
  };
  const outlines = { single: outline('single'), within: outline('within'), outside: outline('outside') };
  return { height, outlines };
}

/** The outlines of round dots around points, as the `d` of one path; moves are relative, which compresses well. */
export function dotsPath(points: readonly (readonly number[])[], radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0`;
  let [before, above] = [0, 0];
  return points
    .map(([x = 0, y = 0], index) => {
      const [left, top] = [tenth(x - radius), tenth(y)];
      const move = `${index === 0 ? 'M' : 'm'}${tenth(left - before)} ${tenth(top - above)}`;
      [before, above] = [left, top];
      return move + arc;
    })
    .join('');
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10;
}
