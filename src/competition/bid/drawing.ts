import { bidValue, type Bid } from './value.ts';

/** Frame of the drawing in its own units: the line runs from the left to the right, the scale stands below the bottom. */
export const FRAME = { width: 360, height: 268, left: 8, right: 352, top: 34, bottom: 240 } as const;

/** Ends of the scale of chances; the smallest that leaves room on the right is used. */
const ENDS = [0.1, 0.2, 0.5, 1] as const;

/** Point of the drawing, in its units, with its chance and value. */
interface Point {
  readonly chance: number;
  /** Euros. */
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

/** Lays out the drawing of a bid: its value over the chance of winning. Coordinates have one decimal. */
export function drawBid(bid: Bid) {
  const { cost, breakEven } = bidValue(bid);
  const crossing = breakEven !== undefined && breakEven <= 1 ? breakEven : undefined;
  const widest = Math.max(bid.chance.high, crossing ?? 0);
  const end = ENDS.find((candidate) => candidate >= widest * 1.25) ?? 1;
  const top = Math.max(0, end * bid.margin - cost);
  const toY = (value: number) =>
    round(FRAME.top + ((top - value) / (top + cost)) * (FRAME.bottom - FRAME.top));
  const at = (chance: number): Point => {
    const value = chance * bid.margin - cost;
    const x = round(FRAME.left + (chance / end) * (FRAME.right - FRAME.left));
    return { chance, value, x, y: toY(value) };
  };
  const [low, high, zero] = [at(bid.chance.low), at(bid.chance.high), toY(0)];
  const between = (from: Point, to: Point) =>
    `M${from.x} ${zero}L${from.x} ${from.y}L${to.x} ${to.y}L${to.x} ${zero}Z`;
  const middle = at(Math.min(high.chance, Math.max(low.chance, crossing ?? Infinity)));
  return {
    /** Chance at the end of the scale. */
    end,
    /** Ends of the line, over the whole scale. */
    from: at(0),
    to: at(end),
    /** Ends of the range of the chance. */
    low,
    high,
    /** Point at which the line crosses zero; undefined where it does so beyond the scale. */
    breakEven: crossing === undefined || crossing > end ? undefined : at(crossing),
    /** Height of zero. */
    zero,
    /** Outlines of the loss and the gain of the range; empty where there is none. */
    loss: low.value < 0 ? between(low, middle) : '',
    gain: high.value > 0 ? between(middle, high) : '',
    /** Chances at the steps of the scale, both ends included. */
    ticks: [0, 1, 2, 3, 4, 5].map((step) => (end * step) / 5),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
