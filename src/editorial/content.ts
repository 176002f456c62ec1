import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { checkLinks, targetsOf } from './checks/links.ts';
import { checkTwins } from './checks/duplicates.ts';
import { COLLECTIONS, DATA_FILES, EXPECTED, type CollectionName } from './collections.ts';
import { readSource } from './yaml/source.ts';
import { readYaml } from './yaml/front-matter.ts';
import { isError, type Finding, type Problem } from './problem.ts';
import { todayInParis } from './publication.ts';
import { readTexts, type TextFile } from './read-texts.ts';
import type { TextRecord } from './record.ts';

/** Every text of the site, and everything that is wrong in any of them. */
export interface Content {
  readonly records: readonly TextRecord[];
  /** The file that holds the page of each record, from the project's root. */
  readonly pages: ReadonlyMap<TextRecord, string>;
  readonly problems: readonly Problem[];
}

/** Reads and checks every text below a project's root. The build and `npm run check:content` both see what this sees. */
export async function readContent(root = '.', today = todayInParis()): Promise<Content> {
  const texts: TextFile[] = [];
  const problems: Problem[] = [];
  const terms: string[] = [];
  const report = (file: string, findings: readonly Finding[]) =>
    problems.push(...findings.map((finding) => ({ file, ...finding })));

  for (const collection of Object.keys(COLLECTIONS) as CollectionName[]) {
    // keys of a constant
    const { folder } = COLLECTIONS[collection];
    const files = await filesBelow(path.join(root, folder));
    for (const name of files.filter((file) => file.endsWith('.md')))
      texts.push({ collection, file: path.posix.join(folder, name) });
    for (const name of files.filter((file) => !/\.(?:md|svg)$/.test(file)))
      report(path.posix.join(folder, name), [strange(name)]);
    for (const id of EXPECTED[collection].filter((expected) => !files.includes(`${expected}.md`)))
      report(path.posix.join(folder, `${id}.md`), [missing]);
  }

  for (const { file, schema } of DATA_FILES) {
    const address = path.join(root, file);
    if (!existsSync(address)) report(file, [missing]);
    else {
      const { data, findings } = readData(readFileSync(address), schema);
      report(file, findings);
      if (data !== undefined && 'terms' in data) terms.push(...data.terms.map(({ id }) => id));
    }
  }

  const readings = await readTexts(texts, { root, today });
  for (const { record, findings } of readings) report(record.file, findings);
  const records = readings.map(({ record }) => record);
  const pages = new Map(readings.map(({ record, page }) => [record, page]));

  const targets = targetsOf(records, terms);
  for (const record of records) report(record.file, checkLinks(record, targets));
  for (const [file, finding] of checkTwins(records)) report(file, [finding]);
  return { records, pages, problems: problems.toSorted(byPlace) };
}

/** Reads a data file, whose pages read it again: here is what is wrong in it, and the terms that texts link to. */
function readData(bytes: Uint8Array, schema: (typeof DATA_FILES)[number]['schema']) {
  const { text, findings, readable } = readSource(bytes);
  if (!readable) return { data: undefined, findings };
  const read = readYaml(text, schema, 'fr');
  return { data: read.data, findings: [...findings, ...read.findings] };
}

const missing: Finding = {
  line: 1,
  field: 'fichier',
  message: 'ce fichier manque, et une page l’attend : remettez-le',
};

function strange(name: string): Finding {
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

function byPlace(one: Problem, other: Problem): number {
  return (
    one.file.localeCompare(other.file) ||
    Number(isError(other)) - Number(isError(one)) ||
    one.line - other.line
  );
}
