/**
 * Names under which pages of the site lead to articles, by what these are about there. An article has its name in `key`
 * of its front matter, so that its file may be renamed.
 */
export const ARTICLE_KEYS = [
  'stages',
  'watch',
  'signals',
  'ahead',
  'pass',
  'mistakes',
  'criteria',
  'largeGroups',
  'data',
  'offers',
] as const;

export type ArticleKey = (typeof ARTICLE_KEYS)[number];
