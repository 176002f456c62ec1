/** Buyers, as the rules on publicity and thresholds distinguish them. */
export const BUYERS = ['state', 'local', 'other', 'publicNetwork', 'networkCompany'] as const;

/** Buyers that publish their notices in BOAMP too (articles R2131-12 and R2131-16); the others publish on TED alone. */
export const NATIONAL_NOTICE_BUYERS: readonly Buyer[] = ['state', 'local', 'publicNetwork'];

/** Kinds of purchase that the rules distinguish. */
export const KINDS = ['works', 'supplies', 'social', 'innovative'] as const;

/** Duties of the buyer, from none up; `ordinary` refers to the rules of another kind. */
export const LEVELS = ['none', 'free', 'notice', 'european', 'formal', 'ordinary'] as const;

/** Buyer, by the key that stands in addresses. */
export type Buyer = (typeof BUYERS)[number];

/** Kind of contract, by the key that stands in addresses. */
export type Kind = (typeof KINDS)[number];

/** Duty of the buyer. */
export type Level = (typeof LEVELS)[number];
