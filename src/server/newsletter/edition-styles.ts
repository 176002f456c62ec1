import { DARK as NIGHT, LIGHT as DAY, type ColourName } from '../../colours.ts';

/** Styles of a mail's parts: elements of its text by their tag, the rest by what they are. Each has a class, for the dark. */
export const CLASSES = {
  body: 'paper ink',
  paper: 'paper',
  around: 'around',
  sheet: 'sheet',
  unseen: 'unseen',
  head: 'head gutter ink',
  brand: 'ink',
  issue: 'head gutter soft',
  content: 'gutter ink',
  foot: 'foot gutter soft',
  small: 'soft',
  quiet: 'soft',
  h1: 'h1 ink',
  h2: 'h2 ink',
  h3: 'ink',
  p: 'ink',
  ul: 'ink',
  ol: 'ink',
  li: 'ink',
  a: 'ink',
  button: 'key',
  share: 'share',
  figure: 'ink',
  dot: 'dot ink',
  open: 'dot open',
  unbroken: 'ink',
  caption: 'soft',
  strong: 'ink',
  blockquote: 'quote ink',
  table: 'data',
  th: 'cell ink',
  td: 'cell ink',
} as const;

/** The typeface of every computer that is nearest to the site's own, which mail programs do not fetch. */
const FONT = `'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif`;

/** The styles of each part, with the names of colours in the place of colours. */
const STYLES: Readonly<Record<keyof typeof CLASSES, string>> = {
  body: `margin: 0; padding: 0; background: $paper; color: $ink; -webkit-text-size-adjust: 100%`,
  paper: `background: $paper; border-collapse: collapse`,
  around: `padding: 24px 0 40px`,
  sheet: `width: 600px; max-width: 100%; background: $sheet; border-collapse: collapse; border-top: 3px solid $ink`,
  unseen: `display: none; max-height: 0; overflow: hidden`,
  head: `padding: 16px 0 16px 32px; border-bottom: 1px solid $rule; text-align: left`,
  brand: `color: $ink; font: 700 22px/1.2 ${FONT}; letter-spacing: -0.03em; text-decoration: none`,
  issue: `padding: 16px 32px 16px 0; border-bottom: 1px solid $rule; color: $soft; font: 400 13px/1.4 ${FONT}; text-align: right; white-space: nowrap`,
  content: `padding: 32px 32px 24px; color: $ink; font: 400 17px/1.55 ${FONT}; text-align: left`,
  foot: `padding: 20px 32px 28px; border-top: 1px solid $ink; color: $soft; text-align: left`,
  small: `margin: 0 0 10px; color: $soft; font: 400 14px/1.5 ${FONT}`,
  quiet: `color: $soft; text-decoration: underline`,
  h1: `margin: 0 0 24px; color: $ink; font: 700 38px/1.05 ${FONT}; letter-spacing: -0.035em`,
  h2: `margin: 36px 0 12px; padding: 14px 0 0; border-top: 1px solid $ink; color: $ink; font: 700 23px/1.2 ${FONT}; letter-spacing: -0.02em`,
  h3: `margin: 24px 0 8px; color: $ink; font: 700 18px/1.3 ${FONT}`,
  p: `margin: 0 0 16px; color: $ink; font: 400 17px/1.55 ${FONT}`,
  ul: `margin: 0 0 16px; padding: 0 0 0 22px; color: $ink`,
  ol: `margin: 0 0 16px; padding: 0 0 0 22px; color: $ink`,
  li: `margin: 0 0 8px; color: $ink; font: 400 17px/1.5 ${FONT}`,
  a: `color: $ink; font-weight: 600; text-decoration: underline`,
  button: `display: inline-block; margin: 4px 0; padding: 13px 20px; background: $brand; border-radius: 2px; color: $on-brand; font: 600 17px/1.2 ${FONT}; text-decoration: none`,
  share: `margin: 0 0 24px; border-collapse: collapse; border-bottom: 1px solid $ink`,
  figure: `padding: 0 0 8px; color: $ink; font: 700 56px/1 ${FONT}; letter-spacing: -0.04em`,
  dot: `width: 5%; padding: 0; color: $ink; font: 400 21px/25px Arial, sans-serif; text-align: center`,
  open: `width: 5%; padding: 0; color: $rule; font: 400 21px/25px Arial, sans-serif; text-align: center`,
  unbroken: `color: $ink; white-space: nowrap`,
  caption: `padding: 8px 0 20px; color: $soft; font: 400 15px/1.4 ${FONT}`,
  strong: `color: $ink; font-weight: 700`,
  blockquote: `margin: 0 0 16px; padding: 0 0 0 16px; border-left: 3px solid $ink; color: $ink`,
  table: `width: 100%; margin: 0 0 16px; border-collapse: collapse`,
  th: `padding: 8px 12px 8px 0; border-bottom: 1px solid $ink; color: $ink; font: 700 15px/1.4 ${FONT}; text-align: left; vertical-align: top`,
  td: `padding: 8px 12px 8px 0; border-bottom: 1px solid $rule; color: $ink; font: 400 15px/1.4 ${FONT}; text-align: left; vertical-align: top`,
};

/** Changes in the dark, by class; others stay as they are. */
const DARK = `
.paper { background: $paper !important }
.sheet { background: $sheet !important; border-color: $ink !important }
.ink { color: $ink !important }
.soft { color: $soft !important }
.key { background: $brand !important; color: $on-brand !important }
.open { color: $mid !important }
.head, .cell { border-color: $rule !important }
.h2, .foot, .quote, .share { border-color: $ink !important }`;

/** A phone: the mail takes the whole window. */
const NARROW = `
.around { padding: 0 !important }
.sheet { width: 100% !important }
.gutter { padding-left: 20px !important; padding-right: 20px !important }
.head.ink { padding-right: 0 !important }
.head.soft { padding-left: 8px !important }
.h1 { font-size: 31px !important }`;

/** The style of a part of the mail, for its attribute; nothing for what has none. */
export function styleOf(name: string): string {
  const style = name in STYLES ? STYLES[name as keyof typeof STYLES] : '';
  return coloured(style, DAY);
}

/** The rules that a style attribute cannot hold, for programs that read them. */
export function editionStyles(): string {
  return `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 620px) {${NARROW} }
@media (max-width: 480px) { .dot { font-size: 14px !important; line-height: 16px !important } }
@media (prefers-color-scheme: dark) {${coloured(DARK, NIGHT)} }`;
}

function coloured(styles: string, colours: typeof DAY): string {
  return styles.replace(/\$([a-z-]+)/g, (_, name: string) => colours[name as ColourName]); // as the styles above name them
}
