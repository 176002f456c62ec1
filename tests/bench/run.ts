/**
 * `npm run bench`: prints page weights beside their limits, and posts a second with the waits of pages beside them.
 * `npm run bench -- weights` measures the named figures only. Fails nothing.
 */
import { measurePosts } from './posts.ts';
import { measureWeights } from './weights.ts';

const BENCHES = { weights: measureWeights, posts: measurePosts } as const;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`Unknown bench ${unknown.join(', ')}: choose among ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name}`);
  console.table(await measure());
}
