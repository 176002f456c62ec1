/** Rough advance widths of the display face at 700, set tight, in ems: enough to choose a size and break lines. */
const WIDTHS: readonly [signs: RegExp, width: number][] = [
  [/[ilIj.,;:!’'|·]/u, 0.26],
  [/[ftr()\u00A0\u202F -]/u, 0.36],
  [/[mwMWœŒ%—…]/u, 0.84],
  [/[A-ZÀ-Þ€\d]/u, 0.62],
];

const OTHER = 0.55;

/** Setting of a title: its size in pixels, and its lines. */
interface Fit {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Words broken into lines, with the penalty of the breaks. */
interface Breaking {
  readonly lines: readonly string[];
  readonly cost: number;
}

const LEADING = 1.04;

/** Share of the largest size that fits, down to which a title may go for the sake of better lines. */
const SMALLEST = 0.8;

/** Price of a smaller title: all of `SMALLEST` weighs as much as one small word left at a line's end. */
const SIZE_COST = 1.25;

/** The largest size at which a text fits, with its best line breaks. */
export function fitTitle(text: string, width: number, largest: number, height: number): Fit {
  let best: (Fit & { readonly cost: number }) | undefined;
  let fitting: number | undefined;
  for (let size = largest; size > 24 && size > (fitting ?? 0) * SMALLEST; size -= 2) {
    const most = Math.floor(height / (size * LEADING));
    const lines = fewestLines(text, width / size);
    if (lines > most) continue;
    fitting ??= size;
    const breaking = bestBreaking(text.split(' '), width / size, lines);
    const cost = (breaking?.cost ?? Infinity) + SIZE_COST * (1 - size / fitting);
    if (breaking !== undefined && (best === undefined || cost < best.cost))
      best = { size, lines: breaking.lines, cost };
  }
  if (best === undefined) throw new RangeError(`The title is too long for its card: ${text}`);
  return { size: best.size, lines: best.lines };
}

/** Number of lines of a measure that a text needs, one always ended by a colon; infinite when a word is too long. */
function fewestLines(text: string, measure: number): number {
  let [lines, line] = [1, ''];
  for (const word of text.split(' ')) {
    if (widthOf(word) > measure) return Infinity;
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) > measure || line.endsWith(':')) [lines, line] = [lines + 1, word];
    else line = longer;
  }
  return lines;
}

/** The best of all ways to set words in exactly so many lines, `undefined` when there is none. */
function bestBreaking(words: readonly string[], measure: number, lines: number): Breaking | undefined {
  if (words.length === 0) return lines === 0 ? { lines: [], cost: 0 } : undefined;
  if (lines === 0) return undefined;
  let best: Breaking | undefined;
  for (let count = 1; count <= words.length; count += 1) {
    const line = words.slice(0, count).join(' ');
    if (widthOf(line) > measure || /: /.test(line)) break;
    const rest = bestBreaking(words.slice(count), measure, lines - 1);
    if (rest === undefined) continue;
    const cost = rest.cost + penaltyOf(line, measure);
    if (best === undefined || cost < best.cost) best = { lines: [line, ...rest.lines], cost };
  }
  return best;
}

/** The penalty of a line: for being short, and for ending in a small word that belongs to the next line. */
function penaltyOf(line: string, measure: number): number {
  const slack = (1 - widthOf(line) / measure) ** 2;
  if (/[,.:;!?]$/.test(line)) return slack / 2;
  return slack + (/(?:^|[ ’])\p{Letter}{1,3}$/u.test(line) ? 0.25 : 0);
}

function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER), 0);
}
