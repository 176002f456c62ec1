import { drawBid, FRAME, type BidDrawing } from './drawing.ts';
import type { Fills } from './fills.ts';
import type { Bid } from './value.ts';

/** The words of the drawing, ready to be shown. */
interface DrawingTexts {
  /** What the drawing says, for who does not see it. */
  readonly label: string;
  readonly breakEven: string;
  readonly range: string;
  readonly percent: (share: number) => string;
  /** Euros with their sign. */
  readonly signed: (euros: number) => string;
}

/** About what a label takes, in units of the drawing. */
const LABEL = { wide: 62, high: 17 } as const;

/** Fills the slots of the drawing. A label that would lie on another is left out: the table has every figure. */
export function drawingFills(bid: Bid, texts: DrawingTexts): Fills {
  const drawing = drawBid(bid);
  const { from, to, low, high, breakEven, zero, loss, gain, ticks } = drawing;
  const isPoint = low.chance === high.chance;
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return {
    drawing: { attributes: { 'aria-label': texts.label } },
    range: { attributes: { x: low.x, width: high.x - low.x } },
    loss: { attributes: { d: loss } },
    gain: { attributes: { d: gain } },
    zero: { attributes: { y1: zero, y2: zero } },
    line: { attributes: line },
    chance: { attributes: { x1: low.x, y1: low.y, x2: high.x, y2: high.y } },
    here: { attributes: { cx: low.x, cy: low.y }, hidden: !isPoint },
    ...Object.fromEntries(
      ticks.flatMap(({ chance, x }, place) => [
        [`tick${place}`, { attributes: { x1: x, x2: x, y1: zero - 3, y2: zero + 3 } }],
        [`scale${place}`, { text: texts.percent(chance), attributes: { x } }],
      ]),
    ),
    even: { attributes: { cx: breakEven?.x ?? 0, cy: zero }, hidden: breakEven === undefined },
    evenLead: {
      attributes: { x1: breakEven?.x ?? 0, x2: breakEven?.x ?? 0, y2: zero - 6 },
      hidden: breakEven === undefined,
    },
    evenLabel: {
      text: texts.breakEven,
      attributes: { x: Math.min(235, Math.max(125, breakEven?.x ?? 0)) },
      hidden: breakEven === undefined,
    },
    rangeLabel: {
      text: texts.range,
      attributes: { x: Math.min(312, Math.max(48, (low.x + high.x) / 2)) },
      hidden: low.y > FRAME.bottom - 3 * LABEL.high,
    },
    ...valueLabels(drawing, texts.signed),
  };
}

/** The amounts at the ends of the range and of the line. */
function valueLabels({ from, to, low, high, zero }: BidDrawing, signed: DrawingTexts['signed']): Fills {
  const isAtStart = low.x - from.x < LABEL.wide;
  const isAtEnd = high.x > FRAME.right - LABEL.wide - 8;
  const isNarrow = low.y - high.y < LABEL.high;
  const lowPlace =
    isAtStart && low.y > FRAME.bottom - 2 * LABEL.high
      ? { x: low.x + 15, y: low.y + 3 }
      : { x: low.x + 3, y: low.y + LABEL.high };
  return {
    highValue: {
      text: signed(high.value),
      attributes: isAtEnd
        ? { x: high.x - 8, y: high.y - 6, 'text-anchor': 'end' }
        : { x: high.x + 7, y: high.y + 14, 'text-anchor': 'start' },
    },
    lowValue: {
      text: signed(low.value),
      attributes: { ...lowPlace, x: Math.min(lowPlace.x, FRAME.right - LABEL.wide) },
      hidden: isNarrow,
    },
    zeroValue: {
      text: signed(0),
      attributes: { y: zero - 6 },
      hidden: Math.abs(zero - from.y) < LABEL.high || (Math.abs(zero - low.y) < LABEL.high && isAtStart),
    },
    fromValue: { text: signed(from.value), attributes: { x: from.x + 15, y: from.y + 3 }, hidden: isAtStart },
    toValue: {
      text: signed(to.value),
      attributes: { x: to.x - 8, y: to.y + 2 },
      hidden: isAtEnd || to.chance <= high.chance,
    },
  };
}
