/** Themes of the articles, in the order of the resources page. Apart from `article.ts`, whose zod is heavy. */
export const THEMES = ['comprendre', 'detecter', 'repondre', 'decider'] as const;

export type Theme = (typeof THEMES)[number];
