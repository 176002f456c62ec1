/** The data of an article's cover, as its front matter has it. */
export type CoverData =
  | { readonly kind: 'share'; readonly percent: number; readonly caption: string }
  | {
      readonly kind: 'chance';
      readonly percent: number;
      readonly low?: number | undefined;
      readonly high?: number | undefined;
      readonly caption: string;
    }
  | { readonly kind: 'figure'; readonly figure: string; readonly caption: string }
  | {
      readonly kind: 'scale';
      readonly marks: readonly { readonly label: string; readonly note: string }[];
      readonly caption: string;
    };

/** One path of a motif: an outline that is stroked, or an area where it has no `stroke`. */
export interface MotifPath {
  readonly d: string;
  /** From 0 to 1: what is counted is 1, what it is counted among is fainter. */
  readonly opacity: number;
  /** The thickness of the stroke. */
  readonly stroke?: number;
  readonly dashes?: string;
  /** Makes strokes without length round dots. */
  readonly round?: boolean;
}

/** A drawing in units of its own. */
export interface Motif {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly MotifPath[];
}

/** A count, and the whole that it is of. */
const [COUNTED, AROUND] = [1, 0.25];

/** Up to so many things are drawn one by one; more by the hundred. */
const MOST_BARS = 60;

/** The longest calendar. */
const MOST_DAYS = 366;

/**
 * The drawing of a cover, from what it says: a share is dots among a hundred, a chance is the arc, marks stand on a
 * ruler. A figure is drawn by its words: `26 sur 70` is dots, `15 jours` a calendar, `29 secondes` a dial, another
 * whole number as many marks. Nothing where there is nothing to count.
 */
export function motifOf(cover: CoverData): Motif | undefined {
  switch (cover.kind) {
    case 'share':
      return dots(Math.round(cover.percent), 100);
    case 'chance':
      return arc(cover.percent, cover.low, cover.high);
    case 'scale':
      return ruler(cover.marks.map(({ label }) => numberIn(label)));
    case 'figure': {
      const [, part = '', whole] = /^([\d\s\u00A0\u202F]+)(?:\p{L}+ (\d+))?/u.exec(cover.figure) ?? [];
      const count = numberIn(part);
      if (Number.isNaN(count) || count === 0) return undefined;
      if (whole !== undefined) return dots(count, Number(whole));
      if (/jours?|days?/.test(cover.figure) && count <= MOST_DAYS) return calendar(count);
      if (/secondes?|seconds?/.test(cover.figure)) return dial(count);
      return count > MOST_BARS ? field(count) : bars(count);
    }
  }
}

/** The whole number that a text begins with, whatever its spaces: `60 000 €` is 60,000. */
function numberIn(text: string): number {
  const [digits = ''] = /^[\d\s\u00A0\u202F]+/u.exec(text) ?? [];
  return Number.parseInt(digits.replace(/\D/g, ''), 10);
}

/** Cells in rows from the upper left, those from `from` on up to `to`: a stroke each, one path for all. */
function cells(from: number, to: number, across: number, pitch: readonly [number, number], length: number) {
  const [x, y] = pitch;
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return `M${tenth((place % across) * x + (x - length) / 2)} ${tenth((Math.floor(place / across) + 0.5) * y)}h${length}`;
  }).join('');
}

/** Rows of cells of which the first `part` are counted. */
function grid(
  part: number,
  whole: number,
  look: { across: number; pitch: readonly [number, number]; length: number; stroke: number; round?: boolean },
): Motif {
  const { across, pitch, length, ...stroke } = look;
  return {
    width: across * pitch[0],
    height: Math.ceil(whole / across) * pitch[1],
    paths: [
      { d: cells(0, part, across, pitch, length), opacity: COUNTED, ...stroke },
      ...(part < whole ? [{ d: cells(part, whole, across, pitch, length), opacity: AROUND, ...stroke }] : []),
    ],
  };
}

/** One dot a thing. */
function dots(part: number, whole: number): Motif {
  return grid(part, whole, { across: 10, pitch: [10, 10], length: 0, stroke: 7.4, round: true });
}

/** One square a day, a week a row, five weeks at least. */
function calendar(days: number): Motif {
  const weeks = Math.max(5, Math.ceil(days / 7));
  return grid(days, weeks * 7, { across: 7, pitch: [14, 14], length: 11.5, stroke: 11.5 });
}

