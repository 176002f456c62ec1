import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { check, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { ImportError } from '../../../src/competition/import/problems.ts';
import { readCompetition } from '../../../src/competition/read.ts';
import { bytesOf, DAY, importInto, newFolder, row, rows, writeCsv, writeJson, type Row } from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);

/** A description of a source, as `content/open-data.yaml` has it. */
const described = (id: string, files: string, more = 'only: false') =>
  `[{ id: ${id}, files: ['${files}'], title: { fr: F, en: E }, what: { fr: F, en: E }, scope: { fr: F, en: E },
    place: { fr: France, en: France }, licence: L, address: 'https://example.org', ${more} }]`;

const put = (folder: string, name: string, content: string | Uint8Array) => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};
const textOf = (file: string) => readFileSync(file, 'utf8');
const json = (folder: string, list: readonly Row[] = MANY) =>
  textOf(writeJson(folder, list, { name: 'source.json' }));
const csv = (folder: string, list: readonly Row[] = MANY) =>
  textOf(writeCsv(folder, list, { name: 'source.csv' }));
const recordsOf = (text: string): unknown[] =>
  (JSON.parse(text) as { marches: { marche: unknown[] } }).marches.marche; // as fixtures write it

describe('a file is read by what it holds, whatever its name says', () => {
  it.each<[string, (folder: string) => string]>([
    ['CSV', (folder) => writeCsv(folder, MANY)],
    ['JSON on many lines', (folder) => writeJson(folder, MANY, { indent: 2 })],
    [
      'Parquet',
      (folder) => (
        copyFileSync('tests/unit/competition/fictif.parquet', path.join(folder, 'a.parquet')),
        path.join(folder, 'a.parquet')
      ),
    ],
    [
      'CSV with semicolons and decimal commas',
      (folder) =>
        put(
          folder,
          'a.csv',
          csv(folder).replaceAll('120000', '120000.50').replaceAll(',', ';').replaceAll('.50', ',50'),
        ),
    ],
    [
      'CSV with tabs, after a byte order mark, on lines of Windows',
      (folder) => put(folder, 'a.csv', `\uFEFF${csv(folder).replaceAll(',', '\t').replaceAll('\n', '\r\n')}`),
    ],
    [
      'days as in France',
      (folder) => put(folder, 'a.csv', csv(folder).replaceAll('2025-03-01', '01/03/2025')),
    ],
    [
      'days with a time',
      (folder) => put(folder, 'a.csv', csv(folder).replaceAll('2025-03-01', '2025-03-01T00:00:00+01:00')),
    ],
    ['JSON.gz', (folder) => put(folder, 'a.json.gz', gzipSync(json(folder)))],
    ['gz under the name of a table', (folder) => put(folder, 'a.csv', gzipSync(csv(folder)))],
    ['gz of gz, under any name', (folder) => put(folder, 'données', gzipSync(gzipSync(csv(folder))))],
    ['JSON under the name of a table', (folder) => put(folder, 'a.csv', json(folder))],
    ['a table under the name of JSON', (folder) => put(folder, 'a.json', csv(folder))],
    [
      'two documents one after the other',
      (folder) => put(folder, 'a.json', json(folder, MANY.slice(0, 10)) + json(folder, MANY.slice(10))),
    ],
    [
      'a list of documents',
      (folder) =>
        put(folder, 'a.json', `[${json(folder, MANY.slice(0, 10))}, ${json(folder, MANY.slice(10))}]`),
    ],
    ['a plain list', (folder) => put(folder, 'a.json', JSON.stringify(recordsOf(json(folder))))],
    [
      'a record a line',
      (folder) =>
        put(
          folder,
          'a.json',
          recordsOf(json(folder))
            .map((one) => JSON.stringify(one))
            .join('\n'),
        ),
    ],
    [
      '`marches` as a list',
      (folder) => put(folder, 'a.json', JSON.stringify({ marches: recordsOf(json(folder)) })),
    ],
    [
      'each record in an object of its own',
      (folder) =>
        put(
          folder,
          'a.json',
          JSON.stringify({ marches: recordsOf(json(folder)).map((marche) => ({ marche })) }),
        ),
    ],
    [
      'the flat names of data.economie.gouv.fr',
      (folder) =>
        put(
          folder,
          'a.csv',
          csv(folder).replace(
            /^.*\n/,
            'x,id,codecpv,acheteur_id,titulaire_id_1,montant,datenotification,procedure,offresrecues,lieuexecution_code,dureemois\n',
          ),
        ),
    ],
    [
      'the same as JSON',
      (folder) =>
        put(
          folder,
          'a.json',
          JSON.stringify(
            MANY.map((one) => ({
              id: one.id,
              acheteur_id: one.buyer,
              codecpv: one.cpv,
              montant: one.amount,
              datenotification: one.day,
              procedure: one.procedure,
              offresrecues: Number(one.offers),
              lieuexecution_code: '31000',
              lieuexecution_typecode: 'Code postal',
            })),
          ),
        ),
    ],
  ])('%s', async (_, make) => {
    const folder = newFolder();
    const [imported] = await importInto(folder, [make(folder)]);
    expect(imported?.figures.report).toMatchObject({ contracts: 40, counted: 40, leftOut: [] });
    expect(imported?.figures.report.counted).toBe(40);
    expect([...(imported?.figures.cells['all']?.offers ?? [10, 10, 10, 10]), 0].slice(0, 4)).toEqual([
      10, 10, 10, 10,
    ]);
    expect(
      imported?.figures.tooFew['department=31'] ?? imported?.figures.cells['department=31'],
    ).toBeDefined();
  });

  it.each([
    ['1000', '01'],
    ['01000', '01'],
    ['20200', '2B'],
    ['20000', '2A'],
    ['97410', '974'],
    ['2a004', '2A'],
    ['1', '01'],
  ])('the place %s is in %s', async (code, department) => {
    const folder = newFolder();
    const list = rows(40, [2], { department: code });
    const [imported] = await importInto(folder, [writeCsv(folder, list)]);
    expect(imported?.figures.cells[`department=${department}`]?.contracts).toBe(40);
  });
});

