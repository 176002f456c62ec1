/**
 * `npm run bench`: measures the built site and fails nothing. Prints page weights against their limits, Lighthouse of
 * six pages, the cold build, and posts a second with the waits of pages beside them. `npm run bench -- weights posts`
 * measures these only; `npm run bench -- lighthouse /tarifs` judges the pages that are named.
 */
import { measureBuild } from './build.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePosts } from './posts.ts';
import { measureWeights } from './weights.ts';

const BENCHES = {
  weights: measureWeights,
  build: measureBuild,
  posts: measurePosts,
  lighthouse: measureLighthouse,
} as const;

const words = process.argv.slice(2);
const pages = words.filter((word) => word.startsWith('/'));
const names = words.filter((word) => !word.startsWith('/'));
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}: choose among ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name}`);
  console.table(await measure(pages));
}
