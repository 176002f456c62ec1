import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Figures } from '#schemas/competition/figures.ts';
import { csvText, countFigures, importInto, jsonText, newFolder, put, rows } from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);
const CSV = csvText(MANY);
const JSON_TEXT = jsonText(MANY);

async function importText(name: string, content: string) {
  const folder = newFolder();
  const [imported] = await importInto(folder, [put(folder, name, content)]);
  if (imported === undefined) throw new Error('Nothing was imported.');
  return imported;
}

/** Reported texts of a field that counted contracts lack, with their counts. */
function unknown({ report }: Figures, part: string): readonly unknown[] {
  return report.unknown
    .filter((entry) => entry.part === part)
    .map(({ count, examples }) => [count, Object.fromEntries(examples.map((one) => [one.value, one.count]))]);
}

describe('labels of procedures', () => {
  it.each([
    ['a no-break space', 'Procédure\u00A0adaptée'],
    ['a narrow no-break space', 'Procédure\u202Fadaptée'],
    ['two spaces', 'Procédure  adaptée'],
    ['an underscore', 'Procédure_adaptée'],
    ['a zero-width space and a soft hyphen', 'Procédure\u200B adap\u00ADtée'],
    ['capitals without accents', 'PROCEDURE ADAPTEE'],
    ['accents apart from their letters', 'Procédure adaptée'.normalize('NFD')],
    ['HTML entities', 'Proc&eacute;dure&nbsp;adapt&#233;e'],
    ['hexadecimal and escaped entities', 'Proc&#xE9;dure adapt&amp;eacute;e'],
    ['UTF-8 read as Windows-1252', 'ProcÃ©dure adaptÃ©e'],
    ['the same twice', 'ProcÃƒÂ©dure adaptÃƒÂ©e'],
  ])('a known label is recognised with %s', async (_, procedure) => {
    const { cells, report } = await countFigures(rows(40, [2], { procedure }));
    expect(cells['procedure=adaptee']?.contracts).toBe(40);
    expect(report.unknown).toEqual([]);
  });

  it.each([
    ['Appel d’offres ouvert', 'ouvert'],
    ['Appel d&#39;offres ouvert', 'ouvert'],
    ['Appel dâ€™offres ouvert', 'ouvert'],
    ['Procédure concurrentielle avec négociation', 'negociation'],
    ['Procédure négociée avec mise en concurrence préalable', 'negociation'],
  ])('%s is %s', async (procedure, key) => {
    const { cells } = await countFigures(rows(40, [2], { procedure }));
    expect(cells[`procedure=${key}`]?.contracts).toBe(40);
  });

  it.each([
    'Marché passé sans\u00A0publicité ni mise en concurrence préalable',
    'Marché public négocié sans publicité  ni mise en concurrence préalable',
    'Marché_passé_sans_publicité_ni_mise_en_concurrence_préalable',
    'MarchÃ© passÃ© sans publicitÃ© ni mise en concurrence prÃ©alable',
    'Accord-cadre passé sans publicité préalable ni mise en concurrence (R2122-8)',
    'Sans publicité et sans mise en concurrence',
  ])('%s is without competition', async (procedure) => {
    const { report } = await countFigures([...MANY, ...rows(6, [1], { id: 'S', procedure })]);
    expect(report).toMatchObject({ counted: 40, withoutCompetition: 6, unknown: [] });
  });

  it.each([
    'Procédure adaptée sans publicité',
    'Procédure non négociée ouverte',
    'Appel d’offres ouvert ou restreint',
    'Marché avec publicité, sans mise en concurrence',
    'Avec ou sans mise en concurrence',
    'MAPA',
    'Proc\uFFFDdure adapt\uFFFDe',
  ])('%s, which only resembles a known label, is reported with its count', async (procedure) => {
    const figures = await countFigures([...MANY, ...rows(6, [2], { id: 'S', procedure })]);
    expect(figures.report).toMatchObject({ counted: 46, withoutCompetition: 0 });
    expect(unknown(figures, 'procedure')).toEqual([[6, { [procedure]: 6 }]]);
    expect(figures.cells['procedure=adaptee']?.contracts).toBe(40);
  });

  it('a reported label has no control characters, which a terminal would obey', async () => {
    const figures = await countFigures([
      ...MANY,
      ...rows(2, [2], { id: 'E', procedure: 'MAPA\u001B[2J\u0007' }),
    ]);
    expect(unknown(figures, 'procedure')).toEqual([[2, { 'MAPA [2J': 2 }]]);
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
});

describe('places', () => {
  const inPlace = async (code: string, typeCode: string) => {
    const place = JSON.stringify({ code, typeCode });
    const text = JSON_TEXT.replaceAll(/"lieuExecution":\{[^}]*\}/g, `"lieuExecution":${place}`);
    return (await importText('a.json', text)).figures;
  };

  it.each([
    ['3301', 'Code canton', '33'],
    ['101', 'Code canton', '01'],
    ['97101', 'Code canton', '971'],
    ['2A04', 'Code canton', '2A'],
    ['331', 'Code arrondissement', '33'],
    ['11', 'Code arrondissement', '01'],
    ['9741', 'code_arrondissement', '974'],
    ['69383', 'Code arrondissement', '69'],
    ['33063', 'Code commune', '33'],
    ['1004', 'CODE COMMUNE', '01'],
    ['2B033', 'Code commune', '2B'],
    ['01000', 'Code postal', '01'],
    ['1000', 'Code\u00A0postal', '01'],
    ['20200', 'Code postal', '2B'],
    ['20000', 'Code postal', '2A'],
    ['97410', 'Code postal', '974'],
    ['1', 'Code département', '01'],
    ['2a', 'Code departement', '2A'],
  ])('the code %s under « %s » is in %s', async (code, kind, department) => {
    const figures = await inPlace(code, kind);
    expect(figures.cells[`department=${department}`]?.contracts).toBe(40);
    expect(unknown(figures, 'department')).toEqual([]);
  });

  it.each([
    ['9711', 'Code canton'],
    ['33063', 'Code canton'],
    ['971', 'Code arrondissement'],
    ['33', 'Code commune'],
    ['97150', 'Code postal'],
    ['98000', 'Code postal'],
    ['20', 'Code département'],
    ['331', 'Code département'],
    ['99', 'Code département'],
    ['75', 'Code région'],
    ['FR', 'Code pays'],
    ['FR101', 'NUTS'],
    ['3301', ''],
  ])('the code %s under « %s » is in no department, and reported with its count', async (code, kind) => {
    const figures = await inPlace(code, kind);
    expect(Object.keys(figures.cells).filter((key) => /department|region/.test(key))).toEqual([]);
    expect(unknown(figures, 'department')).toEqual([[40, { [`${code} ${kind}`.trim()]: 40 }]]);
  });
});

describe('CPV codes', () => {
  it.each([
    ['45210000-2', '452'],
    ['45210000 – 2', '452'],
    ['45210000.0', '452'],
    // Electricity and gas: the division that seven digits would be of does not exist.
    ['9310000', '093'],
    ['9123000-7', '091'],
  ])('%s is of group %s', async (cpv, group) => {
    const { source } = await countFigures(rows(40, [2], { cpv }));
    expect(source.cpv.slice(0, 3)).toBe(group);
  });

  it.each([
    '4521000',
    '3111000',
    '9000000',
    '45900000',
    '45010000',
    '99999999',
    '00000000',
    '452100002',
    '45',
  ])('%s, which is none or could be two, is reported with its count', async (cpv) => {
    const figures = await countFigures([...MANY, ...rows(40, [2], { id: 'C', cpv })]);
    expect(unknown(figures, 'cpv')).toEqual([[40, { [cpv]: 40 }]]);
    expect(figures.source.cpv).toBe('45214200');
    expect(Object.keys(figures.cells).filter((key) => key.includes('cpv'))).toEqual([]);
  });
});

describe('values that are no JSON', () => {
  const typed = (property: string, value: string) =>
    JSON_TEXT.replaceAll(new RegExp(`"${property}":[^,}]*`, 'g'), `"${property}":${value}`);

  it.each(['NaN', 'nan', 'None', 'Infinity', '-Infinity', 'undefined'])(
    'a duration of %s is unknown, and its contract counts',
    async (value) => {
      const { figures } = await importText('a.json', typed('dureeMois', value));
      expect(figures.report).toMatchObject({ contracts: 40, counted: 40, leftOut: [], unknown: [] });
    },
  );

  it.each([
    ['NaN', ''],
    ['Infinity', 'Infinity'],
    ['-Infinity', '-Infinity'],
  ])('an amount of %s is unknown', async (value, reported) => {
    const { figures } = await importText('a.json', typed('montant', value));
    expect(unknown(figures, 'amount')).toEqual([[40, { [reported]: 40 }]]);
  });

  it('a number of offers of NaN is none, and a contract of that number has none', async () => {
    const { figures } = await importText(
      'a.json',
      JSON_TEXT.replace('"offresRecues":1', '"offresRecues":NaN').replace(/"id":"M1x"/, '"id":NaN'),
    );
    expect(figures.report.leftOut).toMatchObject([
      { reason: 'no-identifier', count: 1 },
      { reason: 'no-count', count: 1 },
    ]);
    expect(figures.report.counted).toBe(38);
  });

  it('a table may write NaN and #N/A too', async () => {
    const { report } = await countFigures([
      ...MANY,
      ...rows(3, [2], { id: 'N', offers: 'NaN', amount: '#N/A' }),
    ]);
    expect(report.leftOut).toMatchObject([
      { reason: 'no-count', count: 3, examples: [{ value: '', count: 3 }] },
    ]);
  });

  it('a text that says NaN stays as it is', async () => {
    const { figures } = await importText(
      'a.json',
      typed('dureeMois', 'NaN').replace('"Objet fictif', '"NaN, {None'),
    );
    expect(figures.report.counted).toBe(40);
  });

  it('a file of which no record can be read says so, with the first one', async () => {
    const text = JSON_TEXT.replaceAll('"dureeMois":', '"dureeMois"');
    await expect(importText('a.json', text)).rejects.toThrow(
      /aucun marché lisible sur 40 \(a\.json, marché n° 1/,
    );
  });
});

describe('a property named like the list of contracts', () => {
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
      const { report } = (await importText('a.json', last)).figures;
      expect(report).toMatchObject({ rows: 40, counted: 40, leftOut: [] });
      const middle = JSON_TEXT.replaceAll('"montant"', `${property},"montant"`);
      expect((await importText('b.json', middle)).figures.report).toMatchObject({ rows: 40, counted: 40 });
    },
  );

  it('a text named like the list may be the first property', async () => {
    const first = JSON_TEXT.replaceAll('{"id":"M', '{"marche":"Essai","id":"M');
    expect((await importText('a.json', first)).figures.report).toMatchObject({ rows: 40, counted: 40 });
  });

  it('a contract whose first property is an object named like the list is reported', async () => {
    const first = JSON_TEXT.replace('{"id":"M0x"', '{"marche":{"lot":1},"id":"M0x"');
    const { report } = (await importText('a.json', first)).figures;
    expect(report.counted).toBe(39);
    expect(report.leftOut.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
  });
});

describe('days', () => {
  const period = async (day: string) =>
    (await countFigures(rows(40, [2], { day: `"${day}"` }))).cells['all']?.period;

  it.each([
    ['2024-06-30T22:00:00Z', '2024-07-01'],
    ['2024-12-31T23:00:00.000Z', '2025-01-01'],
    ['2024-12-31T22:59:59Z', '2024-12-31'],
    ['2024-07-01T00:00:00Z', '2024-07-01'],
    ['2024-06-30 22:30:00 UTC', '2024-07-01'],
    ['2024-06-30T22:30:00+0000', '2024-07-01'],
    ['30/06/2024 22:30 GMT', '2024-07-01'],
    ['2024-07-01T00:00:00+02:00', '2024-07-01'],
    ['2024-07-01T00:30:00+02:00[Europe/Paris]', '2024-07-01'],
    ['2024-07-01T05:30:00+11:00', '2024-06-30'],
    ['2024-06-30T23:30:00', '2024-06-30'],
    ['2024-06-30 23:30 CEST', '2024-06-30'],
    ['2024-06-30Z', '2024-06-30'],
    ['2024-06-30+02:00', '2024-06-30'],
  ])('%s is %s in Paris', async (typed, day) => {
    expect(await period(typed)).toEqual({ from: day, to: day });
  });

  it.each([
    '2024-06-30T22:00:00 EST',
    '06/30/2024',
    '2024-06-30 11:30 PM',
    '2024-06-30T25:00:00Z',
    '1719784800',
  ])('%s is no day, and reported with its count', async (day) => {
    const { report } = await countFigures([...MANY, ...rows(5, [2], { id: 'D', day })]);
    const [entry] = report.leftOut;
    expect(entry).toMatchObject({ reason: 'no-date', count: 5, examples: [{ value: day, count: 5 }] });
  });

  it('a contract notified on the day of the extract in Paris is counted', async () => {
    const { report } = await countFigures([
      ...MANY,
      ...rows(1, [2], { id: 'D', day: '2026-01-30T23:30:00Z' }),
    ]);
    expect(report).toMatchObject({ counted: 41, leftOut: [] });
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
    expect(Object.fromEntries(periods)).toEqual({ utc: '2024-07-01', local: '2024-06-30' });
  });
});

describe('lines before the header of a table', () => {
  const SEMICOLONS = CSV.replaceAll(',', ';');

  it.each<[string, string, number]>([
    ['sep=;', `sep=;\n${SEMICOLONS}`, 1],
    ['sep=; in quotes, on lines of Windows', `"SEP=;"\r\n${SEMICOLONS.replaceAll('\n', '\r\n')}`, 1],
    ['sep= with a sign of its own', `sep=^\n${CSV.replaceAll(',', '^')}`, 1],
    ['a title', `Données essentielles, export du 12/11/2026\n${CSV}`, 1],
    ['a title in as many cells', `Données essentielles${';'.repeat(10)}\n${SEMICOLONS}`, 1],
    ['sep=;, a title and an empty line', `sep=;\nMarchés, achats; tous\n\n${SEMICOLONS}`, 2],
    ['comments', `# source, licence\n# procedure;montant\n${CSV}`, 2],
    ['an empty line', `\n${CSV}`, 0],
    ['a byte order mark and a title', `\uFEFFTitre\n${CSV}`, 1],
  ])('%s before the header: the contracts are read, and a notice names the lines', async (_, text, lines) => {
    const { figures, notices } = await importText('a.csv', text);
    expect(figures.report).toMatchObject({ rows: 40, counted: 40, leftOut: [] });
    const said = notices.filter((notice) => notice.includes('avant l’en-tête')).join();
    expect(said).toMatch(lines === 0 ? /^$/ : lines === 1 ? /une ligne/ : new RegExp(`${lines} lignes`));
  });

  it('a line that is left out keeps its number in the file', async () => {
    const { figures } = await importText(
      'a.csv',
      `sep=;\nTitre\n${SEMICOLONS.replace('\n', '\ncourt;trop\n')}`,
    );
    expect(figures.report.leftOut[0]?.examples[0]?.contract).toBe('a.csv, ligne 4');
  });
});
