/**
 * `npm run bench`: measures the built site, then prints every figure in one table, beside the kept one and its budget:
 * those of this run, and the latest of the benches that were not asked for. Nothing here fails on a slow machine.
 * `npm run bench -- weights leads` measures these only; `--keep` puts the figures in the place of the kept ones;
 * `--each` gives each page a line of its own.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { measureBuild } from './build.ts';
import { merged, tableOf, type Figures } from './compare.ts';
import { measureConsent } from './consent.ts';
import { measureConsole } from './console.ts';
import { measureData } from './data.ts';
import { measureLeads } from './leads.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoads } from './loads.ts';
import { measurePlaces } from './places.ts';
import { measurePress } from './press.ts';
import { measureStatic } from './static.ts';
import { measureWeights } from './weights.ts';

const BENCHES = {
  build: measureBuild,
  weights: measureWeights,
  loads: measureLoads,
  lighthouse: measureLighthouse,
  consent: measureConsent,
  console: measureConsole,
  leads: measureLeads,
  data: measureData,
  places: measurePlaces,
  press: measurePress,
  static: measureStatic,
} as const;

const KEPT = path.join(import.meta.dirname, 'figures.json');
const LATEST = '.bench/latest.json';

const words = process.argv.slice(2);
const asked = words.filter((word) => Object.hasOwn(BENCHES, word));
const unknown = words.filter(
  (word) =>
    !asked.includes(word) &&
    !/^--(?:keep|each|runs=\d+|slowdown=[\d.]+)$/.test(word) &&
    !(word.startsWith('/') && asked.includes('lighthouse')) &&
    !(/^\d+$/.test(word) && asked.includes('build')),
);
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')} is no bench: choose among ${Object.keys(BENCHES).join(', ')}, paths after lighthouse, sizes after build.`,
  );
  process.exit(1);
}
const figures: Record<string, unknown> = {};
for (const [name, measure] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  figures[name] = await measure();
}

const isPart = words.some((word) => !Object.hasOwn(BENCHES, word) && !word.startsWith('--'));
const [latest, kept] = [merged(read(LATEST), figures, isPart), read(KEPT)];
mkdirSync(path.dirname(LATEST), { recursive: true });
await write(LATEST, latest);
if (words.includes('--keep')) await write(KEPT, merged(kept, figures, isPart));
console.log('\n── all figures, the latest of each bench');
console.table(tableOf(latest, kept, words.includes('--each')));

function read(file: string): Figures {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** As Prettier would, since the kept figures are a file of the repository. */
async function write(file: string, value: Figures): Promise<void> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(value, null, 2), options));
  console.log(`Written to ${path.relative('.', file)}`);
}
