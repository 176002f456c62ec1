import { globSync, readFileSync } from 'node:fs';
import { factNames, facts } from '../../i18n/facts.ts';
import { messages } from '../../i18n/messages/index.ts';
import { listStrings } from '../../i18n/typography.ts';
import { LOCALES, type Locale } from '../../locales.ts';
import { PLANS } from '../../site.ts';
import { nearest } from '../nearest.ts';
import type { FileProblem } from '../problem.ts';
import { typedName } from './structure.ts';

/** A key of the messages of a language, and what is wrong there. */
interface Fault {
  readonly locale: Locale;
  /** From the name of the group down: `pricing.plans.starter`. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

let kept: readonly FileProblem[] | undefined;

/**
 * What the messages lack of the plans and languages of `site.ts` and `locales.ts`, and what they state that has no source
 * there any more. Types know most of it, in files that are right; this names the file to open. Messages are part of the
 * code, so they are read once, however often the texts are.
 */
export function checkMessageFiles(): readonly FileProblem[] {
  kept ??= findMessageFaults();
  return kept;
}

function findMessageFaults(): FileProblem[] {
  const faults = LOCALES.flatMap((locale) => [
    ...wrongKeys(locale),
    ...planWords(locale),
    ...wrongSentences(locale),
  ]);
  // a plan without words in English is a key without words too: it is told once
  const told = Map.groupBy(faults, ({ locale, path }) => [locale, ...path].join('.')).values();
  return [...told]
    .flatMap((same) => same.slice(0, 1))
    .map(({ locale, path, message }) => ({
      ...placeOf(locale, path),
      field: path.join('.'),
      message,
    }));
}

/** What French has and a language lacks, and what it has and French lacks: the topmost key of it alone. */
function wrongKeys(locale: Locale): Fault[] {
  const compare = (french: unknown, own: unknown, path: readonly PropertyKey[]): Fault[] => {
    if (typeof french !== 'object' || french === null || typeof own !== 'object' || own === null) return [];
    const [theirs, names] = [Object.keys(french), Object.keys(own)];
    const missing = new Set(theirs.filter((name) => !names.includes(name)));
    const fault = (name: string, message: string) => ({ locale, path: [...path, name], message });
    const left = names
      .filter((name) => !theirs.includes(name))
      .map((name) => {
        const meant = nearest(name, missing);
        if (meant === undefined)
          return fault(name, 'le français ne le dit pas : retirez-le, ou écrivez-le aussi en français');
        missing.delete(meant);
        return fault(name, `n’existe pas en français : écrivez ${meant}`);
      });
    return [
      ...left,
      ...[...missing].map((name) => fault(name, 'manque : le français dit ce qu’il faut écrire ici')),
      ...theirs.flatMap((name) =>
        compare(Reflect.get(french, name), Reflect.get(own, name), [...path, name]),
      ),
    ];
  };
  return compare(messages.fr, messages[locale], []);
}

/** The words of each plan, and no words of a plan that is gone. */
function planWords(locale: Locale): Fault[] {
  const { pricing, comparison } = messages[locale];
  const groups = [
    { path: ['pricing', 'plans'], words: pricing.plans },
    ...comparison.groups.flatMap(({ rows }, group) =>
      rows.map(({ cells }, row) => ({
        path: ['comparison', 'groups', group, 'rows', row, 'cells'],
        words: cells,
      })),
    ),
  ];
  const plans: readonly string[] = PLANS.map(({ id }) => id);
  return groups.flatMap(({ path, words }) => [
    ...plans
      .filter((id) => !Object.hasOwn(words, id))
      .map((id) => ({ locale, path: [...path, id], message: 'manque : cette formule est dans src/site.ts' })),
    ...Object.keys(words)
      .filter((id) => !plans.includes(id))
      .map((id) => ({ locale, path: [...path, id], message: 'aucune formule de ce nom dans src/site.ts' })),
  ]);
}

/** A fact that `site.ts` has no more, and a name of it that is typed. */
function wrongSentences(locale: Locale): Fault[] {
  const tree = facts(locale);
  const known = new Set(factNames(tree));
  return listStrings(messages[locale]).flatMap(({ path, text }) => {
    const unknown = [...text.matchAll(/\{\{\s*(\w+)\.([\w.]+)\s*\}\}/g)]
      // What is no fact at all is given by the page that says it.
      .filter(([, root = '', rest = '']) => root in tree && !known.has(`${root}.${rest}`))
      .map(([whole]) => `${whole} ne correspond à rien dans src/site.ts`);
    return [...unknown, typedName(text)].flatMap((message) =>
      message === undefined ? [] : [{ locale, path, message }],
    );
  });
}

/** The file of a message and its line there; of one that is missing, the line of what it belongs in. */
function placeOf(locale: Locale, path: readonly PropertyKey[]): { file: string; line: number } {
  const [group = ''] = path.map(String);
  const declared = new RegExp(`^export const ${group}\\b`, 'm');
  const file = globSync(`src/i18n/messages/*/${locale}.ts`).find((own) =>
    declared.test(readFileSync(own, 'utf8')),
  );
  if (file === undefined) {
    const french = globSync('src/i18n/messages/*/fr.ts').find((own) =>
      declared.test(readFileSync(own, 'utf8')),
    );
    return { file: french?.replace('fr.ts', `${locale}.ts`) ?? 'src/i18n/messages/index.ts', line: 1 };
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  let line = lines.findIndex((own) => declared.test(own));
  for (const name of path.slice(1).map(String)) line = lineBelow(lines, line, name);
  return { file: file.replaceAll('\\', '/'), line: line + 1 };
}

/** The line of a key, or of an entry of a list, below that of what holds it; that line itself where there is none. */
function lineBelow(lines: readonly string[], line: number, name: string): number {
  const indent = indentOf(lines[line] ?? '') + 2; // as prettier writes them
  const end = lines.findIndex((own, index) => index > line && indentOf(own) < indent && own.trim() !== '');
  const own = lines
    .map((text, index) => ({ text, index }))
    .filter(({ text, index }) => index > line && index < end && indentOf(text) === indent)
    .filter(({ text }) => !/^\s*[\])}/*]/.test(text));
  const found = /^\d+$/.test(name)
    ? own[Number(name)]
    : own.find(({ text }) => text.trimStart().replace(/^'/, '').startsWith(`${name}:`));
  return found?.index ?? line;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
