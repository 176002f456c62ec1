import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';

/** The personas, in the order of the page. */
export const PERSONAS = ['sales', 'consultant', 'lead', 'buyer'] as const;

/** A persona of the specification. */
export type PersonaName = (typeof PERSONAS)[number];

/** The posts of the target audience, each with the key of the article that fits it. */
export const AUDIENCE = [
  { name: 'sme', article: 'largeGroups' },
  { name: 'developer', article: 'signals' },
  { name: 'it', article: 'watch' },
  { name: 'adviser', article: 'ahead' },
  { name: 'pilot', article: 'stages' },
] as const;

/**
 * The share of procedures with a single bid, in percent, and the bidders a procedure, on average in the Union: European
 * Court of Auditors, special report 28/2023. The caption of the drawing says them in words.
 */
export const BIDS_IN_THE_UNION = [
  { year: 2011, single: 23.5, bidders: 5.7 },
  { year: 2021, single: 41.8, bidders: 3.2 },
] as const;

/** The page that each persona's next step leads to. */
export function targets(locale: Locale) {
  const product = href('product', locale);
  const console = `${href('demo', locale)}#console`;
  return {
    sales: console,
    consultant: `${product}#formula`,
    lead: console,
    buyer: href('demo', locale),
    sme: href('pricing', locale),
    developer: `${product}#steps`,
    it: href('pricing', locale),
    adviser: `${product}#sources`,
    pilot: console,
  };
}