/** One line a thing, as in a form. */
function bars(count: number): Motif {
  return grid(count, count, { across: 4, pitch: [25, 14], length: 21, stroke: 7 });
}

/** More things than can be told apart: a square a hundred, the last one as wide as what is left. */
function field(count: number): Motif {
  const [whole, rest] = [Math.floor(count / 100), count % 100];
  const motif = grid(whole, whole, { across: 10, pitch: [10, 10], length: 7.6, stroke: 7.6 });
  if (rest === 0) return motif;
  const last = `M${(whole % 10) * 10 + 1.2} ${Math.floor(whole / 10) * 10 + 5}h${tenth(0.076 * rest)}`;
  return {
    ...motif,
    height: 10 * Math.ceil(count / 1000),
    paths: motif.paths.map((path) => ({ ...path, d: path.d + last })),
  };
}

/** Sixty ticks around, from the top. */
function dial(seconds: number): Motif {
  const [centre, radius] = [50, 42];
  const tick = (2 * Math.PI * radius) / 60;
  const dashes = `${tenth(tick * 0.5)} ${(tick - tenth(tick * 0.5)).toFixed(3)}`;
  const at = (second: number) => {
    const angle = (second / 60) * 2 * Math.PI;
    return `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`;
  };
  const around = (from: number, to: number) =>
    `M${at(from)}A${radius} ${radius} 0 ${to - from > 30 ? 1 : 0} 1 ${at(to)}`;
  const part = Math.min(seconds, 59);
  const stroke = { stroke: 14, dashes };
  return {
    width: 100,
    height: 100,
    paths: [
      { d: around(0, part), opacity: COUNTED, ...stroke },
      { d: around(part, 60), opacity: AROUND, ...stroke },
    ],
  };
}

/** The graduated arc of a chance; where it has a range, a thin arc outside says from where to where. */
function arc(percent: number, low?: number, high?: number): Motif {
  const [x, y, radius] = [60, 58, 46];
  const tick = (Math.PI * radius) / 50;
  const at = (value: number, far: number) => {
    const angle = (value / 100) * Math.PI;
    return `${(x - far * Math.cos(angle)).toFixed(2)} ${(y - far * Math.sin(angle)).toFixed(2)}`;
  };
  const along = (from: number, to: number, far: number) =>
    `M${at(from, far)}A${far} ${far} 0 0 1 ${at(to, far)}`;
  const stroke = { stroke: 11, dashes: `${(tick * 0.55).toFixed(3)} ${(tick * 0.45).toFixed(3)}` };
  const range =
    low === undefined || high === undefined
      ? []
      : [{ d: along(low, high, radius + 9), opacity: COUNTED, stroke: 1.5 }];
  return {
    width: 120,
    height: 64,
    paths: [
      { d: along(0, 100, radius), opacity: AROUND, ...stroke },
      { d: along(0, percent, radius), opacity: COUNTED, ...stroke },
      ...range,
    ],
  };
}

/** Amounts on a logarithmic ruler: from each on, one step more. Nothing where an amount cannot be read. */
function ruler(amounts: readonly number[]): Motif | undefined {
  const least = Math.min(...amounts);
  if (!(least > 0)) return undefined;
  const [start, end] = [Math.log10(least / 2), Math.log10(Math.max(...amounts) * 2)];
  const [width, height, foot] = [100, 62, 10];
  const place = (amount: number) => tenth(((Math.log10(amount) - start) / (end - start)) * width);
  const base = height - foot;
  const rise = base / amounts.length;
  const ticks = Array.from({ length: 9 * 12 }, (_, index) => ((index % 9) + 1) * 10 ** Math.floor(index / 9))
    .filter((amount) => Math.log10(amount) > start && Math.log10(amount) < end)
    .map((amount) => `M${place(amount)} ${base}v${String(amount).startsWith('1') ? foot : foot / 2}`);
  return {
    width,
    height,
    paths: [
      ...amounts.map((amount, index) => {
        const next = amounts[index + 1];
        const right = next === undefined ? width : place(next);
        const left = place(amount);
        const up = tenth(rise * (index + 1));
        return {
          d: `M${left} ${base}v-${up}H${right}V${base}z`,
          opacity: tenth(0.25 + (0.75 * (index + 1)) / amounts.length),
        };
      }),
      { d: `M0 ${base}H${width}${ticks.join('')}`, opacity: COUNTED, stroke: 1 },
    ],
  };
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10;
}
