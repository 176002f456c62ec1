import { DARK as NIGHT, LIGHT as DAY, type ColourName } from '#colours.ts';

/** The typeface of every computer that is nearest to the site's own, which mail programs do not fetch. */
const FONT = `'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif`;

/**
 * Styles of a mail's parts, with the names of colours in the place of colours: elements of its text by their tag, the
 * rest by what they are. Each is also the class of its part.
 */
const STYLES = {
  body: `margin: 0; padding: 0; background: $paper; color: $ink; -webkit-text-size-adjust: 100%`,
  paper: `background: $paper; border-collapse: collapse`,
  around: `padding: 24px 0 40px`,
  sheet: `width: 600px; max-width: 100%; background: $sheet; border-collapse: collapse; border-top: 3px solid $ink`,
  unseen: `display: none; max-height: 0; overflow: hidden`,
  head: `padding: 16px 0 16px 32px; border-bottom: 1px solid $rule; text-align: left`,
  brand: `color: $ink; font: 700 22px/1.2 ${FONT}; letter-spacing: -0.03em; text-decoration: none`,
  issue: `padding: 16px 32px 16px 0; border-bottom: 1px solid $rule; color: $soft; font: 400 14px/1.4 ${FONT}; text-align: right; white-space: nowrap`,
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
  figure: `margin: 0 0 8px; color: $ink; font: 700 56px/1 ${FONT}; letter-spacing: -0.04em`,
  caption: `margin: 0 0 24px; padding: 0 0 20px; border-bottom: 1px solid $ink; color: $soft; font: 400 15px/1.4 ${FONT}`,
  strong: `color: $ink; font-weight: 700`,
  blockquote: `margin: 0 0 16px; padding: 0 0 0 16px; border-left: 3px solid $ink; color: $ink`,
  table: `width: 100%; margin: 0 0 16px; border-collapse: collapse`,
  th: `padding: 8px 12px 8px 0; border-bottom: 1px solid $ink; color: $ink; font: 700 15px/1.4 ${FONT}; text-align: left; vertical-align: top`,
  td: `padding: 8px 12px 8px 0; border-bottom: 1px solid $rule; color: $ink; font: 400 15px/1.4 ${FONT}; text-align: left; vertical-align: top`,
};

/** A part of a mail, by its class. */
export type Part = keyof typeof STYLES;

/** All of them. */
export const PARTS = Object.keys(STYLES) as Part[]; // its keys

/** A phone: the mail takes the whole window. */
const NARROW = `
.around { padding: 0 !important }
.sheet { width: 100% !important }
.head, .issue, .content, .foot { padding-left: 20px !important; padding-right: 20px !important }
.head { padding-right: 0 !important }
.issue { padding-left: 8px !important }
.h1 { font-size: 31px !important }`;

/** Gives the style of a part of the mail, for its attribute. */
export function styleOf(part: Part): string {
  return coloured(STYLES[part], DAY);
}

/** Gives the rules that a style attribute cannot hold, for programs that read them: narrow windows, and the dark. */
export function editionStyles(): string {
  const dark = PARTS.filter((part) => STYLES[part].includes('$')).map((part) => {
    const colours = STYLES[part].split('; ').filter((declaration) => declaration.includes('$'));
    return `.${part} { ${colours.map((one) => `${coloured(one, NIGHT)} !important`).join('; ')} }`;
  });
  return `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 620px) {${NARROW} }
@media (prefers-color-scheme: dark) {
${dark.join('\n')} }`;
}

function coloured(styles: string, colours: typeof DAY): string {
  return styles.replace(/\$([a-z-]+)/g, (_, name: string) => colours[name as ColourName]); // as the styles above name them
}
