/** Nothing is said of fewer consultations than this. Apart from the schemas, so that a browser may read it without zod. */
export const MINIMUM = 30;

/** Procedures with competition, by the key that stands in addresses. */
export const PROCEDURES = ['adaptee', 'ouvert', 'restreint', 'negociation', 'dialogue'] as const;
