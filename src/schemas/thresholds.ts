export const BUYERS = ['state', 'local', 'other', 'publicNetwork', 'networkCompany'] as const;

/** Buyers that publish their notices in BOAMP too (articles R2131-12 and R2131-16); the others publish on TED alone. */
export const NATIONAL_NOTICE_BUYERS: readonly Buyer[] = ['state', 'local', 'publicNetwork'];

export const KINDS = ['works', 'supplies', 'social', 'innovative'] as const;

/** Duties of the buyer, from none up; `ordinary` refers to the rules of another kind. */
export const LEVELS = ['none', 'free', 'notice', 'european', 'formal', 'ordinary'] as const;

export type Buyer = (typeof BUYERS)[number];

export type Kind = (typeof KINDS)[number];

export type Level = (typeof LEVELS)[number];
