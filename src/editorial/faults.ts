import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../locales.ts';
import { LEGAL_ROUTES, localeOfText, pathOf } from './collections.ts';
import { describeProblem, type FileProblem } from './problem.ts';

/**
 * The file of the faults found while somebody writes, from the project's root. A file, since the loader of the texts
 * and what answers for pages share no state.
 */
export const FAULTS = '.cache/development/faults.json';

/** Keeps what the check says now; the file changes only when that does. */
export function keepFaults(root: string, errors: readonly FileProblem[]): void {
  const file = path.join(root, FAULTS);
  const text = JSON.stringify(errors);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  // Renamed, so that no reader finds half a file.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** What is said in place of a page, each as `npm run check:content` says it; nothing when its text holds. */
export function faultsOf(root: string, page: string): string[] {
  const file = path.join(root, FAULTS);
  const errors: FileProblem[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return errors.filter((error) => isShownAt(error.file, page)).map(describeProblem);
}

/** Whether a page shows a file: its own text, or data, which any page may show. */
function isShownAt(file: string, page: string): boolean {
  const [, folder = '', id = ''] = /^content\/(\w+)\/(.+)\.md$/.exec(file) ?? [];
  if (folder === 'articles' || folder === 'about' || folder === 'newsletter')
    return pathOf({ collection: folder, id }) === page;
  if (folder === 'legal') return legalPath(id) === page;
  return /^content\/[\w-]+\.(?:yaml|json)$/.test(file);
}

function legalPath(id: string): string | undefined {
  const [folder = ''] = id.split('/');
  const routes: Readonly<Record<string, Partial<Record<Locale, string>>>> = LEGAL_ROUTES;
  return routes[folder]?.[localeOfText(id)];
}
