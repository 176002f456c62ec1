/** `npm run bench`: measures the built site and prints the figures. Nothing here fails on a slow machine. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { measureBuild } from './build.ts';
import { measureConsent } from './consent.ts';
import { measureLeads } from './leads.ts';
import { measureConsole } from './console.ts';
import { measureLoads } from './loads.ts';
import { measureScale } from './scale.ts';
import { measureWeights } from './weights.ts';

const BENCHES = {
  build: measureBuild,
  weights: measureWeights,
  loads: measureLoads,
  consent: measureConsent,
  console: measureConsole,
  scale: measureScale,
  leads: measureLeads,
} as const;

const asked = process.argv.slice(2);
const figures: Record<string, unknown> = {};
for (const [name, measure] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  figures[name] = await measure();
}
mkdirSync('.bench', { recursive: true });
writeFileSync('.bench/latest.json', `${JSON.stringify(figures, null, 2)}\n`);
console.log('\nWritten to .bench/latest.json');
