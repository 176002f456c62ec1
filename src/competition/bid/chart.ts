import type { Fill, Fills } from '#schemas/fills.ts';
import { bidValue, type Bid } from './value.ts';

/** Size of the chart's view box and edges of its plot area, in units of the view box. */
export const CHART = { width: 360, height: 268, left: 8, right: 352, top: 34, bottom: 240 } as const;

/** Ends of the scale of chances; the smallest that leaves room on the right is used. */
const ENDS = [0.1, 0.2, 0.5, 1] as const;

/** About what a label takes, in units of the view box. */
const LABEL = { wide: 62, high: 17 } as const;

/** Lays out the chart of a bid: its value over the chance of winning, in units of the view box. */
export function layOutChart(bid: Bid) {
  const { cost, breakEven } = bidValue(bid);
  const crossing = breakEven !== undefined && breakEven <= 1 ? breakEven : undefined;
  const widest = Math.max(bid.chance.high, crossing ?? 0);
  const end = ENDS.find((candidate) => candidate >= widest * 1.25) ?? 1;
  const top = Math.max(0, end * bid.margin - cost);
  const toY = (value: number) =>
    round(CHART.top + ((top - value) / (top + cost)) * (CHART.bottom - CHART.top));
  const at = (chance: number) => {
    const value = chance * bid.margin - cost;
    const x = round(CHART.left + (chance / end) * (CHART.right - CHART.left));
    return { chance, value, x, y: toY(value) };
  };
  return {
    /** Chance at the end of the scale. */
    end,
    from: at(0),
    to: at(end),
    /** Ends of the range of the chance. */
    low: at(bid.chance.low),
    high: at(bid.chance.high),
    /** Point at which the line crosses zero; undefined where it does so beyond the scale. */
    breakEven: crossing === undefined || crossing > end ? undefined : at(crossing),
    /** Point of the range between its loss and its gain. */
    turn: at(Math.min(bid.chance.high, Math.max(bid.chance.low, crossing ?? Infinity))),
    zero: toY(0),
  };
}

type Layout = ReturnType<typeof layOutChart>;

interface ChartTexts {
  /** The chart in words, for readers who do not see it. */
  readonly label: string;
  readonly breakEven: string;
  readonly range: string;
  readonly percent: (share: number) => string;
  /** Euros with their sign. */
  readonly signed: (euros: number) => string;
}

/** Fills the slots of the chart. A label that would lie on another is left out: the sentence above says the gains too. */
export function chartFills(bid: Bid, texts: ChartTexts): Fills {
  const layout = layOutChart(bid);
  const { end, from, to, low, high, breakEven, turn, zero } = layout;
  const outline = (first: Layout['low'], last: Layout['low']) =>
    `M${first.x} ${zero}L${first.x} ${first.y}L${last.x} ${last.y}L${last.x} ${zero}Z`;
  const ticks = [0, 1, 2, 3, 4, 5].map((step) => [`scale${step}`, { text: texts.percent((end * step) / 5) }]);
  const isOnScale = breakEven !== undefined;
  const even = breakEven?.x ?? 0;
  return {
    drawing: { attributes: { 'aria-label': texts.label } },
    range: place({ x: low.x, width: high.x - low.x }),
    loss: place({ d: outline(low, turn) }, low.value < 0),
    gain: place({ d: outline(turn, high) }, high.value > 0),
    zero: place({ transform: `translate(0 ${zero})` }),
    line: place({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
    chance: place({ x1: low.x, y1: low.y, x2: high.x, y2: high.y }),
    here: place({ cx: low.x, cy: low.y }, low.chance === high.chance),
    ...Object.fromEntries(ticks),
    even: place({ cx: even, cy: zero }, isOnScale),
    evenLead: place({ x1: even, x2: even, y2: zero - 6 }, isOnScale),
    evenLabel: { text: texts.breakEven, ...place({ x: Math.min(235, Math.max(125, even)) }, isOnScale) },
    rangeLabel: {
      text: texts.range,
      ...place(
        { x: Math.min(312, Math.max(48, (low.x + high.x) / 2)) },
        low.y <= CHART.bottom - 3 * LABEL.high,
      ),
    },
    ...valueLabels(layout, texts.signed),
  };
}

/** Places an element, with one decimal, or leaves it out: SVG knows no `hidden`. */
function place(attributes: Readonly<Record<string, string | number>>, isShown = true): Fill {
  const rounded = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'number' ? round(value) : value,
  ]);
  return { attributes: { ...Object.fromEntries(rounded), display: isShown ? 'inline' : 'none' } };
}

/** Fills the amounts at the ends of the range and of the line. */
function valueLabels({ from, to, low, high, zero }: Layout, signed: ChartTexts['signed']): Fills {
  const isAtStart = low.x - from.x < LABEL.wide;
  const isAtEnd = high.x > CHART.right - LABEL.wide - 8;
  const isNarrow = low.y - high.y < LABEL.high;
  const isLow = isAtStart && low.y > CHART.bottom - 2 * LABEL.high;
  const nearLow = isLow ? { x: low.x + 15, y: low.y + 3 } : { x: low.x + 3, y: low.y + LABEL.high };
  const isZeroFree =
    Math.abs(zero - from.y) >= LABEL.high && !(isAtStart && Math.abs(zero - low.y) < LABEL.high);
  return {
    highValue: {
      text: signed(high.value),
      ...place(
        isAtEnd
          ? { x: high.x - 8, y: high.y - 6, 'text-anchor': 'end' }
          : { x: high.x + 7, y: high.y + 14, 'text-anchor': 'start' },
      ),
    },
    lowValue: {
      text: signed(low.value),
      ...place({ ...nearLow, x: Math.min(nearLow.x, CHART.right - LABEL.wide) }, !isNarrow),
    },
    zeroValue: { text: signed(0), ...place({}, isZeroFree) },
    fromValue: { text: signed(from.value), ...place({ x: from.x + 15, y: from.y + 3 }, !isAtStart) },
    toValue: {
      text: signed(to.value),
      ...place({ x: to.x - 8, y: to.y + 2 }, !isAtEnd && to.chance > high.chance),
    },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
