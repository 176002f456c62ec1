import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../locales.ts';
import { editionFileOf, LETTERS } from '../../routes.ts';
import type { PublishedEdition } from '../../schemas/edition.ts';

/** Raised where a build has no such edition. */
export class UnknownEditionError extends Error {
  override name = 'UnknownEditionError';
}

/** Lists the names of the editions in a build, newest first. */
export function listEditions(client: string): readonly string[] {
  const folder = path.join(client, LETTERS.fr);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => /^(\d{4}-\d{2}-\d{2}-[a-z0-9-]+)\.fr\.json$/.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed();
}

/** Reads an edition in every language from a build; throws UnknownEditionError without such an edition. */
export function readEdition(client: string, edition: string): readonly PublishedEdition[] {
  if (!listEditions(client).includes(edition)) throw new UnknownEditionError(edition);
  return LOCALES.map((locale) => {
    const file = path.join(client, editionFileOf(edition, locale));
    return JSON.parse(readFileSync(file, 'utf8')) as PublishedEdition; // as `pages/newsletter` writes it
  });
}
