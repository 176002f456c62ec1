import type { Fill, Fills } from '#schemas/fills.ts';
import { drawBid, FRAME } from './drawing.ts';
import type { Bid } from './value.ts';

/** The words of the drawing, ready to be shown. */
interface DrawingTexts {
  /** The drawing in words, for who does not see it. */
  readonly label: string;
  readonly breakEven: string;
  readonly range: string;
  readonly percent: (share: number) => string;
  /** Euros with their sign. */
  readonly signed: (euros: number) => string;
}

/** About what a label takes, in units of the drawing. */
const LABEL = { wide: 62, high: 17 } as const;

/** Fills the slots of the drawing. A label that would lie on another is left out: the sentence above says the gains too. */
export function drawingFills(bid: Bid, texts: DrawingTexts): Fills {
  const drawing = drawBid(bid);
  const { from, to, low, high, breakEven, zero, loss, gain, ticks } = drawing;
  const isPoint = low.chance === high.chance;
  const isOnScale = breakEven !== undefined;
  const even = breakEven?.x ?? 0;
  return {
    drawing: { attributes: { 'aria-label': texts.label } },
    range: at({ x: low.x, width: high.x - low.x }),
    loss: at({ d: loss || 'M0 0' }, loss !== ''),
    gain: at({ d: gain || 'M0 0' }, gain !== ''),
    zero: at({ transform: `translate(0 ${zero})` }),
    line: at({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
    chance: at({ x1: low.x, y1: low.y, x2: high.x, y2: high.y }),
    here: at({ cx: low.x, cy: low.y }, isPoint),
    ...Object.fromEntries(ticks.map((chance, place) => [`scale${place}`, { text: texts.percent(chance) }])),
    even: at({ cx: even, cy: zero }, isOnScale),
    evenLead: at({ x1: even, x2: even, y2: zero - 6 }, isOnScale),
    evenLabel: { text: texts.breakEven, ...at({ x: Math.min(235, Math.max(125, even)) }, isOnScale) },
    rangeLabel: {
      text: texts.range,
      ...at({ x: Math.min(312, Math.max(48, (low.x + high.x) / 2)) }, low.y <= FRAME.bottom - 3 * LABEL.high),
    },
    ...valueLabels(drawing, texts.signed),
  };
}

/** Places an element of the drawing, with one decimal, or leaves it out: SVG knows no `hidden`. */
function at(attributes: Readonly<Record<string, string | number>>, isShown = true): Fill {
  const rounded = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.round(value * 10) / 10 : value,
  ]);
  return { attributes: { ...Object.fromEntries(rounded), display: isShown ? 'inline' : 'none' } };
}

/** The amounts at the ends of the range and of the line. */
function valueLabels(
  { from, to, low, high, zero }: ReturnType<typeof drawBid>,
  signed: DrawingTexts['signed'],
): Fills {
  const isAtStart = low.x - from.x < LABEL.wide;
  const isAtEnd = high.x > FRAME.right - LABEL.wide - 8;
  const isNarrow = low.y - high.y < LABEL.high;
  const isLow = isAtStart && low.y > FRAME.bottom - 2 * LABEL.high;
  const nearLow = isLow ? { x: low.x + 15, y: low.y + 3 } : { x: low.x + 3, y: low.y + LABEL.high };
  const isZeroFree =
    Math.abs(zero - from.y) >= LABEL.high && !(isAtStart && Math.abs(zero - low.y) < LABEL.high);
  return {
    highValue: {
      text: signed(high.value),
      ...at(
        isAtEnd
          ? { x: high.x - 8, y: high.y - 6, 'text-anchor': 'end' }
          : { x: high.x + 7, y: high.y + 14, 'text-anchor': 'start' },
      ),
    },
    lowValue: {
      text: signed(low.value),
      ...at({ ...nearLow, x: Math.min(nearLow.x, FRAME.right - LABEL.wide) }, !isNarrow),
    },
    zeroValue: { text: signed(0), ...at({}, isZeroFree) },
    fromValue: { text: signed(from.value), ...at({ x: from.x + 15, y: from.y + 3 }, !isAtStart) },
    toValue: {
      text: signed(to.value),
      ...at({ x: to.x - 8, y: to.y + 2 }, !isAtEnd && to.chance > high.chance),
    },
  };
}
