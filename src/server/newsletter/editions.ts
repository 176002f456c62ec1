import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '#locales.ts';
import { editionFileOf, LETTERS } from '#routes.ts';
import type { PublishedEdition } from '#schemas/content/edition.ts';
import { ROOT } from '../root.ts';

/** Reads the editions of the built site in every language, newest first. */
export function builtEditions(client = path.join(ROOT, 'dist/client')): readonly PublishedEdition[] {
  const folder = path.join(client, LETTERS.fr);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => /^(\d{4}-\d{2}-\d{2}-[a-z0-9-]+)\.fr\.json$/.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed()
    .flatMap((edition) => LOCALES.map((locale) => readFile(client, editionFileOf(edition, locale))));
}

const readFile = (client: string, file: string) =>
  JSON.parse(readFileSync(path.join(client, file), 'utf8')) as PublishedEdition; // as `pages/newsletter` writes it

/** The program that reads the texts; an image of the server has neither it nor the texts. */
const READER = 'src/editorial/articles/write-editions.ts';

/** Reads the editions in `content/newsletter`, those to come and drafts too; where there are no texts, those of the build. */
export function writtenEditions(): readonly PublishedEdition[] {
  if (!existsSync(path.join(ROOT, READER))) return builtEditions();
  const { stdout } = spawnSync(process.execPath, [READER], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(stdout) as PublishedEdition[]; // as the program writes them
}
