import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PLACES } from '../../src/competition/places.ts';
import { withoutMarkets } from '../../src/competition/pages.ts';
import { seededRandom } from '../../src/competition/statistics.ts';
import { toBrotli } from '../../src/integrations/pages/compression.ts';
import { messages } from '../../src/i18n/messages/index.ts';
import type { Cell, Figures } from '../../src/schemas/competition/figures.ts';
import { copySite } from '../support/site-copy.ts';
import { timedBuild } from './timed-build.ts';

/** The pages of made figures are addressed by this source. */
const SOURCE = 'essai';

/** Pages of which the size is weighed by the thorough brotli that weighs all pages: the largest ones. */
const WEIGHED = 40;

/**
 * Builds the site from nothing with figures made up for every trade in every department, which is some ten thousand
 * pages in two languages, and says what the build cost and what the largest page weighs.
 */
export async function measurePlaces() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-places-'));
  try {
    copySite(folder, ['cards']);
    const pages = writeFigures(path.join(folder, 'content/competition'));
    const cost = await timedBuild(folder);
    const largest = await largestPage(path.join(folder, 'dist/client/concurrence'));
    console.log(`The largest of them is ${largest.name}.`);
    return { pages, ...cost, 'largest page, bytes of brotli': largest.bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a source with figures for every trade, department and trade in a department; returns how many pages it makes. */
export function writeFigures(folder: string): number {
  const random = seededRandom(7);
  const model: Figures = JSON.parse(readFileSync(path.join(folder, 'travaux-2024.json'), 'utf8'));
  const trades = Object.keys(messages.fr.competition.trades).filter(({ length }) => length === 2);
  const departments = PLACES.map(([department]) => department);
  const all = makeCell(model.cells['all'] as Cell, 1_000_000, random);
  const choices = [
    ...departments.map((department) => `department=${department}`),
    ...trades.map((cpv) => `cpv=${cpv}`),
    ...trades.flatMap((cpv) => departments.map((department) => `cpv=${cpv}&department=${department}`)),
  ];
  const cells: [string, Cell][] = choices.flatMap((key) => {
    const cell = makeCell(all, 60 + Math.floor(random() * 900), random);
    return [[key, cell] as const, [`procedure=adaptee&${key}`, makeCell(all, 40, random)] as const].map(
      ([name, one]): [string, Cell] => [name, one],
    );
  });
  const figures = {
    ...model,
    source: { ...model.source, id: SOURCE },
    cells: Object.fromEntries([['all', all], ...cells]),
    tooFew: {},
  };
  writeFileSync(path.join(folder, `${SOURCE}.json`), JSON.stringify(figures));
  const index = path.join(folder, 'index.json');
  const { sources, ...rest } = JSON.parse(readFileSync(index, 'utf8')) as { sources: string[] };
  writeFileSync(index, JSON.stringify({ ...rest, sources: [...sources, SOURCE] }));
  return 2 * choices.length;
}

/** A cell of about so many markets, its offers at random. */
function makeCell(model: Cell, n: number, random: () => number): Cell {
  const weights = Array.from({ length: 9 }, (_, place) => random() / (1 + place / 3));
  const sum = weights.reduce((one, other) => one + other, 0);
  const offers = [...weights.map((weight) => Math.round((n * weight) / sum)), 0];
  const cell = withoutMarkets({ ...model, offers }, []);
  if (cell === undefined) throw new Error('The made cell is too small.');
  return { ...cell, withoutCompetition: Math.floor(random() * 20) };
}

async function largestPage(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html.br'));
  const sizes = files
    .map((file) => ({ file, bytes: readFileSync(path.join(folder, file)).length }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, WEIGHED);
  let largest = { name: '', bytes: 0 };
  for (const { file } of sizes) {
    const page = await toBrotli(readFileSync(path.join(folder, file.replace(/\.br$/, ''))), 'thorough');
    if (page.length > largest.bytes) largest = { name: file.replace(/\.html\.br$/, ''), bytes: page.length };
  }
  return largest;
}
