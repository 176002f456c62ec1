import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IndexSchema, RULES_VERSION, type Figures } from '#schemas/competition/figures.ts';
import { ImportError } from './problems.ts';

/** Throws ImportError for a folder that holds something, and not the index of an import. */
export function assertImportFolder(folder: string): void {
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isFree || readIndex(folder) !== undefined) return;
  throw new ImportError([
    `--folder=${folder} : il contient autre chose que les chiffres d’un import ; donnez un dossier vide ou nouveau`,
  ]);
}

/** Reads the ids of the sources of a folder; undefined where it has no index of an import. */
function readIndex(folder: string): readonly string[] | undefined {
  try {
    return IndexSchema.parse(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))).sources;
  } catch {
    return undefined;
  }
}

/** Writes the figures of each source and their index, and removes those of the sources of the import before. */
export function writeFigures(folder: string, sources: readonly Figures[]): void {
  for (const id of readIndex(folder) ?? []) rmSync(path.join(folder, `${id}.json`), { force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: object) =>
    writeFileSync(path.join(folder, `${name}.json`), `${formatJson(value)}\n`);
  for (const figures of sources) write(figures.source.id, figures);
  write('index', { rules: RULES_VERSION, sources: sources.map(({ source }) => source.id) });
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
