import { readdirSync } from 'node:fs';
import path from 'node:path';
import { check, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { readCompetition } from '../../../src/competition/read.ts';
import { bytesOf, DAY, importInto, newFolder, rows, writeCsv, writeJson, writeParquet } from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);

describe('the import', () => {
  it('reads the same figures from CSV, Parquet and JSON', async () => {
    const folder = newFolder();
    const files = [
      writeCsv(folder, MANY),
      await writeParquet(folder, MANY),
      writeJson(folder, MANY, { indent: 2 }),
    ];
    const cells = [];
    for (const file of files) cells.push((await importInto(folder, [file]))[0]?.figures.cells);
    expect(cells[0]?.['all']).toMatchObject({
      contracts: 40,
      quartiles: [1, 2, 3],
      offers: [10, 10, 10, 10, 0, 0, 0, 0, 0, 0],
    });
    expect(cells[1]).toEqual(cells[0]);
    expect(cells[2]).toEqual(cells[0]);
  });

  it('gives each source its provenance, and never adds two up', async () => {
    const folder = newFolder();
    const described = `[{ id: nord, files: ['nord-*.csv'], title: { fr: F, en: E }, what: { fr: F, en: E }, scope: { fr: F, en: E },
      licence: L, address: 'https://example.org', extracted: '2025-12-31' }]`;
    const files = [
      writeCsv(folder, MANY, { name: 'nord-2.csv' }),
      writeCsv(folder, rows(30, [5], { id: 'N' }), { name: 'nord-1.csv' }),
      writeJson(folder, MANY),
    ];
    const imported = await importInto(folder, files, described);
    expect(imported.map(({ figures, described: known }) => [figures.source.id, known])).toEqual([
      ['fictif', false],
      ['nord', true],
    ]);
    const [fictif, nord] = imported.map(({ figures }) => figures);
    expect(fictif?.report.counted).toBe(40);
    expect(fictif?.source).toMatchObject({ departments: ['place'], extracted: DAY, computed: DAY });
    expect(nord?.report.counted).toBe(70);
    expect(nord?.source).toMatchObject({ licence: 'L', departments: ['buyer'], extracted: '2025-12-31' });
    expect(nord?.source.files.map(({ name, rows: read }) => [name, read])).toEqual([
      ['nord-1.csv', 30],
      ['nord-2.csv', 40],
    ]);
    const read = readCompetition(path.join(folder, 'figures'));
    expect(read.map(({ figures }) => figures)).toEqual([fictif, nord]);
  });

  it('writes the same bytes again, whatever the order of the files, as Prettier would', async () => {
    const folder = newFolder();
    const one = writeCsv(folder, MANY, { name: 'fictif-1.csv' });
    const other = writeCsv(folder, rows(200, [1, 5, 2], { id: 'N' }), { name: 'fictif-2.csv' });
    const described = `[{ id: fictif, files: ['fictif-?.csv'], title: { fr: F, en: E }, what: { fr: F, en: E }, scope: { fr: F, en: E },
      licence: L, address: 'https://example.org', cut: '2025-03-01' }]`;
    await importInto(folder, [one, other], described);
    const names = readdirSync(path.join(folder, 'figures'));
    const before = names.map((name) => bytesOf(folder, name));
    await importInto(folder, [other, one, one], described);
    expect(names.map((name) => bytesOf(folder, name))).toEqual(before);
    const options = { ...(await resolveConfig('content/x.json')), parser: 'json' };
    for (const text of before) expect(await check(text, options)).toBe(true);
  });

  it('leaves the figures of files that are no longer given out, and nothing beside them', async () => {
    const folder = newFolder();
    const [csv, json] = [
      writeCsv(folder, MANY, { name: 'un.csv' }),
      writeJson(folder, MANY, { name: 'deux.json' }),
    ];
    await importInto(folder, [csv, json]);
    await importInto(folder, [csv]);
    expect(readdirSync(path.join(folder, 'figures')).filter((name) => !name.includes('reliability'))).toEqual(
      ['index.json', 'un.json'],
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('figures'))).toEqual(['figures']);
  });
});
