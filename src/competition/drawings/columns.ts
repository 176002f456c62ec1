/** The width of a drawing in its own units: ten columns, for 1 to 9 offers and for 10 or more. */
export const WIDTH = 360;

/** The height of a drawing whose fullest column is as high as it may be. */
export const HEIGHT = 170;

const COLUMN = WIDTH / 10;

/** Distance between dots, and their radius, by the number of dots side by side in a column. */
const SIZES = new Map([
  [2, { pitch: 14, radius: 5.5 }],
  [3, { pitch: 11, radius: 4.3 }],
  [4, { pitch: 8.4, radius: 3.3 }],
  [5, { pitch: 6.8, radius: 2.7 }],
]);

/** Dots of one part in one column; `offers` is the column, of which 10 is ten and more. */
export interface Dots {
  readonly offers: number;
  readonly part: 'single' | 'within' | 'outside';
  readonly dots: number;
}

/** The outlines of the dots of each part, for the `d` of a path; a part without dots has none. */
export type Outlines = Readonly<Record<Dots['part'], string>>;

const columnsOf = (drawing: readonly Dots[]) =>
  Array.from({ length: 10 }, (_, place) =>
    drawing.filter(({ offers }) => offers === place + 1).reduce((sum, { dots }) => sum + dots, 0),
  );

/** How many dots stand side by side so that the fullest column of all drawings fits: those of a set look alike. */
export function acrossFor(drawings: readonly (readonly Dots[])[]): number {
  const fullest = Math.max(1, ...drawings.flatMap(columnsOf));
  const fitting = [...SIZES].find(([across, { pitch }]) => Math.ceil(fullest / across) * pitch <= HEIGHT);
  return fitting?.[0] ?? 5;
}

/** The height that the fullest column of all drawings takes, in units of a drawing. */
export function heightFor(drawings: readonly (readonly Dots[])[], across = acrossFor(drawings)): number {
  const fullest = Math.max(1, ...drawings.flatMap(columnsOf));
  return Math.ceil(Math.ceil(fullest / across) * sizeOf(across).pitch + 2);
}

/** The dots of a drawing in columns that grow from the baseline, first those of one part, then those of the next. */
export function drawColumns(drawing: readonly Dots[], across: number, height: number): Outlines {
  const { pitch, radius } = sizeOf(across);
  const outline = (part: Dots['part']) => {
    const points = drawing.flatMap((piece, place) => {
      if (piece.part !== part) return [];
      const below = drawing
        .slice(0, place)
        .filter(({ offers }) => offers === piece.offers)
        .reduce((sum, { dots }) => sum + dots, 0);
      const start = (piece.offers - 0.5) * COLUMN - ((across - 1) / 2) * pitch;
      return Array.from({ length: piece.dots }, (_, index) => [
        start + ((below + index) % across) * pitch,
        height - 1 - radius - Math.floor((below + index) / across) * pitch,
      ]);
    });
    return dotsPath(points, radius);
  };
  return { single: outline('single'), within: outline('within'), outside: outline('outside') };
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

function sizeOf(across: number) {
  return SIZES.get(across) ?? { pitch: 6.8, radius: 2.7 };
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10;
}
