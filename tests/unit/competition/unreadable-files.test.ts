import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { UnreadableFilesError } from '../../../src/competition/import.ts';
import { bytesOf, importInto, newFolder, rows, writeCsv } from './fixtures.ts';

const MANY = rows(40, [1, 2, 3, 4]);

describe('a file that cannot be read', () => {
  const problems = async (make: (folder: string) => string | readonly string[]) => {
    const folder = newFolder();
    await importInto(folder, [writeCsv(folder, MANY, { name: 'avant.csv' })]);
    const before = bytesOf(folder, 'avant.json');
    const files = [make(folder)].flat();
    const error: unknown = await importInto(folder, files).catch((caught: unknown) => caught);
    expect(bytesOf(folder, 'avant.json')).toBe(before);
    if (!(error instanceof UnreadableFilesError)) throw error;
    return error.problems.map((problem) => problem.replaceAll(`${folder}/`, ''));
  };
  const put = (folder: string, name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };

  it.each([
    [
      'a path to nothing',
      (folder: string) => path.join(folder, 'rien.csv'),
      /^rien\.csv : fichier introuvable/,
    ],
    [
      'a folder',
      (folder: string) => (mkdirSync(path.join(folder, 'd.csv')), path.join(folder, 'd.csv')),
      /pas un fichier/,
    ],
    ['an empty file', (folder: string) => put(folder, 'vide.csv', ''), /^vide\.csv : fichier vide/],
    [
      'JSON under the name of a table',
      (folder: string) => put(folder, 'decp.csv', '\uFEFF {"marches": {"marche": []}}'),
      /^decp\.csv : le contenu n’est pas du csv mais du json ; changez la fin du nom en \.json/,
    ],
    ['another format', (folder: string) => put(folder, 'decp.xml', '<marches/>'), /format inconnu/],
    ['a header alone', (folder: string) => writeCsv(folder, []), /aucun marché/],
    [
      'columns that lack',
      (folder: string) =>
        put(folder, 'a.csv', 'uid,codeCPV,procedure,montant,dateNotification\n1,45000000,x,1,2025-01-01\n'),
      /colonnes « offresRecues », « acheteur_departement_code » manquent ; prenez/,
    ],
    [
      'a property that no market has',
      (folder: string) => put(folder, 'b.json', '{"marches":{"marche":[{"id":"1"}]}}'),
      /« offresRecues »/,
    ],
    [
      'the schema of 2019',
      (folder: string) => put(folder, 'c.json', '{"marches":[{"id":"1"}]}'),
      /schéma de 2019/,
    ],
    [
      'a file cut short',
      (folder: string) => put(folder, 'd.json', '{"marches":{"marche":[{"id":"1"},{"i'),
      /s’arrête au milieu/,
    ],
    [
      'what is no JSON',
      (folder: string) => put(folder, 'e.json', '{"marches":{"marche":[{"id" 1}]}}'),
      /illisible/,
    ],
    [
      'a list of no market',
      (folder: string) => put(folder, 'g.json', '{"marches":{"marche":[]}}'),
      /aucun marché dedans ; téléchargez/,
    ],
    [
      'a table in another encoding',
      (folder: string) => {
        const file = writeCsv(folder, MANY, { name: 'h.csv' });
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll('1', 'é'), 'latin1');
        return file;
      },
      /illisible ; enregistrez-le en UTF-8/,
    ],
    ['what is no Parquet', (folder: string) => put(folder, 'f.parquet', 'PAR'), /illisible/],
  ] as const)('is named with the remedy, and nothing is written: %s', async (_, make, message) => {
    expect((await problems(make)).join()).toMatch(message);
  });

  it('is named beside every other one', async () => {
    const found = await problems((folder) => [
      path.join(folder, 'un.csv'),
      writeCsv(folder, MANY),
      path.join(folder, 'deux.json'),
    ]);
    expect(found.map((problem) => problem.split(' : ')[0])).toEqual(['deux.json', 'un.csv']);
  });

  it('leaves no folder where there was none', async () => {
    const folder = newFolder();
    await importInto(folder, [path.join(folder, 'rien.csv')]).catch(() => undefined);
    expect(existsSync(path.join(folder, 'figures'))).toBe(false);
  });
});

describe('an import that is interrupted', () => {
  it('leaves the figures that were there, and nothing of its own', async () => {
    const folder = newFolder();
    await importInto(folder, [writeCsv(folder, MANY, { name: 'avant.csv' })]);
    const [names, before] = [readdirSync(path.join(folder, 'figures')), bytesOf(folder, 'avant.json')];
    const temporary = path.join(folder, 'tmp');
    mkdirSync(temporary);
    const large = writeCsv(folder, rows(150_000, [1, 2, 3], { id: 'L' }), { name: 'grand.csv' });
    const command = spawn(
      process.execPath,
      ['src/competition/run.ts', `--folder=${path.join(folder, 'figures')}`, large],
      { env: { ...process.env, TMPDIR: temporary }, stdio: 'ignore' },
    );
    await vi.waitFor(() => expect(readdirSync(temporary)).not.toEqual([]), { timeout: 60_000, interval: 5 });
    command.kill('SIGTERM');
    const [code] = await once(command, 'exit');
    expect(code).toBe(1);
    expect(readdirSync(temporary)).toEqual([]);
    expect(readdirSync(path.join(folder, 'figures'))).toEqual(names);
    expect(bytesOf(folder, 'avant.json')).toBe(before);
  });
});
