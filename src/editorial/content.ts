import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkLinks, targetsOf } from './checks/links.ts';
import type { CheckedText } from './checks/text.ts';
import { COLLECTIONS, DATA_FILES, type CollectionName } from './collections.ts';
import { checkDataFile, MISSING } from './data/data-file.ts';
import { isError, type FileProblem, type Problem } from './problem.ts';
import { todayInParis } from './publication.ts';
import { readText } from './read-text.ts';

/** Every text of the site, and everything that is wrong in any of them or in the data files. */
export interface Content {
  readonly texts: readonly CheckedText[];
  readonly problems: readonly FileProblem[];
}

/** Reads and checks every text below a project's root, for the build and for `npm run check:content` alike. */
export async function readContent(root = '.', today = todayInParis()): Promise<Content> {
  const texts: CheckedText[] = [];
  const problems: FileProblem[] = [];
  const terms: string[] = [];
  const report = (file: string, found: readonly Problem[]) =>
    problems.push(...found.map((problem) => ({ file, ...problem })));

  for (const { file, schema } of DATA_FILES) {
    const { data, problems: found } = checkDataFile(file, schema, root);
    report(file, found);
    if (data !== undefined && 'terms' in data) terms.push(...data.terms.map(({ id }) => id));
  }

  for (const collection of Object.keys(COLLECTIONS) as CollectionName[]) {
    // keys of a constant
    const { folder, expected } = COLLECTIONS[collection];
    const names = await filesBelow(path.join(root, folder));
    for (const name of expected.map((id) => `${id}.md`).filter((file) => !names.includes(file)))
      report(path.posix.join(folder, name), [MISSING]);
    for (const name of names) {
      const file = path.posix.join(folder, name);
      if (!/\.(?:md|svg)$/.test(name)) report(file, [unexpectedFile(name)]);
      if (!name.endsWith('.md')) continue;
      const bytes = readFileSync(path.join(root, file));
      const { text, problems: found } = readText({ collection, root, file, bytes, today });
      texts.push(text);
      report(file, found);
      await nextTurn(); // the parser's native memory is freed between turns of the event loop only
    }
  }

  const targets = targetsOf(texts, terms);
  for (const text of texts) report(text.file, checkLinks(text, targets));
  for (const [file, problem] of checkDuplicates(texts)) report(file, [problem]);
  return { texts, problems: problems.toSorted(byPlace) };
}

function unexpectedFile(name: string): Problem {
  const message = `${path.extname(name) || 'ce fichier'} n'est pas admis ici : un texte finit par .md, un dessin par .svg`;
  return { line: 1, field: 'fichier', message };
}

/** The files of a folder, with `/` between their parts, sorted; none when the folder does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

function byPlace(one: FileProblem, other: FileProblem): number {
  return (
    one.file.localeCompare(other.file) ||
    Number(isError(other)) - Number(isError(one)) ||
    one.line - other.line
  );
}
