import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { csvText, importInto, jsonText, newFolder, put, row, rows } from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);
const CSV = csvText(MANY);
const JSON_TEXT = jsonText(MANY);
const RECORDS = (JSON.parse(JSON_TEXT) as { marches: { marche: object[] } }).marches.marche; // as fixtures write it
const HALVES = [jsonText(MANY.slice(0, 10)), jsonText(MANY.slice(10))];
const FLAT =
  'x,id,codecpv,acheteur_id,titulaire_id_1,montant,datenotification,procedure,offresrecues,lieuexecution_code,dureemois';
const FLAT_RECORDS = MANY.map((one) => ({
  id: one.id,
  acheteur_id: one.buyer,
  codecpv: one.cpv,
  montant: one.amount,
  datenotification: one.day,
  procedure: one.procedure,
  offresrecues: Number(one.offers),
  lieuexecution_code: '31000',
  lieuexecution_typecode: 'Code postal',
}));
const DECIMALS = CSV.replaceAll('120000', '120000.50').replaceAll(',', ';').replaceAll('.50', ',50');
const WINDOWS = `\uFEFF${CSV.replaceAll(',', '\t').replaceAll('\n', '\r\n')}`;

const importText = async (name: string, content: string | Uint8Array) => {
  const folder = newFolder();
  return (await importInto(folder, [put(folder, name, content)]))[0]?.figures;
};

it.each<[string, string, string | Uint8Array]>([
  ['CSV', 'a.csv', CSV],
  ['JSON on many lines', 'a.json', jsonText(MANY, { indent: 2 })],
  ['CSV with semicolons and decimal commas', 'a.csv', DECIMALS],
  ['CSV with tabs, after a byte order mark, on lines of Windows', 'a.csv', WINDOWS],
  ['JSON.gz', 'a.json.gz', gzipSync(JSON_TEXT)],
  ['gz of gz, under any name', 'données', gzipSync(gzipSync(CSV))],
  ['JSON under the name of a table', 'a.csv', JSON_TEXT],
  ['a table under the name of JSON', 'a.json', CSV],
  ['two documents one after the other', 'a.json', HALVES.join('')],
  ['a list of documents', 'a.json', `[${HALVES.join(', ')}]`],
  ['a plain list', 'a.json', JSON.stringify(RECORDS)],
  ['a record a line', 'a.json', RECORDS.map((one) => JSON.stringify(one)).join('\n')],
  ['`marches` as a list', 'a.json', JSON.stringify({ marches: RECORDS })],
  ['each record in its object', 'a.json', JSON.stringify({ marches: RECORDS.map((marche) => ({ marche })) })],
  ['the flat names of data.economie.gouv.fr', 'a.csv', csvText(MANY, FLAT)],
  ['the same as JSON', 'a.json', JSON.stringify(FLAT_RECORDS)],
])('file: %s is read, whatever the name of the file', async (_, name, content) => {
  expectAll(await importText(name, content));
});

it('Parquet file is read like the JSON of its records', async () => {
  const folder = newFolder();
  copyFileSync('tests/unit/competition/fictif.parquet', path.join(folder, 'a.parquet'));
  expectAll((await importInto(folder, [path.join(folder, 'a.parquet')]))[0]?.figures);
});

function expectAll(figures: Awaited<ReturnType<typeof importText>>) {
  expect(figures?.report).toMatchObject({ contracts: 40, counted: 40, leftOut: [] });
  expect(figures?.tooFew['department=31'] ?? figures?.cells['department=31']).toBeDefined();
}

const lines = jsonText(MANY, { indent: 2 }).replace('"marche": [', '"marche": [\n{ "id": },');
it.each<[string, string, string, RegExp, string]>([
  [
    'a row of too few columns',
    'a.csv',
    CSV.replace('\n', '\ncourt,trop\n'),
    /^a\.csv, ligne 2$/,
    '2 colonnes au lieu de 11',
  ],
  [
    'a row of too many',
    'a.csv',
    CSV.replace(/(\n.*)\n/, '$1,de,trop\n'),
    /^a\.csv, ligne 2$/,
    '13 colonnes au lieu de 11',
  ],
  [
    'a record that is no JSON',
    'b.json',
    JSON_TEXT.replace('[{', '[{"id" 1},{'),
    /^b\.json, marché n° 1$/,
    '{"id" 1}',
  ],
  ['the same on a line', 'c.json', lines, /^c\.json, ligne \d+$/, '{ "id": }'],
  ['nothing, where a record stands', 'd.json', JSON_TEXT.replace('[{', '[null,{'), /marché n° 1$/, 'null'],
  ['a text, last', 'e.json', JSON_TEXT.replace('}],"c', '},"fin, ]"],"c'), /marché n° 41$/, '"fin, ]"'],
  ['a list', 'f.json', JSON_TEXT.replace('[{', '[[1],{'), /marché n° 1$/, '1'],
])(
  'record: %s is left out by its place, and the other records are counted',
  async (_, name, content, contract, value) => {
    const report = (await importText(name, content))?.report;
    expect(report?.counted).toBeGreaterThanOrEqual(39);
    expect(report?.leftOut).toMatchObject([{ reason: 'unreadable', count: 1, examples: [{ value }] }]);
    expect(report?.leftOut[0]?.examples[0]?.contract).toMatch(contract);
  },
);

const SEMICOLONS = CSV.replaceAll(',', ';');
it.each<[string, string, number]>([
  ['sep=;', `sep=;\n${SEMICOLONS}`, 1],
  ['sep=; in quotes, on lines of Windows', `"SEP=;"\r\n${SEMICOLONS.replaceAll('\n', '\r\n')}`, 1],
  ['sep= with a rare sign', `sep=^\n${CSV.replaceAll(',', '^')}`, 1],
  ['a title with an apostrophe and a quote', `L’export "du 12/11/2026\n${CSV}`, 1],
  ['a title in as many cells', `Données essentielles${';'.repeat(10)}\n${SEMICOLONS}`, 1],
  ['sep=;, a title and an empty line', `sep=;\nMarchés, achats; tous\n\n${SEMICOLONS}`, 2],
  ['comments', `# source, licence\n# procedure;montant\n${CSV}`, 2],
])('table: %s before the header is named, and the contracts are read', async (_, text, count) => {
  const folder = newFolder();
  const [imported] = await importInto(folder, [put(folder, 'a.csv', text)]);
  expect(imported?.figures.report).toMatchObject({ rows: 40, counted: 40, leftOut: [] });
  expect(imported?.notices.join()).toContain(`a.csv : avant l’en-tête, non lu (${count})`);
});

it('table: a row that is left out keeps its number in a file with titles', async () => {
  const text = `sep=;\nTitre\n${SEMICOLONS.replace('\n', '\ncourt;trop\n')}`;
  const report = (await importText('a.csv', text))?.report;
  expect(report?.leftOut[0]?.examples[0]?.contract).toBe('a.csv, ligne 4');
});

it('records without an identifier, or with a shortened SIRET, are left out', async () => {
  const odd = [row({ id: '' }), row({ buyer: '2.99E+13', id: 'Z' })];
  const figures = await importText('a.csv', csvText([...MANY, ...odd]));
  const leftOut = [{ reason: 'no-identifier', count: 2 }];
  expect(figures?.report).toMatchObject({ counted: 40, leftOut });
});
