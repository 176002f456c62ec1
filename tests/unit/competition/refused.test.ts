import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ImportError } from '#competition/import/problems.ts';
import { readBytes, csvText, DAY, importInto, jsonText, newFolder, put, row, rows } from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);
const CSV = csvText(MANY);
const JSON_TEXT = jsonText(MANY);
const LACKING = 'uid,codeCPV,procedure,montant,dateNotification\n1,45000000,x,1,2025-01-01\n';

const problems = async (make: (folder: string) => readonly string[]) => {
  const folder = newFolder();
  await importInto(folder, [put(folder, 'avant.csv', CSV)]);
  const before = readBytes(folder, 'fichier-avant.json');
  const error: unknown = await importInto(folder, make(folder)).catch((caught: unknown) => caught);
  expect(readBytes(folder, 'fichier-avant.json')).toBe(before);
  if (!(error instanceof ImportError)) throw error;
  return error.problems.map((problem) => problem.replaceAll(`${folder}/`, '')).join('\n');
};

it.each<[string, string, string | Uint8Array, RegExp]>([
  ['an empty file', 'vide.csv', '', /^vide\.csv : fichier vide ; téléchargez/],
  ['a web page', 'decp.json', '<!doctype html><title>404</title>', /page web ; téléchargez/],
  ['XML', 'decp.xml', '<?xml version="1.0"?><marches/>', /XML, qui n’est pas lu ; prenez/],
  ['a zip archive', 'decp.csv', 'PK\u0003\u0004', /zip ; décompressez/],
  ['a header alone', 'a.csv', csvText([]), /aucun marché dedans ; prenez/],
  [
    'columns that lack',
    'a.csv',
    LACKING,
    /« offresRecues », « acheteur_departement_code » manquent ; prenez/,
  ],
  ['the schema of 2019', 'c.json', '{"marches":[{"id":"1","acheteur":{"id":"2"}}]}', /« offresRecues »/],
  ['JSON cut short', 'd.json', JSON_TEXT.slice(0, 5000), /au milieu, ligne 1, après le marché n° \d+ ; télé/],
  ['JSON cut inside a text', 'd.json', '{"marches":{"marche":[{"id":"1"},{"i', /après le marché n° 1/],
  ['gz cut short', 'd.json.gz', gzipSync(JSON_TEXT).subarray(0, 300), /s’arrête au milieu ; téléchargez/],
  ['a table in gz cut short', 'd.csv.gz', gzipSync(CSV).subarray(0, 300), /s’arrête au milieu ; téléchargez/],
  ['a table cut in its last line', 'e.csv', CSV.slice(0, -40), /sa dernière ligne \(41\) .* ; télé/],
  ['a quote that is never closed', 'f.csv', `${CSV}"x,1,2\n`, /guillemet ouvert ligne 42/],
  ['rows that do not fit', 'h.csv', CSV.replaceAll(/(\n.*),12(?=\n)/g, '$1'), /\(ainsi la ligne 2\)/],
  ['another encoding', 'i.csv', Buffer.from(CSV, 'latin1'), /UTF-8/],
  ['what is no Parquet', 'f.parquet', 'PAR1 PAR1', /illisible ; téléchargez/],
  [
    'nothing that is counted',
    'a.csv',
    csvText(rows(40, [2], { day: 'hier' })),
    /aucun marché compté, sans date.* : 40 \(.*hier.*\) ; écrivez les dates/,
  ],
  [
    'buyers that a spreadsheet rounded',
    'a.json',
    jsonText(rows(40, [2], { buyer: '1.23457E+13' })),
    /sans identifiant : 40 .* 14 chiffres du SIRET/,
  ],
])('import: %s is refused with its remedy, and nothing is written', async (_, name, content, message) => {
  expect(await problems((folder) => [put(folder, name, content)])).toMatch(message);
});

it('import: a folder, and two files of one name, are refused', async () => {
  const inFolder = (folder: string) => path.join(folder, 'autre');
  expect(await problems((folder) => (mkdirSync(inFolder(folder)), [inFolder(folder)]))).toMatch(
    /pas un fichier ; donnez/,
  );
  const twice = await problems((folder) => {
    mkdirSync(inFolder(folder));
    return [put(folder, 'a.csv', CSV), put(inFolder(folder), 'a.csv', csvText(MANY.slice(1)))];
  });
  expect(twice).toMatch(/un seul nom pour plusieurs fichiers ; renommez/);
});

it('import: the problem of each file is named', async () => {
  const found = await problems((folder) => [
    path.join(folder, 'un.csv'),
    put(folder, 'a.csv', CSV),
    path.join(folder, 'deux.json'),
  ]);
  expect(found).toMatch(/deux\.json.*\nun\.csv : fichier introuvable ; vérifiez/s);
});

it.each([
  ['thèse.txt', 'dix ans de travail'],
  ['index.json', '{"chapitres":10}'],
])('a folder that is not an import’s is never emptied: %s, %s', async (name, content) => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'figures'));
  put(path.join(folder, 'figures'), name, content);
  const error: unknown = await importInto(folder, [put(folder, 'a.csv', CSV)]).catch(
    (caught: unknown) => caught,
  );
  expect(String(error)).toContain(`autre chose que les chiffres d’un import`);
  expect(readdirSync(path.join(folder, 'figures'))).toEqual([name]);
});

const run = (...values: readonly string[]) =>
  spawnSync(process.execPath, ['src/competition/import/run.ts', ...values], { encoding: 'utf8' });

it('the command prints the numbers of rows read and of contracts kept and left out', () => {
  const folder = newFolder();
  const file = put(folder, 'a.csv', csvText([...MANY, row({ id: 'Z', offers: 'NC' })]));
  const { stdout, status } = run(`--day=${DAY}`, `--folder=${path.join(folder, 'figures')}`, file);
  expect(status).toBe(0);
  expect(stdout).toMatch(/41 lignes, 41 marchés : 40 comptés.*écartés, sans nombre d’offres : 1/s);
});

it('the command dates the computation by the day in Paris', () => {
  const folder = newFolder();
  const [file, figures] = [put(folder, 'a.csv', CSV), path.join(folder, 'figures')];
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(Date.UTC(2026, 5, 30, 22, 30) / 1000) };
  spawnSync(process.execPath, ['src/competition/import/run.ts', `--folder=${figures}`, file], { env });
  expect(JSON.parse(readBytes(folder, 'fichier-a.json'))).toMatchObject({
    source: { computed: '2026-07-01' },
  });
});

it.each([
  ['an unknown option', ['--dossier=x', 'a.csv'], /sans valeur : --dossier ; écrivez npm run data/],
  ['no file', [], /aucun fichier à lire ; écrivez npm run data/],
  ['a day that is none', ['--day=2025-02-30', 'a.csv'], /« 2025-02-30 » n’est pas un jour ; écrivez/],
  ['a file that is not there', ['--folder=/nulle/part', 'rien.csv'], /fichier introuvable/],
])('the command refuses %s in French, with the remedy', (_, values, message) => {
  const { stderr, status } = run(...values);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(existsSync('/nulle')).toBe(false);
});