describe('an odd record among good ones is left out by name, and the rest is counted', () => {
  it.each<[string, (folder: string) => string, RegExp, string]>([
    [
      'a row of too few columns',
      (folder) => put(folder, 'a.csv', csv(folder).replace('\n', '\ncourt,trop\n')),
      /^a\.csv, ligne 2$/,
      '2 colonnes au lieu de 11',
    ],
    [
      'a row of too many columns',
      (folder) => put(folder, 'a.csv', csv(folder).replace(/(\n.*)\n/, '$1,de,trop\n')),
      /^a\.csv, ligne 2$/,
      '13 colonnes au lieu de 11',
    ],
    [
      'a record that is no JSON',
      (folder) => put(folder, 'b.json', json(folder).replace('[{', '[{"id" 1},{')),
      /^b\.json, marché n° 1$/,
      '{"id" 1}',
    ],
    [
      'a record that is no JSON, on a line',
      (folder) => put(folder, 'c.json', writeJsonWithOdd(folder)),
      /^c\.json, ligne \d+$/,
      '{ "id": }',
    ],
  ])('%s', async (_, make, contract, value) => {
    const folder = newFolder();
    const { figures } = (await importInto(folder, [make(folder)]))[0] ?? {};
    expect(figures?.report.counted).toBeGreaterThanOrEqual(39);
    expect(figures?.report.leftOut).toMatchObject([
      { reason: 'unreadable', count: 1, examples: [{ value }] },
    ]);
    expect(figures?.report.leftOut[0]?.examples[0]?.contract).toMatch(contract);
  });

  it('so is one without an identifier, or with a SIRET that a spreadsheet shortened', async () => {
    const folder = newFolder();
    const odd = [row({ id: '' }), row({ buyer: '2.99E+13', id: 'Z' })];
    const [imported] = await importInto(folder, [writeCsv(folder, [...MANY, ...odd])]);
    expect(imported?.figures.report).toMatchObject({
      counted: 40,
      leftOut: [{ reason: 'no-identifier', count: 2 }],
    });
  });

  function writeJsonWithOdd(folder: string): string {
    return textOf(writeJson(folder, MANY, { name: 'source.json', indent: 2 })).replace(
      '"marche": [',
      '"marche": [\n{ "id": },',
    );
  }
});

