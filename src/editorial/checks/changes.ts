import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { NOTICE, type FileProblem } from '../problem.ts';
import { repair, splitFrontMatter } from '../yaml/source.ts';
import type { Text } from './text.ts';
import { groupVersions } from './translations.ts';

/** Reads a file as it was before a change, by its path from the root; `undefined` where it was not there. */
export type EarlierFile = (file: string) => string | undefined;

/** Reads files from Git: before a pull request where it runs for one, else as committed last. Without Git there are none. */
export function committedFile(root: string, environment: NodeJS.ProcessEnv): EarlierFile {
  const revision = environment['GITHUB_BASE_REF'] ? 'HEAD^1' : 'HEAD';
  return (file) => {
    try {
      const show = ['show', `${revision}:./${file}`];
      return execFileSync('git', show, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    } catch {
      return undefined;
    }
  };
}

interface Change {
  readonly text: Text;
  readonly before: Version;
  readonly after: Version;
}

interface Version {
  readonly updated: unknown;
  readonly body: string;
  readonly headings: readonly string[];
}

/** Finds translated texts that changed while their day did not, and headings that changed in one language alone. */
export function checkChanges(texts: readonly Text[], earlier: EarlierFile): FileProblem[] {
  return groupVersions(texts).flatMap((group) => {
    const changes = group.flatMap((text) => {
      const before = earlier(text.file);
      if (before === undefined) return [];
      const after = readFileSync(text.address, 'utf8');
      return [{ text, before: readVersion(before), after: readVersion(after) }];
    });
    return [...changes.flatMap(staleDay), ...changes.flatMap((change) => forgottenHeadings(change, changes))];
  });
}

function readVersion(source: string): Version {
  const { yaml = '', body = '' } = splitFrontMatter(repair(source)) ?? {};
  const headings = [...body.matchAll(/^#{2,3} +(.*)$/gm)].map(([, words = '']) => words.trim());
  return { updated: parse(yaml)?.updated, body: body.replace(/\s+/g, ' ').trim(), headings };
}

function staleDay({ text: { file, fieldLine, today }, before, after }: Change): FileProblem[] {
  if (before.body === after.body || before.updated !== after.updated || after.updated === today) return [];
  const message = `le texte a changé, et son jour est resté le ${after.updated} : mettez "${today}", sauf pour une faute de frappe`;
  return [{ file, line: fieldLine(['updated']), field: 'updated', message, ...NOTICE }];
}

function forgottenHeadings({ text, before, after }: Change, changes: readonly Change[]): FileProblem[] {
  return changes.flatMap((other) => {
    const lists = [before, after, other.before, other.after].map(({ headings }) => headings);
    if (other.text === text || new Set(lists.map(({ length }) => length)).size > 1) return []; // parts came or went
    return after.headings.flatMap((heading, place) => {
      const renamed = other.after.headings[place];
      if (heading !== before.headings[place] || renamed === other.before.headings[place]) return [];
      const line = text.body.headings[place]?.line ?? 1;
      const message = `« ${other.before.headings[place]} » est devenu « ${renamed} » dans ${other.text.file}, et le titre de cette ligne est resté : voyez s’il change aussi`;
      return [{ file: text.file, line, field: 'titres', message, ...NOTICE }];
    });
  });
}
