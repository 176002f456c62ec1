import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A colour behind less of a text than this is an edge or a hairline. */
const LEAST_SHARE = 0.05;

/** A text by its mark, the colour it is written in, and the lines it stands on, in pixels of the window. */
interface Text {
  readonly mark: number;
  readonly words: string;
  readonly colour: readonly number[];
  readonly least: number;
  readonly lines: readonly { x: number; y: number; width: number; height: number }[];
}

/**
 * Where an engine cannot tell what lies behind a text, the screen can: takes the letters away, and compares their
 * colour with every colour that is left. The texts are marked `data-unsure` from 0 on; gives those that stand out too
 * little.
 */
export async function contrastFaults(page: Page, count: number): Promise<string[]> {
  const waiting = new Set(Array.from({ length: count }, (_, mark) => mark));
  const faults: string[] = [];
  while (waiting.size > 0) {
    const texts = await page.evaluate(textsInWindow, [...waiting]);
    await page.evaluate(takeLettersAway, true);
    const picture = await sharp(await page.screenshot({ scale: 'css' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await page.evaluate(takeLettersAway, false);
    for (const { mark, words, colour, least, lines } of texts) {
      waiting.delete(mark);
      const behind = coloursBehind(picture, lines);
      if (behind.length === 0) faults.push(`${words} cannot be looked at`);
      for (const other of behind) {
        const found = contrast(colour, other);
        if (found < least)
          faults.push(`${words}: ${found.toFixed(2)} of ${colour.join(' ')} on ${other.join(' ')}`);
      }
    }
  }
  return faults;
}

interface Picture {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/** The colours that make up more than an edge of the lines of a text. */
function coloursBehind({ data, info }: Picture, lines: Text['lines']): number[][] {
  const counts = new Map<number, number>();
  let all = 0;
  for (const { x, y, width, height } of lines) {
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(info.height, y + height); row += 1) {
      for (let column = Math.max(0, Math.ceil(x)); column < Math.min(info.width, x + width); column += 1) {
        const colour = data.readUIntBE((row * info.width + column) * 3, 3);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
        all += 1;
      }
    }
  }
  return [...counts]
    .filter(([, count]) => count / all >= LEAST_SHARE)
    .map(([colour]) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
}

/** The contrast of two colours, from 1 to 21, as WCAG 2 defines it. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((value) => value / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// What follows runs in the page.

/** Brings the first of these texts into the window; gives it, and those that came with it. Marks go as texts do. */
function textsInWindow(marks: readonly number[]): Text[] {
  const texts = marks.map((mark) => {
    const element = document.querySelector(`[data-unsure="${mark}"]`);
    if (element === null) throw new Error(`A text of unsure contrast has left the page: ${mark}.`);
    return { mark, element };
  });
  texts[0]?.element.scrollIntoView({ block: 'center', inline: 'center' });
  const range = document.createRange();
  return texts.flatMap(({ mark, element }, index) => {
    const lines = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      })
      // Letters stand in the middle of their line: what lies above and below may not be behind them.
      .map(({ x, y, width, height }) => ({ x, y: y + height * 0.2, width, height: height * 0.6 }));
    const isSeen = lines.every(({ x, y, width, height }) => {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const isInside = y >= 0 && y + height <= innerHeight;
      return isInside && top !== null && (element.contains(top) || top.contains(element));
    });
    // What never comes to the top, such as a row that is a link as a whole, is looked at where it was brought.
    if (index > 0 && !isSeen) return [];
    element.removeAttribute('data-unsure');
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const written = element instanceof SVGElement ? fill : color;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return {
      mark,
      words: element.textContent.trim().slice(0, 60),
      colour: (written.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      least: isLarge ? 3 : 4.5,
      lines,
    };
  });
}

/** Hides the letters and nothing else, or shows them again. */
async function takeLettersAway(away: boolean): Promise<void> {
  const kept = globalThis as { withoutLetters?: CSSStyleSheet }; // what the last call left in this document
  kept.withoutLetters ??= new CSSStyleSheet();
  kept.withoutLetters.replaceSync(
    away
      ? `*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
          text-decoration-color: transparent !important }
        svg text { fill: transparent !important }`
      : '',
  );
  if (!document.adoptedStyleSheets.includes(kept.withoutLetters))
    document.adoptedStyleSheets.push(kept.withoutLetters);
  // A picture shows the frame before, until this one is drawn.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