describe('what cannot be read is refused, with the remedy, and nothing is written', () => {
  const problems = async (make: (folder: string) => string | readonly string[]) => {
    const folder = newFolder();
    await importInto(folder, [writeCsv(folder, MANY, { name: 'avant.csv' })]);
    const before = bytesOf(folder, 'avant.json');
    const error: unknown = await importInto(folder, [make(folder)].flat()).catch((caught: unknown) => caught);
    expect(bytesOf(folder, 'avant.json')).toBe(before);
    if (!(error instanceof ImportError)) throw error;
    return error.problems.map((problem) => problem.replaceAll(`${folder}/`, '')).join('\n');
  };

  it.each<[string, (folder: string) => string | readonly string[], RegExp]>([
    [
      'a path to nothing',
      (folder) => path.join(folder, 'rien.csv'),
      /^rien\.csv : fichier introuvable ; vérifiez/,
    ],
    [
      'a folder',
      (folder) => (mkdirSync(path.join(folder, 'd.csv')), path.join(folder, 'd.csv')),
      /pas un fichier ; donnez/,
    ],
    ['an empty file', (folder) => put(folder, 'vide.csv', ''), /^vide\.csv : fichier vide ; téléchargez/],
    [
      'a web page',
      (folder) => put(folder, 'decp.json', '<!doctype html><title>404</title>'),
      /page web ; téléchargez/,
    ],
    [
      'XML',
      (folder) => put(folder, 'decp.xml', '<?xml version="1.0"?><marches/>'),
      /XML, qui n’est pas lu ; prenez/,
    ],
    ['a zip archive', (folder) => put(folder, 'decp.csv', 'PK\u0003\u0004'), /zip ; décompressez/],
    ['a header alone', (folder) => writeCsv(folder, []), /aucun marché dedans ; prenez/],
    [
      'a list of no contract',
      (folder) => put(folder, 'g.json', '{"marches":{"marche":[]}}'),
      /aucun marché dedans/,
    ],
    [
      'columns that lack',
      (folder) =>
        put(folder, 'a.csv', 'uid,codeCPV,procedure,montant,dateNotification\n1,45000000,x,1,2025-01-01\n'),
      /« offresRecues », « acheteur_departement_code » manquent ; prenez/,
    ],
    [
      'the schema of 2019',
      (folder) => put(folder, 'c.json', '{"marches":[{"id":"1","acheteur":{"id":"2"}}]}'),
      /« offresRecues »/,
    ],
    [
      'JSON cut short',
      (folder) => put(folder, 'd.json', json(folder).slice(0, 5000)),
      /s’arrête au milieu, ligne 1, après le marché n° \d+ ; téléchargez/,
    ],
    [
      'JSON cut inside a text',
      (folder) => put(folder, 'd.json', '{"marches":{"marche":[{"id":"1"},{"i'),
      /après le marché n° 1/,
    ],
    [
      'gz cut short',
      (folder) => put(folder, 'd.json.gz', gzipSync(json(folder)).subarray(0, 300)),
      /s’arrête au milieu ; téléchargez/,
    ],
    [
      'a table cut inside its last line',
      (folder) => put(folder, 'e.csv', csv(folder).slice(0, -40)),
      /au milieu de sa dernière ligne \(41\) ; téléchargez/,
    ],
    [
      'a quote that is never closed',
      (folder) => put(folder, 'f.csv', `${csv(folder)}"x,1,2\n`),
      /guillemet ouvert ligne 42/,
    ],
    [
      'a table whose rows do not fit its header',
      (folder) => put(folder, 'h.csv', csv(folder).replaceAll(/(\n.*),12(?=\n)/g, '$1')),
      /n’ont pas les colonnes de la première \(ainsi la ligne 2\)/,
    ],
    [
      'another encoding',
      (folder) => {
        const file = writeCsv(folder, MANY, { name: 'i.csv' });
        writeFileSync(file, textOf(file), 'latin1');
        return file;
      },
      /UTF-8/,
    ],
    ['what is no Parquet', (folder) => put(folder, 'f.parquet', 'PAR1 PAR1'), /illisible ; téléchargez/],
    [
      'no contract that is counted',
      (folder) => writeCsv(folder, rows(40, [2], { day: 'hier' })),
      /aucun marché compté \(sans date de notification lisible : 40/,
    ],
    [
      'two files of one name',
      (folder) => {
        mkdirSync(path.join(folder, 'autre'));
        return [writeCsv(folder, MANY), writeCsv(path.join(folder, 'autre'), MANY.slice(1))];
      },
      /un autre fichier porte ce nom \(fictif\.csv\) ; renommez/,
    ],
  ])('%s', async (_, make, message) => {
    expect(await problems(make)).toMatch(message);
  });

  it('each is named beside every other one', async () => {
    const found = await problems((folder) => [
      path.join(folder, 'un.csv'),
      writeCsv(folder, MANY),
      path.join(folder, 'deux.json'),
    ]);
    expect(found).toMatch(/deux\.json.*\nun\.csv/s);
  });

  it('a folder that is not an import’s is never emptied', async () => {
    const folder = newFolder();
    const file = writeCsv(folder, MANY);
    mkdirSync(path.join(folder, 'figures'));
    put(path.join(folder, 'figures'), 'thèse.txt', 'dix ans de travail');
    const error: unknown = await importInto(folder, [file]).catch((caught: unknown) => caught);
    expect(String(error)).toMatch(/autre chose que les chiffres d’un import \(thèse\.txt\)/);
    expect(readdirSync(path.join(folder, 'figures'))).toEqual(['thèse.txt']);
  });
});

describe('a source', () => {
  it('has its provenance, and is never added to another', async () => {
    const folder = newFolder();
    const spread = (list: readonly Row[]) =>
      list.map((one, place) => ({ ...one, department: String(10 + (place % 9)) }));
    const files = [
      writeCsv(folder, spread(MANY), { name: 'nord-2.csv' }),
      writeCsv(folder, spread(rows(30, [5], { id: 'N' })), { name: 'nord-1.csv' }),
      writeJson(folder, MANY),
    ];
    const imported = await importInto(
      folder,
      files,
      described('nord', 'nord-*.csv', "only: false, extracted: '2025-12-31'"),
    );
    const [fictif, nord] = imported.map(({ figures }) => figures);
    expect([fictif?.source.id, nord?.source.id]).toEqual(['fictif', 'nord']);
    expect([fictif?.report.counted, nord?.report.counted]).toEqual([40, 70]);
    expect(fictif?.source).toMatchObject({ departments: ['place'], computed: DAY, rules: 2 });
    expect(nord?.source).toMatchObject({ licence: 'L', departments: ['buyer'], extracted: '2025-12-31' });
    expect(nord?.source.files.map(({ name, rows: read }) => [name, read])).toEqual([
      ['nord-1.csv', 30],
      ['nord-2.csv', 40],
    ]);
    expect(readCompetition(path.join(folder, 'figures')).map(({ figures }) => figures)).toEqual([
      fictif,
      nord,
    ]);
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
  ])('is not published under a description that does not fit: %s', async (_, list, only, notice) => {
    const folder = newFolder();
    const [imported] = await importInto(
      folder,
      [writeCsv(folder, list, { name: 'decp-2024.csv' })],
      described('decp', 'decp-20??.*', only),
    );
    expect(imported?.figures.source).toMatchObject({ id: 'decp-2024', title: { fr: 'decp-2024.csv' } });
    expect(imported?.notices.join()).toMatch(notice);
  });

  it('says when the day of its extract is not known', async () => {
    const folder = newFolder();
    const list = MANY.map((one, place) => ({ ...one, department: String(10 + (place % 9)) }));
    const [imported] = await importInto(
      folder,
      [writeCsv(folder, list, { name: 'nord.csv' })],
      described('nord', 'nord.*'),
    );
    expect(imported?.figures.source).toMatchObject({ id: 'nord' });
    expect(imported?.figures.source.extracted).toBeUndefined();
    expect(imported?.notices.join()).toMatch(/jour de l’extrait inconnu.*écrivez « extracted »/);
  });

  it('is named by no file of the import itself', async () => {
    const folder = newFolder();
    const [imported] = await importInto(folder, [writeCsv(folder, MANY, { name: 'index.csv' })]);
    expect(imported?.figures.source.id).toBe('fichier-index');
  });

  it('is written in the same bytes again, whatever the order of the files, as Prettier would', async () => {
    const folder = newFolder();
    const one = writeCsv(folder, MANY, { name: 'nord-1.csv' });
    const other = writeCsv(folder, rows(200, [1, 5, 2], { id: 'N', day: '2025-06-01' }), {
      name: 'nord-2.csv',
    });
    const sources = described('nord', 'nord-?.csv', "only: true, cut: '2025-05-01'").replace(
      'only: true',
      'only: false',
    );
    await importInto(folder, [one, other], sources);
    const names = readdirSync(path.join(folder, 'figures'));
    const before = names.map((name) => bytesOf(folder, name));
    await importInto(folder, [other, one, one], sources);
    expect(names.map((name) => bytesOf(folder, name))).toEqual(before);
    const options = { ...(await resolveConfig('content/x.json')), parser: 'json' };
    for (const text of before) expect(await check(text, options)).toBe(true);
  });

  it('that is no longer given leaves the folder, and nothing is left beside it', async () => {
    const folder = newFolder();
    const [table, list] = [
      writeCsv(folder, MANY, { name: 'un.csv' }),
      writeJson(folder, MANY, { name: 'deux.json' }),
    ];
    await importInto(folder, [table, list]);
    await importInto(folder, [table]);
    expect(readdirSync(path.join(folder, 'figures'))).toEqual(['index.json', 'un.json']);
    expect(readdirSync(folder).filter((name) => name.startsWith('figures'))).toEqual(['figures']);
  });
});

describe('the command', () => {
  const run = (...values: readonly string[]) =>
    spawnSync(process.execPath, ['src/competition/import/run.ts', ...values], { encoding: 'utf8' });

  it('says in its last line what was read, kept and left out', () => {
    const folder = newFolder();
    const list = [...MANY, row({ id: 'Z', offers: 'NC' })];
    const { stdout, status } = run(
      `--day=${DAY}`,
      `--folder=${path.join(folder, 'figures')}`,
      writeCsv(folder, list),
    );
    expect(status).toBe(0);
    expect(stdout.trim().split('\n').at(-1)).toMatch(
      /41 lignes lues, 40 marchés gardés, écartés ou à part : sans nombre d’offres : 1/,
    );
  });

  it.each([
    [
      'an unknown option',
      ['--dossier=x', 'a.csv'],
      /option inconnue ou sans valeur : --dossier ; écrivez npm run data/,
    ],
    ['no file', [], /aucun fichier à lire ; écrivez npm run data/],
    ['a day that is none', ['--day=2025-02-30', 'a.csv'], /« 2025-02-30 » n’est pas un jour ; écrivez/],
    ['a file that is not there', ['--folder=/nulle/part', 'rien.csv'], /fichier introuvable/],
  ])('refuses %s in French, with the remedy', (_, values, message) => {
    const { stderr, status } = run(...values);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(existsSync('/nulle')).toBe(false);
  });
});
