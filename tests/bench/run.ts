/**
 * `npm run bench`: measures the built site and prints the figures, then what changed since those that the repository
 * keeps. Nothing here fails on a slow machine. `npm run bench -- weights leads` measures these only; `--keep` puts
 * the figures in the place of the kept ones.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureBuild } from './build.ts';
import { changes, type Figures } from './compare.ts';
import { measureConsent } from './consent.ts';
import { measureConsole } from './console.ts';
import { measureLeads } from './leads.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoads } from './loads.ts';
import { measureScale } from './scale.ts';
import { measureStatic } from './static.ts';
import { measureWeights } from './weights.ts';

const BENCHES = {
  build: measureBuild,
  weights: measureWeights,
  loads: measureLoads,
  lighthouse: measureLighthouse,
  consent: measureConsent,
  console: measureConsole,
  scale: measureScale,
  leads: measureLeads,
  static: measureStatic,
} as const;

const KEPT = path.join(import.meta.dirname, 'figures.json');
const LATEST = '.bench/latest.json';

const asked = process.argv.slice(2).filter((word) => Object.hasOwn(BENCHES, word));
const figures: Record<string, unknown> = {};
for (const [name, measure] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  figures[name] = await measure();
}

const kept = read(KEPT);
console.log('\n── what changed by more than 5 % since the kept figures');
console.table(changes(figures, kept));
mkdirSync(path.dirname(LATEST), { recursive: true });
write(LATEST, { ...read(LATEST), ...figures });
if (process.argv.includes('--keep')) write(KEPT, { ...kept, ...figures });

function read(file: string): Figures {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function write(file: string, value: Figures): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  console.log(`Written to ${path.relative('.', file)}`);
}
