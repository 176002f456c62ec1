import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseCpv } from '#competition/counting/cpv.ts';
import { parseDay } from '#competition/counting/days.ts';
import { parseProcedure } from '#competition/counting/labels.ts';
import { parseDepartment } from '#competition/counting/places.ts';
import type { Figures } from '#schemas/competition/figures.ts';
import { countFigures, importInto, jsonText, newFolder, put, rows } from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);
const JSON_TEXT = jsonText(MANY);

async function importText(name: string, content: string) {
  const folder = newFolder();
  const [imported] = await importInto(folder, [put(folder, name, content)]);
  if (imported === undefined) throw new Error('Nothing was imported.');
  return imported.figures;
}

/** Reported texts of a field that counted contracts lack, with their counts. */
function unknown({ report }: Figures, part: string): readonly unknown[] {
  return report.unknown
    .filter((entry) => entry.part === part)
    .map(({ count, examples }) => [count, Object.fromEntries(examples.map((one) => [one.value, one.count]))]);
}

it.each([
  ['Procédure  adaptée', 'adaptee'],
  ['Procédure_adaptée', 'adaptee'],
  ['Procédure\u200B adap\u00ADtée', 'adaptee'],
  ['PROCEDURE ADAPTEE', 'adaptee'],
  ['Procédure adaptée'.normalize('NFD'), 'adaptee'],
  ['Proc&eacute;dure&nbsp;adapt&#233;e', 'adaptee'],
  ['Proc&#xE9;dure adapt&amp;eacute;e', 'adaptee'],
  ['ProcÃ©dure adaptÃ©e', 'adaptee'],
  ['ProcÃƒÂ©dure adaptÃƒÂ©e', 'adaptee'],
  ['Appel d’offres ouvert', 'ouvert'],
  ['Procédure concurrentielle avec négociation', 'negociation'],
  ['Procédure négociée avec mise en concurrence préalable', 'negociation'],
  ['Marché passé sans\u00A0publicité ni mise en concurrence préalable', 'none'],
  ['Accord-cadre passé sans publicité préalable ni mise en concurrence (R2122-8)', 'none'],
  ['Sans publicité et sans mise en concurrence', 'none'],
  ['Procédure adaptée sans publicité', undefined],
  ['Appel d’offres ouvert ou restreint', undefined],
  ['Marché avec publicité, sans mise en concurrence', undefined],
  ['MAPA', undefined],
  ['Proc\uFFFDdure adapt\uFFFDe', undefined],
])('the label of a procedure %j is %s', (label, procedure) => {
  expect(parseProcedure(label)).toBe(procedure);
});

it.each([
  ['3301', 'Code canton', '33'],
  ['101', 'Code canton', '01'],
  ['97101', 'Code canton', '971'],
  ['2A04', 'Code canton', '2A'],
  ['331', 'Code arrondissement', '33'],
  ['9741', 'code_arrondissement', '974'],
  ['69383', 'Code arrondissement', '69'],
  ['33063', 'Code commune', '33'],
  ['1004', 'CODE COMMUNE', '01'],
  ['01000', 'Code postal', '01'],
  ['1000', 'Code\u00A0postal', '01'],
  ['20200', 'Code postal', '2B'],
  ['20000', 'Code postal', '2A'],
  ['97150', 'Code postal', '978'],
  ['1', 'Code département', '01'],
  ['2a', 'Code departement', '2A'],
  ['33063', 'Code canton', undefined],
  ['33', 'Code commune', undefined],
  ['98000', 'Code postal', undefined],
  ['99', 'Code département', undefined],
  ['75', 'Code région', undefined],
  ['FR', 'Code pays', undefined],
  ['3301', '', undefined],
])('the code of a place %j under %j is in the department %s', (code, kind, department) => {
  expect(parseDepartment(code, kind)).toBe(department);
});

it.each([
  ['45210000-2', '45210000'],
  ['45210000 – 2', '45210000'],
  ['45210000.0', '45210000'],
  // Electricity and gas: the division that seven digits would be of does not exist.
  ['9310000', '09310000'],
  ['4521000', undefined],
  ['45010000', undefined],
  ['99999999', undefined],
  ['452100002', undefined],
  ['45', undefined],
])('the CPV code %j is %s', (typed, code) => {
  expect(parseCpv(typed)).toBe(code);
});

