import { fitTitle } from './fit.ts';
import type { CardInputs, Drawing, Filled, Line } from './inputs.ts';
import { LIGHT } from '#colours.ts';
import type { Motif } from '#components/ui/cover/motif.ts';
import { box, display, figure, gauge, mark, outlined, stack, type Part } from './elements.ts';

/** In pixels: the size that social networks ask for. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 64;
const SHEET = 480;
const GAP = 60;

/** Under this a row is grey, as in `ui/TenderRow.astro`. */
const QUIET_UNDER = 35;

/** The card: a header as on the site, the title, and beside it a sheet with the drawing. */
export function drawCard({ product, line, title, drawing }: CardInputs): Part {
  const alone = drawing.kind === 'mark';
  const width = CARD.width - 2 * MARGIN - (alone ? 120 : SHEET + GAP);
  const { size, lines } = fitTitle(title, width, alone ? 108 : 76, 340);
  return stack(
    {
      width: CARD.width,
      height: CARD.height,
      background: LIGHT.paper,
      color: LIGHT.ink,
      fontFamily: 'text',
    },
    box(
      { height: 96, padding: `0 ${MARGIN}px`, alignItems: 'center', borderBottom: `2px solid ${LIGHT.ink}` },
      mark(58, LIGHT.brand),
      display(42, product, { marginLeft: 16 }),
    ),
    box(
      { flexGrow: 1, padding: `0 ${MARGIN}px`, alignItems: 'center', justifyContent: 'space-between' },
      stack(
        { width },
        ...lines.map((words) => display(size, words, { lineHeight: 1.04, whiteSpace: 'nowrap' })),
      ),
      ...(alone ? [] : [sheet(drawing)]),
    ),
    ...(alone ? [corner()] : []),
    box({ padding: `0 ${MARGIN}px 40px`, fontSize: 26, fontWeight: 500, color: LIGHT.soft }, line),
  );
}

/** The mark, large, rising from the lower right corner. */
function corner(): Part {
  return box({ position: 'absolute', right: -96, bottom: -30 }, mark(400, LIGHT.brand));
}

function sheet(drawing: Exclude<Drawing, { kind: 'mark' }>): Part {
  const edge = { background: LIGHT.sheet, border: `2px solid ${LIGHT.ink}` };
  const shadow = { position: 'absolute' as const, inset: '12px -12px -12px 12px', background: LIGHT.hair };
  const front = stack({ position: 'relative', width: SHEET, ...edge }, ...contents(drawing));
  return box({ position: 'relative' }, box(shadow), front);
}

function contents(drawing: Exclude<Drawing, { kind: 'mark' }>): Part[] {
  switch (drawing.kind) {
    case 'rows':
      return [
        box(
          {
            padding: '18px 26px',
            fontSize: 24,
            fontWeight: 600,
            color: LIGHT.soft,
            borderBottom: `2px solid ${LIGHT.ink}`,
          },
          drawing.caption,
        ),
        ...drawing.rows.map((row, index) => filledRow(row, index === drawing.rows.length - 1)),
      ];
    case 'list':
      return [
        ...above(drawing.cover, 110, LIGHT.ink),
        stack({ padding: '10px 28px 0' }, ...drawing.lines.map(ruledLine)),
        caption(drawing.caption),
      ];
    case 'figure':
      return [
        display(fitTitle(drawing.figure, SHEET - 56, 96, 110).size, drawing.figure, {
          padding: '36px 28px 4px',
          whiteSpace: 'nowrap',
        }),
        caption(drawing.caption),
      ];
    case 'cover': {
      const colour = drawing.isChance ? LIGHT.brand : LIGHT.ink; // blue is for the chance of winning
      return [
        ...above(drawing.cover, 150, colour),
        figure(fitTitle(drawing.figure, SHEET - 56, 76, 90).size, drawing.figure, {
          padding: '22px 28px 0',
          color: colour,
        }),
        caption(drawing.caption),
      ];
    }
    case 'chance':
      return [
        stack(
          { alignItems: 'center', padding: '30px 28px 0' },
          gauge(380, drawing.percent, LIGHT.brand),
          figure(72, drawing.figure, { marginTop: -78, color: LIGHT.brand }),
        ),
        caption(drawing.caption),
      ];
  }
}

/** The drawing of a cover, above its words. */
function above(cover: Motif | undefined, height: number, colour: string): Part[] {
  if (cover === undefined) return [];
  return [box({ padding: '28px 28px 0' }, outlined({ width: SHEET - 60, height }, cover, colour))];
}

function caption(words: string): Part {
  return box(
    { padding: '18px 28px 26px', fontSize: 25, lineHeight: 1.3, fontWeight: 500, color: LIGHT.soft },
    words,
  );
}

function ruledLine({ label, figure: value }: Line): Part {
  return box(
    {
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: 66,
      padding: '4px 0',
      gap: 20,
      borderBottom: `2px solid ${LIGHT.rule}`,
    },
    box({ flexShrink: 1, fontSize: 24, lineHeight: 1.05, fontWeight: 500, color: LIGHT.soft }, label),
    display(34, value, { whiteSpace: 'nowrap', flexShrink: 0 }),
  );
}

function filledRow({ label, percent, figure: value }: Filled, isLast: boolean): Part {
  const quiet = percent < QUIET_UNDER;
  const fill = quiet ? LIGHT.hair : LIGHT.tint;
  return box(
    {
      height: 104,
      backgroundImage: `linear-gradient(90deg, ${fill} ${percent}%, ${LIGHT.sheet} ${percent}%)`,
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '0 26px',
      ...(isLast ? {} : { borderBottom: `2px solid ${LIGHT.rule}` }),
    },
    box(
      {
        display: 'block',
        width: 276,
        fontSize: 24,
        lineHeight: 1.22,
        fontWeight: 600,
        color: quiet ? LIGHT.soft : LIGHT.ink,
        lineClamp: 2,
      },
      label,
    ),
    figure(58, value, { color: quiet ? LIGHT.soft : LIGHT.brand }),
  );
}
