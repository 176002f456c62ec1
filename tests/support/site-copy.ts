/** All that a build of the site reads, to be copied where a test or a measure changes some of it. */
export const SITE_PARTS = [
  'src',
  'public',
  'content',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