it.each([
  ['2024-12-31T23:00:00.000Z', '2025-01-01'],
  ['2024-12-31T22:59:59Z', '2024-12-31'],
  ['2024-06-30 22:30:00 UTC', '2024-07-01'],
  ['30/06/2024 22:30 GMT', '2024-07-01'],
  ['2024-07-01T00:00:00+02:00', '2024-07-01'],
  ['2024-07-01T00:30:00+02:00[Europe/Paris]', '2024-07-01'],
  ['2024-07-01T05:30:00+11:00', '2024-06-30'],
  ['2024-06-30T23:30:00', '2024-06-30'],
  ['2024-06-30 23:30 CEST', '2024-06-30'],
  ['2024-06-30+02:00', '2024-06-30'],
  ['2024-06-30T22:00:00 EST', undefined],
  ['06/30/2024', undefined],
  ['2024-06-30 11:30 PM', undefined],
  ['2024-06-30T25:00:00Z', undefined],
  ['1719784800', undefined],
])('the day %j is %s in Paris', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

it('times of Parquet are days in Paris, adjusted to UTC or local', async () => {
  const folder = newFolder();
  const files = ['utc', 'local'].map((name) => {
    const file = path.join(folder, `${name}.parquet`);
    copyFileSync(`tests/unit/competition/times-${name}.parquet`, file);
    return file;
  });
  // Each of 40 contracts on 2024-06-30 at 23:30, in UTC and in local time.
  const imported = await importInto(folder, files);
  const periods = imported.map(({ figures }) => [figures.source.id, figures.source.period.from]);
  expect(Object.fromEntries(periods)).toEqual({ 'fichier-utc': '2024-07-01', 'fichier-local': '2024-06-30' });
});

it.each([
  ['procedure', { procedure: 'MAPA' }, 'MAPA'],
  ['procedure', { procedure: 'MAPA\u001B[2J\u0007' }, 'MAPA [2J'],
  ['cpv', { cpv: '4521000' }, '4521000'],
  ['department', { department: '99' }, '99'],
])('a %s that is unknown, %j, is reported as %j with its count', async (part, changed, value) => {
  const figures = await countFigures([...MANY, ...rows(6, [2], { id: 'U', ...changed })]);
  expect(figures.report.counted).toBe(46);
  expect(unknown(figures, part)).toEqual([[6, { [value]: 6 }]]);
});

it('the report lists ten unknown labels, the most frequent first, and counts the others', async () => {
  const labels = Array.from({ length: 12 }, (_, place) =>
    rows(place + 1, [2], { id: `L${place}x`, procedure: `Procédure ${place}` }),
  );
  const { report } = await countFigures([...MANY, ...labels.flat()]);
  const [entry] = report.unknown;
  expect([entry?.count, entry?.examples.length]).toEqual([78, 10]);
  expect(entry?.examples[0]).toMatchObject({ value: 'Procédure 11', count: 12 });
});

const typed = (property: string, value: string) =>
  JSON_TEXT.replaceAll(new RegExp(`"${property}":[^,}]*`, 'g'), `"${property}":${value}`);

it.each(['NaN', 'None', '-Infinity', 'undefined'])(
  'a duration of %s is unknown, and its contract counts',
  async (value) => {
    const figures = await importText('a.json', typed('dureeMois', value));
    expect(figures.report).toMatchObject({ contracts: 40, counted: 40, leftOut: [], unknown: [] });
  },
);

it('an amount of Infinity is unknown, and reported with its count', async () => {
  const figures = await importText('a.json', typed('montant', 'Infinity'));
  expect(unknown(figures, 'amount')).toEqual([[40, { Infinity: 40 }]]);
});

it('a number of offers of NaN is none, and a contract of that number has none', async () => {
  const figures = await importText(
    'a.json',
    JSON_TEXT.replace('"offresRecues":1', '"offresRecues":NaN').replace(/"id":"M1x"/, '"id":NaN'),
  );
  expect(figures.report.leftOut).toMatchObject([
    { reason: 'no-identifier', count: 1 },
    { reason: 'no-count', count: 1 },
  ]);
  expect(figures.report.counted).toBe(38);
});

it('a file of which no record can be read says so, with the first one', async () => {
  const text = JSON_TEXT.replaceAll('"dureeMois":', '"dureeMois"');
  await expect(importText('a.json', text)).rejects.toThrow(
    /aucun marché lisible sur 40 \(a\.json, marché n° 1/,
  );
});

it.each([
  ['a text', '"marche":"Essai"'],
  ['a text with a brace', '"marches":"{ \\"id\\": 1 }"'],
  ['a number', '"marche":12'],
  ['null', '"marche":null'],
  ['an object', '"marche":{"id":"X","objet":"Essai"}'],
  ['a list', '"marches":["Essai", {"id":"X"}]'],
])(
  '%s named like the list is a property of the contract, wherever it stands after its code',
  async (_, property) => {
    const last = JSON_TEXT.replaceAll(/\}(?=,\{"id":"M|\],"contrat)/g, `,${property}}`);
    const { report } = await importText('a.json', last);
    expect(report).toMatchObject({ rows: 40, counted: 40, leftOut: [] });
    const middle = JSON_TEXT.replaceAll('"montant"', `${property},"montant"`);
    expect((await importText('b.json', middle)).report).toMatchObject({ rows: 40, counted: 40 });
  },
);

it('a contract whose first property is named like the list is counted', async () => {
  const text = JSON_TEXT.replaceAll('{"id":"M', '{"marche":"Essai","id":"M');
  expect((await importText('a.json', text)).report).toMatchObject({ rows: 40, counted: 40 });
  const object = JSON_TEXT.replace('{"id":"M0x"', '{"marche":{"lot":1},"id":"M0x"');
  expect((await importText('b.json', object)).report.counted).toBe(40);
});
