import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRepeats, checkUnused } from './checks/advice.ts';
import { checkDataFile, DATA_FILES, MISSING } from './checks/data-files.ts';
import { conversionOf, imagesOf } from './checks/images.ts';
import { checkAliases, checkLinks, checkNamed, targetsOf } from './checks/links.ts';
import { checkDuplicates, checkScore } from './checks/metadata.ts';
import type { Text } from './checks/text.ts';
import { checkTranslations } from './checks/translations.ts';
import { todayInParis } from '#build-time.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { isError, type FileProblem, type Problem } from './problem.ts';
import { readText } from './read-text.ts';

/** Every text of the site, and everything that is wrong in any of them or in the data files. */
export interface CheckedTexts {
  readonly texts: readonly Text[];
  readonly problems: readonly FileProblem[];
}

/** Reads and checks every text below a project's root, for the build and for `npm run check:content` alike. */
export async function readContent(root = '.', today = todayInParis()): Promise<CheckedTexts> {
  const texts: Text[] = [];
  const problems: FileProblem[] = [];
  const images: string[] = [];
  const others: string[] = [];
  let terms: readonly string[] | undefined;
  let samples: readonly string[] | undefined;
  const report = (file: string, found: readonly Problem[]) =>
    problems.push(...found.map((problem) => ({ file, ...problem })));

  for (const { file, schema } of DATA_FILES) {
    const { data, problems: found } = checkDataFile(file, schema, root);
    report(file, found);
    if (data === undefined) continue;
    if ('tenders' in data) samples = data.tenders.map(({ id }) => id);
    if (!('terms' in data)) continue;
    terms = data.terms.map(({ id }) => id);
  }

  for (const collection of Object.keys(COLLECTIONS) as CollectionName[]) {
    // keys of a constant
    const { folder, expected } = COLLECTIONS[collection];
    const names = await filesBelow(path.join(root, folder));
    for (const name of expected.map((id) => `${id}.md`).filter((file) => !names.includes(file)))
      report(path.posix.join(folder, name), [MISSING]);
    for (const name of names) {
      const file = path.posix.join(folder, name);
      if (IMAGE.test(name)) images.push(file);
      else if (!name.endsWith('.md')) others.push(file);
      if (!name.endsWith('.md')) continue;
      const bytes = await readFile(path.join(root, file)).catch(() => undefined);
      if (bytes === undefined) continue; // gone while an editor saves
      const { text, problems: found } = await readText({ collection, root, file, bytes, today });
      texts.push(text);
      report(file, found);
    }
  }

  // what a text shows is said there
  const shown = new Set(texts.flatMap(imagesOf));
  for (const file of others.filter((one) => !shown.has(one))) report(file, [unexpectedFile(file)]);

  const targets = targetsOf(texts, terms);
  for (const text of texts)
    report(text.file, [
      ...checkLinks(text, targets, today),
      ...checkAliases(text, targets),
      ...checkScore(text, samples),
    ]);
  const copies = checkDuplicates(texts);
  for (const [file, problem] of copies) report(file, [problem]);
  const isCopy = ({ file }: Text) => copies.some(([copy]) => copy === file);
  problems.push(
    ...checkRepeats(texts.filter((text) => !isCopy(text))),
    ...checkTranslations(texts),
    ...checkUnused(texts, images),
  );
  problems.push(...checkNamed(root, targets, today));
  return { texts, problems: problems.toSorted(byPlace) };
}

/** An image, in any letter case; whether the text may show it is checked with the text. */
const IMAGE = /\.(?:avif|jpe?g|png|svg|webp)$/i;

function unexpectedFile(name: string): Problem {
  const type = path.extname(name);
  const remedy =
    conversionOf(name) ??
    'un texte finit par .md, un dessin par .svg, une image par .jpg, .png, .webp ou .avif';
  return { line: 1, field: 'fichier', message: `${type || 'ce fichier'} n’est pas admis ici : ${remedy}` };
}

/** Files that editors keep beside one while they write it, and that systems hide. */
const PASSING = /^\.|~$|^#.*#$|^4913$|\.(?:swp|tmp)$/;

/** The files of a folder, with `/` between their parts, sorted; none when the folder does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && !PASSING.test(entry.name))
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
