import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { todayInParis } from '#build-time.ts';
import { checkDataFiles, MISSING } from './checks/data-files.ts';
import { conversionHint, shownFiles } from './checks/images.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkAliases, checkKeys, checkLinks } from './checks/links.ts';
import { checkDuplicates, checkScore } from './checks/metadata.ts';
import { listTargets, withPresentNames } from './checks/targets.ts';
import type { Text } from './checks/text.ts';
import { checkTranslations } from './checks/translations.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { isError, type FileProblem } from './problem.ts';
import { readText } from './read-text.ts';

/** Every text of the site, and everything that is wrong in any of them or in the data files. */
export interface CheckedContent {
  readonly texts: readonly Text[];
  readonly problems: readonly FileProblem[];
}

/** Reads and checks `content/` below a project's root, for the build and for `npm run check:content` alike. */
export async function readContent(root = '.', today = todayInParis()): Promise<CheckedContent> {
  const languages = checkLanguages(root);
  if (languages.length > 0) return { texts: [], problems: languages };
  const data = checkDataFiles(root);
  const names = Object.keys(COLLECTIONS) as CollectionName[]; // keys of a constant
  const folders = await Promise.all(names.map((name) => readFolder(name, root, today)));
  const texts = folders.flatMap((folder) => folder.texts);
  const targets = listTargets(texts, data.terms);
  const problems = [
    ...data.problems,
    ...folders.flatMap((folder) => folder.problems),
    ...unexpectedFiles(
      folders.flatMap(({ others }) => others),
      texts,
    ),
    ...texts.flatMap((text) =>
      [
        ...checkLinks(text, targets, today),
        ...checkAliases(text, targets),
        ...checkScore(text, data.samples),
      ].map((problem) => ({ file: text.file, ...problem })),
    ),
    ...checkDuplicates(texts),
    ...checkTranslations(texts),
    ...checkKeys(root, texts, today),
  ];
  return {
    texts: texts.map((text) => withPresentNames(text, targets)),
    problems: problems.toSorted(comparePlaces),
  };
}

/** Texts of a folder, and the files that are neither texts nor images. */
interface Folder extends CheckedContent {
  readonly others: readonly string[];
}

/** Image, in any letter case; whether the text may show it is checked with the text. */
const IMAGE = /\.(?:avif|gif|hei[cf]|jfif|jpe?g|png|svg|tiff?|webp)$/i;

async function readFolder(collection: CollectionName, root: string, today: string): Promise<Folder> {
  const { folder, expected } = COLLECTIONS[collection];
  const files = await filesBelow(root, folder);
  const missing = expected.map((id) => `${folder}/${id}.md`).filter((file) => !files.includes(file));
  const read = files
    .filter((file) => file.endsWith('.md'))
    .map(async (file) => {
      const bytes = await readFile(path.join(root, file)).catch(() => undefined);
      if (bytes === undefined) return []; // removed while an editor saves
      const { text, problems } = await readText({ collection, root, file, bytes, today });
      return [{ text, problems: problems.map((problem) => ({ file, ...problem })) }];
    });
  const checked = (await Promise.all(read)).flat();
  return {
    texts: checked.map(({ text }) => text),
    problems: [
      ...missing.map((file) => ({ file, ...MISSING })),
      ...checked.flatMap(({ problems }) => problems),
    ],
    others: files.filter((file) => !file.endsWith('.md') && !IMAGE.test(file)),
  };
}

/** Refuses files of other kinds; one that a text shows is reported there. */
function unexpectedFiles(files: readonly string[], texts: readonly Text[]): FileProblem[] {
  const shown = new Set(texts.flatMap(shownFiles));
  return files
    .filter((file) => !shown.has(file))
    .map((file) => {
      const kind = path.extname(file) || 'ce fichier';
      const remedy =
        conversionHint(file) ??
        'un texte finit par .md, un dessin par .svg, une image par .jpg, .png, .webp ou .avif';
      return { file, line: 1, field: 'fichier', message: `${kind} n’est pas admis ici : ${remedy}` };
    });
}

/** Files that editors keep beside one while they write it, and that systems hide. */
const TEMPORARY = /^\.|~$|^#.*#$|^4913$|\.(?:swp|tmp)$/;

/** Files of a folder by their paths from the root, sorted; none when the folder does not exist. */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(path.join(root, folder), options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && !TEMPORARY.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

function comparePlaces(one: FileProblem, other: FileProblem): number {
  return (
    one.file.localeCompare(other.file) ||
    Number(isError(other)) - Number(isError(one)) ||
    one.line - other.line
  );
}
