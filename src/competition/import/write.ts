import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { IndexSchema } from '#schemas/competition/figures.ts';
import { ImportError } from './problems.ts';

/** Throws ImportError for a folder that an import did not write: it would be emptied. */
export function assertImportFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const refuse = (why: string) => {
    throw new ImportError([
      `--folder=${folder} : ${why} ; donnez un dossier vide, nouveau, ou celui d’un import`,
    ]);
  };
  if (!statSync(folder).isDirectory()) refuse('ce n’est pas un dossier');
  const names = readdirSync(folder);
  if (names.length === 0) return;
  const written = new Set(listImportFiles(folder));
  const foreign = names.filter((name) => !written.has(name));
  if (foreign.length > 0)
    refuse(`il contient autre chose que les chiffres d’un import (${foreign.slice(0, 3).join(', ')})`);
}

/** Lists the index of a folder and the files that it names; an empty list where it is not the index of an import. */
function listImportFiles(folder: string): string[] {
  try {
    const { sources } = IndexSchema.parse(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')));
    return ['index.json', ...sources.map((id) => `${id}.json`)];
  } catch {
    return [];
  }
}

/**
 * Replaces a folder by one of JSON files, whole: they are written beside it, and renamed once all are there. Keys keep
 * their order, so that the same values give the same bytes.
 */
export function replaceFolder(folder: string, files: ReadonlyMap<string, unknown>): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  const [next, old] = [path.join(made, 'next'), path.join(made, 'old')];
  try {
    mkdirSync(next);
    for (const [name, value] of files) writeFileSync(path.join(next, name), `${formatJson(value)}\n`);
    try {
      renameSync(folder, old);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
    renameSync(next, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Formats JSON with a property a line, and below it an entry a line, such as a choice of the figures. */
function formatJson(value: unknown, depth = 2): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const lines = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${JSON.stringify(key)}: ${formatJson(item, depth - 1)}`);
  return `{\n${lines.join(',\n')}\n}`;
}
