import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCompetition } from '#competition/read.ts';
import { RULES_VERSION } from '#schemas/competition/figures.ts';
import {
  readBytes,
  csvText,
  DAY,
  describeSource,
  importInto,
  jsonText,
  newFolder,
  put,
  rows,
} from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);
/** The same in nine departments: a national file. */
const SPREAD = MANY.map((one, place) => ({ ...one, department: String(10 + (place % 9)) }));

it('a source has its provenance, and is never added to another', async () => {
  const folder = newFolder();
  const files = [
    put(folder, 'nord-2.csv', csvText(SPREAD)),
    put(folder, 'nord-1.csv', csvText(SPREAD.slice(10).map((one) => ({ ...one, id: `N${one.id}` })))),
    put(folder, 'fictif.json', jsonText(MANY)),
  ];
  const nordic = describeSource('nord', 'nord-*.csv', "only: false, extracted: '2025-12-31'");
  const [fictif, nord] = (await importInto(folder, files, nordic)).map(({ figures }) => figures);
  expect([fictif?.report.counted, nord?.report.counted]).toEqual([40, 70]);
  expect(fictif?.source).toMatchObject({
    id: 'fichier-fictif',
    departments: ['place'],
    computed: DAY,
    rules: RULES_VERSION,
  });
  expect(nord?.source).toMatchObject({ licence: 'L', departments: ['buyer'], extracted: '2025-12-31' });
  expect(nord?.source.files.map(({ name, rows: read }) => [name, read])).toEqual([
    ['nord-1.csv', 30],
    ['nord-2.csv', 40],
  ]);
  const written = readCompetition(path.join(folder, 'figures'));
  expect(written).toEqual([fictif, nord]);
});

it.each([
  [
    'a city’s file under the name of a national one',
    rows(40, [2]).map((one) => ({ ...one, buyer: '21750001600019' })),
    'only: false',
    /un acheteur \(21750001600019\) fait 40 marchés sur 40 : ce n’est pas « France »/,
  ],
  ['a department’s file under that name', MANY, 'only: false', /un département \(31\)/],
  ['a file of many buyers under the name of a city’s', MANY, 'only: true', /40 acheteurs, et non un seul/],
])('a source is not published under a description that does not fit: %s', async (_, list, only, notice) => {
  const folder = newFolder();
  const file = put(folder, 'decp-2024.csv', csvText(list));
  const [imported] = await importInto(folder, [file], describeSource('decp', 'decp-20??.*', only));
  expect(imported?.figures.source).toMatchObject({
    id: 'fichier-decp-2024',
    title: { fr: 'decp-2024.csv' },
  });
  expect(imported?.notices.join()).toMatch(notice);
});

it('a notice says that the day of an extract is not known', async () => {
  const folder = newFolder();
  const file = put(folder, 'nord.csv', csvText(SPREAD));
  const [imported] = await importInto(folder, [file], describeSource('nord', 'nord.*'));
  expect(imported?.figures.source.extracted).toBeUndefined();
  expect(imported?.notices.join()).toMatch(/jour de l’extrait inconnu.*écrivez « extracted »/);
});

it('a source never has the name of a file of the import', async () => {
  const folder = newFolder();
  const [imported] = await importInto(folder, [put(folder, 'index.csv', csvText(MANY))]);
  expect(imported?.figures.source.id).toBe('fichier-index');
  const others = ['数据', 'é è', '!'].map((name) => put(folder, `${name}.csv`, csvText(MANY)));
  expect(new Set((await importInto(folder, others)).map(({ figures }) => figures.source.id)).size).toBe(3);
});

it('the same files give the same bytes, in any order', async () => {
  const folder = newFolder();
  const one = put(folder, 'nord-1.csv', csvText(MANY));
  const later = rows(200, [1, 5, 2], { id: 'N', day: '2025-06-01' });
  const other = put(folder, 'nord-2.csv', csvText(later));
  const sources = describeSource('nord', 'nord-?.csv', 'only: false');
  await importInto(folder, [one, other], sources);
  const names = readdirSync(path.join(folder, 'figures'));
  const before = names.map((name) => readBytes(folder, name));
  await importInto(folder, [other, one, one], sources);
  expect(names.map((name) => readBytes(folder, name))).toEqual(before);
});

it('the figures of a source that is no longer given are removed', async () => {
  const folder = newFolder();
  const [table, list] = [put(folder, 'un.csv', csvText(MANY)), put(folder, 'deux.json', jsonText(MANY))];
  await importInto(folder, [table, list]);
  await importInto(folder, [table]);
  expect(readdirSync(path.join(folder, 'figures'))).toEqual(['fichier-un.json', 'index.json']);
});
