import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';

/** The personas, in the order of the page. */
export const PERSONAS = ['sales', 'consultant', 'lead', 'buyer'] as const;

/** A persona with a day of its own on the page. */
export type PersonaName = Exclude<(typeof PERSONAS)[number], 'buyer'>;

/** The posts of the target audience, each with the key of the article that fits it. */
export const AUDIENCE = [
  { name: 'sme', article: 'largeGroups' },
  { name: 'developer', article: 'signals' },
  { name: 'it', article: 'watch' },
  { name: 'adviser', article: 'ahead' },
  { name: 'pilot', article: 'stages' },
] as const;

/** The page that each persona's next step leads to. */
export function targets(locale: Locale) {
  const product = href('product', locale);
  const console = `${href('demo', locale)}#console`;
  return {
    sales: console,
    consultant: `${product}#formula`,
    lead: console,
    buyer: `${href('demo', locale)}?role=buyer#demo-form`,
    sme: href('pricing', locale),
    developer: `${product}#steps`,
    it: href('pricing', locale),
    adviser: `${product}#sources`,
    pilot: console,
  };
}
