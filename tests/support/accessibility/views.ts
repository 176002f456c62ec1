import type { Page } from '@playwright/test';
import { isNight } from '../night.ts';

/** User style sheets: text at 200 %, or WCAG text spacing. */
const OWN_STYLES = {
  large: 'html { font-size: 200% !important }',
  spaced: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`,
} as const;

/** Settings under which a page is checked; the rest are the browser's defaults. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly media?: 'print';
  readonly colorScheme?: 'dark';
  readonly contrast?: 'more';
  readonly forcedColors?: 'active';
  readonly text?: keyof typeof OWN_STYLES;
}

export const PHONE: View = { width: 390, height: 844 };

const USUAL: readonly View[] = [PHONE, { width: 1280, height: 900, colorScheme: 'dark' }];

/** Views that the nightly run adds; 320 × 256 is 1280 × 1024 at 400 %. */
const OTHERS: readonly View[] = [
  { width: 320, height: 256, contrast: 'more' },
  { width: 390, height: 844, text: 'large' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1280, height: 900, colorScheme: 'dark', contrast: 'more' },
  { width: 1280, height: 900, media: 'print' },
  { width: 1280, height: 900, forcedColors: 'active', colorScheme: 'dark' },
  { width: 1280, height: 900, text: 'large' },
  { width: 390, height: 844, text: 'spaced' },
  { width: 1280, height: 900, text: 'spaced' },
];

/** Views of the nightly run: every width, both themes, more contrast, the system's colours, paper, larger and looser text. */
export const VIEWS: readonly View[] = isNight ? [...USUAL, ...OTHERS] : USUAL;

/** Text alone at 200 %, from the narrowest window to a usual one: what does not fit is looked for in all of them. */
export const LARGE_TEXT: readonly View[] = [320, 768, 1280].map((width) => ({
  width,
  height: 900,
  text: 'large',
}));

export function viewName({ width, height, ...rest }: View): string {
  return [`${width} × ${height}`, ...Object.values(rest)].join(', ');
}

/** Looks at a page this way from now on, without motion: what moves is not measured. */
export async function applyView(page: Page, { width, height, text, ...media }: View): Promise<void> {
  await page.setViewportSize({ width: text === undefined ? width : width + 1, height });
  await page.emulateMedia({
    media: 'screen',
    colorScheme: 'light',
    contrast: 'no-preference',
    forcedColors: 'none',
    ...media,
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    (rules) => {
      const kept = globalThis as { ownStyles?: CSSStyleSheet }; // left by the last view in this document
      kept.ownStyles ??= new CSSStyleSheet();
      kept.ownStyles.replaceSync(rules);
      if (!document.adoptedStyleSheets.includes(kept.ownStyles))
        document.adoptedStyleSheets.push(kept.ownStyles);
    },
    text === undefined ? '' : OWN_STYLES[text],
  );
  // After a print view, Chromium counts the rem of a container query again once a width changes.
  if (text !== undefined) await page.setViewportSize({ width, height });
}
