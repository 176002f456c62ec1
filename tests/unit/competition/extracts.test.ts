import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFiles } from '#competition/import/import.ts';
import { lookUp, compareToWhole } from '#competition/look-up.ts';
import { FOLDER, readCompetition } from '#competition/read.ts';
import type { Figures } from '#schemas/competition/figures.ts';
import { newFolder } from './fixtures.ts';

const readFigures = (id: string): Figures => {
  const found = readCompetition().find(({ source }) => source.id === id);
  if (found === undefined) throw new Error(`There are no figures of ${id}.`);
  return found;
};

/*
 * Counted again from the two extracts, by the rules of version 2 and by other code, in another language.
 * The columns: contracts, consultations, quartiles, contracts of a single offer, and the interval of their share.
 */
const WORKS: readonly (readonly [string, number, number, readonly number[], number, number, number])[] = [
  ['all', 4820, 2859, [2, 3, 4], 947, 0.1813, 0.2125],
  ['procedure=adaptee', 3807, 2265, [2, 3, 4], 755, 0.1819, 0.2158],
  ['procedure=ouvert', 880, 476, [2, 3, 4], 174, 0.1582, 0.2443],
  ['procedure=adaptee&band=90000', 1279, 894, [2, 3, 4], 221, 0.1493, 0.1991],
  ['band=1000000', 282, 250, [2, 3, 4], 52, 0.143, 0.2345],
  ['region=93', 309, 190, [2, 3, 4], 65, 0.1518, 0.284],
  ['department=33', 223, 107, [1, 2, 4], 60, 0.2052, 0.3441],
  ['department=30', 112, 63, [3, 3, 4], 9, 0.041, 0.1516],
  ['procedure=adaptee&region=76', 501, 330, [2, 3, 4], 71, 0.1118, 0.178],
];
const PARIS: typeof WORKS = [
  ['all', 2171, 1313, [2, 4, 8], 434, 0.1784, 0.2233],
  ['cpv=45', 763, 387, [3, 5, 9], 86, 0.0889, 0.142],
  ['cpv=72', 44, 36, [1, 3, 6], 13, 0.1739, 0.4551],
  ['cpv=79', 128, 100, [1, 1, 3], 77, 0.5035, 0.6921],
  ['procedure=adaptee', 1156, 783, [1, 3, 6], 342, 0.2656, 0.328],
  ['procedure=ouvert', 807, 400, [3, 6, 12], 61, 0.0558, 0.1017],
  ['procedure=ouvert&cpv=45', 235, 94, [4, 8, 19], 4, 0.0064, 0.0448],
];

describe.each([
  ['travaux-2024', WORKS],
  ['paris-2024-2026', PARIS],
])('the figures of %s', (id, expected) => {
  const { cells } = readFigures(id);

  it.each(expected)(
    'the cell %s agrees with a second count',
    (key, contracts, consultations, quartiles, single, low, high) => {
      const cell = cells[key];
      expect(cell).toMatchObject({ contracts, consultations, quartiles, single: { count: single } });
      expect(cell?.single.low).toBeCloseTo(low, 3);
      expect(cell?.single.high).toBeCloseTo(high, 3);
    },
  );

  it('the figures name no holder', () => {
    expect(readFileSync(path.join(FOLDER, `${id}.json`), 'utf8')).not.toMatch(/"T\d{5}"|titulaire/);
  });
});

it('books in Paris have no figures: 53 contracts are 11 consultations', () => {
  const answer = lookUp(readFigures('paris-2024-2026'), { cpv: '22' });
  expect(answer).toMatchObject({
    asked: { contracts: 53, consultations: 11 },
    choice: {},
    dropped: ['division'],
  });
});

it('computing in Paris leaves out the 26 contracts whose description is of another trade', () => {
  const { read } = readFigures('paris-2024-2026');
  expect(read.flatMap(({ others }) => others).reduce((sum, { count }) => sum + count, 0)).toBe(26);
});

it('six departments differ from the whole once lots are kept together', () => {
  const { cells } = readFigures('travaux-2024');
  const whole = cells['all'];
  const departments = Object.entries(cells).filter(([key]) => /^department=\w+$/.test(key));
  const different = departments.filter(([, cell]) => whole && compareToWhole(cell, whole) !== 'unknown');
  expect(departments).toHaveLength(36);
  expect(different.map(([key]) => key.slice(11))).toEqual(['13', '28', '30', '33', '77', '95']);
});

const EXTRACTS = '../shared/open-data';

describe.skipIf(!existsSync(EXTRACTS))(
  'the import of the extracts (skipped where ../shared/open-data is not there)',
  () => {
    it('the import of the extracts gives the committed figures', async () => {
      const folder = path.join(newFolder(), 'figures');
      const files = ['decp-2024h2-works-4521.csv', 'decp-2024-2026-paris.json'];
      const day = readFigures('travaux-2024').source.computed;
      await importFiles({ files: files.map((name) => path.join(EXTRACTS, name)), folder, day });
      expect(readCompetition(folder)).toEqual(readCompetition());
    });
  },
);
