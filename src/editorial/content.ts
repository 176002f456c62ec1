import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { checkMessages, checkTerms } from './claims/messages.ts';
import { checkRepeats, checkUnused } from './checks/advice.ts';
import { checkMessageFiles } from './checks/messages.ts';
import { checkAliases, checkLinks, checkNamed, targetsOf } from './checks/links.ts';
import { checkDuplicates, checkScore } from './checks/metadata.ts';
import type { CheckedText } from './checks/text.ts';
import { checkLanguages } from './checks/letter.ts';
import { checkTranslations } from './checks/translations.ts';
import { COLLECTIONS, DATA_FILES, isPublished, todayInParis, type CollectionName } from './collections.ts';
import { checkDataFile, MISSING } from './data/data-file.ts';
import { describeProblem, isError, type FileProblem, type Problem } from './problem.ts';
import { showsDrafts } from '../http/origins.ts';
import { keepFaults } from './faults.ts';
import { openTexts } from './kept-texts.ts';
import { TEXTS } from './markdown/text-file.ts';
import { readText, type TextReading, type TextFile } from './read-text.ts';

/** Every text of the site, and everything that is wrong in any of them or in the data files. */
export interface CheckedTexts {
  readonly texts: readonly CheckedText[];
  readonly problems: readonly FileProblem[];
}

/**
 * Reads and checks every text below a project's root, for the build and for `npm run check:content` alike. `read` reads
 * one of them: the build keeps what it read.
 */
export async function readContent(
  root = '.',
  today = todayInParis(),
  read: (text: TextFile) => TextReading | Promise<TextReading> = readText,
): Promise<CheckedTexts> {
  const texts: CheckedText[] = [];
  const problems: FileProblem[] = [];
  const images: string[] = [];
  let terms: readonly string[] | undefined;
  let samples: readonly string[] | undefined;
  const report = (file: string, found: readonly Problem[]) =>
    problems.push(...found.map((problem) => ({ file, ...problem })));

  for (const { file, schema } of DATA_FILES) {
    const { data, problems: found, lineOf } = checkDataFile(file, schema, root);
    report(file, found);
    if (data === undefined) continue;
    if ('entries' in data) report(file, checkMessages(data, lineOf));
    if ('tenders' in data) samples = data.tenders.map(({ id }) => id);
    if (!('terms' in data)) continue;
    report(file, checkTerms(data, lineOf));
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
      else if (!name.endsWith('.md')) report(file, [unexpectedFile(name)]);
      if (!name.endsWith('.md')) continue;
      const bytes = bytesOf(path.join(root, file));
      if (bytes === undefined) continue;
      const { text, problems: found } = await read({ collection, root, file, bytes, today });
      texts.push(text);
      report(file, found);
      await nextTurn(); // the parser's native memory is freed between turns of the event loop only
    }
  }

  const targets = targetsOf(texts, terms);
  for (const text of texts)
    report(text.file, [
      ...checkLinks(text, targets),
      ...checkAliases(text, targets),
      ...checkScore(text, samples),
    ]);
  for (const [file, problem] of checkDuplicates(texts)) report(file, [problem]);
  problems.push(
    ...checkRepeats(texts),
    ...checkTranslations(texts),
    ...checkLanguages(texts),
    ...checkUnused(texts, images),
  );
  problems.push(...checkNamed(root, targets, today), ...checkMessageFiles());
  return { texts, problems: problems.toSorted(byPlace) };
}

/** An image, in any letter case; whether the text may show it is checked with the text. */
const IMAGE = /\.(?:avif|jpe?g|png|svg|webp)$/i;

function unexpectedFile(name: string): Problem {
  const message = `${path.extname(name) || 'ce fichier'} n'est pas admis ici : un texte finit par .md, un dessin par .svg, une image par .jpg, .png, .webp ou .avif`;
  return { line: 1, field: 'fichier', message };
}

/** What editors keep beside a file while they write it, and what systems hide. */
const PASSING = /^\.|~$|^#.*#$|^4913$|\.(?:swp|tmp)$/;

/** The files of a folder, with `/` between their parts, sorted; none when the folder does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && !PASSING.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

/**
 * Reads a file; `undefined` when it is gone since its folder was listed, like the temporary files that editors
 * save by.
 */
function bytesOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function byPlace(one: FileProblem, other: FileProblem): number {
  return (
    one.file.localeCompare(other.file) ||
    Number(isError(other)) - Number(isError(one)) ||
    one.line - other.line
  );
}

/** Words read in a minute, for reading times. */
const WORDS_A_MINUTE = 220;

/** The reading under way, which the loaders of every collection share, with how many changes it knows of. */
let reading: { readonly changes: number; readonly content: Promise<CheckedTexts> } | undefined;

/** How often a file changed while somebody writes: a reading that began before the last change is not shared. */
let changes = 0;

function readOnce(root: string, isWriting: boolean): Promise<CheckedTexts> {
  if (reading?.changes === changes) return reading.content;
  const own = { changes, content: readKept(root, isWriting) };
  reading = own;
  const forget = () => {
    if (reading === own) reading = undefined;
  };
  own.content.then(forget, forget);
  return own.content;
}

/** Reads the texts that have changed since they were last read. While somebody writes, pages still show the last good ones. */
async function readKept(root: string, isWriting: boolean): Promise<CheckedTexts> {
  const texts = openTexts(root);
  const content = await readContent(root, todayInParis(), texts.read);
  if (!isWriting || changes === 0) texts.prune();
  return content;
}

/** Editors save by a file beside the text, and in several steps: how long nothing may change before texts are read, in milliseconds. */
const SAVED_MS = 60;

/**
 * Loads the front matter of a collection's texts, typeset, and stops the build with every problem of every text: the
 * same check as `npm run check:content`. A page finds the body by its entry's digest (`markdown/text-file.ts`). In
 * development a text with an error keeps its last good entry, and `faults.ts` has what is shown in place of its page.
 * Drafts, and articles and editions dated after today in Paris, are loaded in development and with `DRAFTS=1` only.
 */
export async function loadCollection(
  collection: CollectionName,
  { store, watcher, config, logger }: LoaderContext,
): Promise<void> {
  const root = fileURLToPath(config.root);
  // only the development server watches; import.meta.env.DEV is true of any build with an odd NODE_ENV
  const isWriting = watcher !== undefined;
  const isKept = (id: string) => existsSync(path.join(root, TEXTS, String(store.get(id)?.digest)));
  async function load() {
    const { texts, problems } = await readOnce(root, isWriting);
    const errors = problems.filter(isError);
    if (isWriting) keepFaults(root, errors);
    else if (errors.length > 0) throw new Error(told(errors));
    const shown = isWriting || showsDrafts ? () => true : isShown(todayInParis());
    const entries = texts.filter((one) => one.collection === collection && shown(one));
    const wrong = new Set(errors.map(({ file }) => file));
    const ids = new Set(entries.filter(({ id, file }) => !wrong.has(file) || isKept(id)).map(({ id }) => id));
    for (const id of store.keys().filter((kept) => !ids.has(kept))) store.delete(id);
    for (const text of entries.filter(({ file }) => !wrong.has(file))) {
      const { id, data, words, file, digest } = text;
      const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
      store.set({ id, data: { minutes, ...data }, filePath: file, digest });
    }
    const own = errors.filter(({ file }) => file.startsWith(`${COLLECTIONS[collection].folder}/`));
    if (own.length > 0) logger.error(told(own));
  }
  await load();
  let saved: NodeJS.Timeout | undefined;
  let loaded = Promise.resolve();
  const loadAgain = () => {
    loaded = loaded.then(load).catch((error: unknown) => logger.error(String(error)));
  };
  watcher?.on('all', (_, changed) => {
    if (!path.relative(root, changed).startsWith(`content${path.sep}`)) return;
    changes += 1;
    clearTimeout(saved);
    saved = setTimeout(loadAgain, SAVED_MS);
  });
}

function told(errors: readonly FileProblem[]): string {
  return `\n${errors.map(describeProblem).join('\n')}\nLa marche à suivre est dans content/README.md\n`;
}

/** A built site has neither drafts nor the articles and editions of a later day. */
function isShown(today: string) {
  return ({ collection, data }: CheckedText) =>
    (collection !== 'articles' && collection !== 'newsletter') ||
    (data !== undefined && 'draft' in data && isPublished(data, today));
}
