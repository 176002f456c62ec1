import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '../../locales.ts';
import { MISSING } from '../data/data-file.ts';
import type { FileProblem, Problem } from '../problem.ts';

/** The folder of the messages, from the project's root. */
export const MESSAGES = 'src/i18n/messages';

/**
 * The files of messages that are missing or cannot be read as they are written, each with its first fault. What reads the
 * messages afterwards would stop at the same fault, in the words of the compiler.
 */
export async function checkMessageSyntax(root = '.'): Promise<FileProblem[]> {
  const topics = globSync(`${MESSAGES}/*/`, { cwd: root }).toSorted();
  const files = topics.flatMap((topic) =>
    LOCALES.map((locale) => path.posix.join(MESSAGES, path.basename(topic), `${locale}.ts`)),
  );
  const problems = files.map(async (file) => {
    const address = path.resolve(root, file);
    const changed = statSync(address, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return [{ file, ...MISSING }];
    // A module is read once: what has changed has another address.
    const error: unknown = await import(`${pathToFileURL(address).href}?${changed}`).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof Error ? [{ file, ...explain(error, readFileSync(address, 'utf8')) }] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** What an editor most often types wrong in a line of messages, and the remedy. */
const MISTAKES: readonly (readonly [isIn: (line: string) => boolean, says: string])[] = [
  [(line) => /\p{L}'\p{L}/u.test(line), 'une apostrophe droite y ferme le texte : tapez ’'],
  [(line) => /(?:^|[:,[])\s*[‘“«"]/.test(line), `un texte se met entre deux apostrophes droites : 'texte'`],
  [
    (line) => line.replaceAll("\\'", '').split("'").length % 2 === 0,
    'une des deux apostrophes droites autour du texte manque : remettez-la',
  ],
];

/** Says what was most likely typed: the compiler stops at the first sign that it does not expect, often a line below. */
function explain({ stack = '', message }: Error, source: string): Problem {
  const noticed = Number(/^[^\n]*:(\d+)\n/.exec(stack)?.[1] ?? 1);
  const lines = source.split('\n');
  const above = lines.slice(0, noticed - 1).findLastIndex((line) => line.trim() !== '') + 1;
  const textOf = (line: number) => lines[line - 1]?.trim() ?? '';
  for (const line of [noticed, above]) {
    const found = MISTAKES.find(([isIn]) => isIn(textOf(line)));
    if (found !== undefined) return { line, field: 'message', message: found[1] };
  }
  if (/['}\]]$/.test(textOf(above)) && /^['\w]/.test(textOf(noticed)))
    return { line: above, field: 'message', message: 'il manque une virgule à la fin de la ligne' };
  const [said = ''] = message.split('. ');
  return {
    line: noticed,
    field: 'message',
    message: `le fichier ne se lit plus à partir d’ici (${said}) : vérifiez les virgules, les deux-points et les accolades de cette ligne et de celle d’avant`,
  };
}
