import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWhole, LOCALES, PARTIAL_LOCALES } from '../locales.ts';
import { ROUTES } from '../routes.ts';

/** A file to open for a language, and what it lacks there. */
interface Lack {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

const WHOLE = LOCALES.filter(isWhole);

/** A wording of each language side by side, by the key of the language that every one has. */
const keyed = (locale: string) =>
  new RegExp(String.raw`(?<![\w'"-])(?:${locale}|'${locale}'|"${locale}"):\s`, 'g');

/**
 * Code that chooses between French and English; code that only asks whether a page is French is right for any
 * language.
 */
const CHOICE = /=== 'fr' \? (?!undefined|''|\{\})|'(?:fr|en)' \? '(?:fr|en)'/;

/**
 * What a language that is being translated lacks, by file: its messages, texts, paths and wordings, and the code
 * that knows two languages only. Read from the files: the type checker would also name each place that needs no
 * change.
 */
export async function lacksOf(locale: string): Promise<Lack[]> {
  return [...(await messagesOf(locale)), ...textsOf(locale), ...pathsOf(locale), ...wordingsOf(locale)];
}

async function messagesOf(locale: string): Promise<Lack[]> {
  const lacks = globSync('src/i18n/messages/*/fr.ts').map(async (french) => {
    const file = french.replaceAll(path.sep, '/').replace('fr.ts', `${locale}.ts`);
    const keys = keysOf(await import(pathToFileURL(french).href));
    const own = new Set(existsSync(file) ? keysOf(await import(pathToFileURL(file).href)) : []);
    const missing = keys.filter((key) => !own.has(key));
    if (missing.length === 0) return [];
    const some = missing.slice(0, 3).join(', ');
    return [{ file, line: 1, what: `${missing.length} of ${keys.length} messages, such as ${some}` }];
  });
  return (await Promise.all(lacks)).flat();
}

/** The dotted key of each string in a tree. */
function keysOf(tree: unknown, key = ''): string[] {
  if (typeof tree === 'string') return [key];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, inner]) => keysOf(inner, key === '' ? name : `${key}.${name}`));
}

function textsOf(locale: string): Lack[] {
  return globSync('content/**/fr.{md,svg}')
    .map((file) => file.replaceAll(path.sep, '/').replace(/fr\.(\w+)$/, `${locale}.$1`))
    .filter((file) => !existsSync(file))
    .map((file) => ({ file, line: 1, what: 'the whole file' }));
}

/** A screen that has no path is not in that language: a screen of every other is expected to be. */
function pathsOf(locale: string): Lack[] {
  const missing = Object.entries(ROUTES)
    .filter(([, route]) => WHOLE.every((known) => known in route) && !(locale in route))
    .map(([name]) => name);
  return missing.length === 0
    ? []
    : [{ file: 'src/routes.ts', line: 1, what: `the paths of ${missing.join(', ')}` }];
}

function wordingsOf(locale: string): Lack[] {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'content/*.{yaml,json}', 'src/**/*.json'], {
    exclude: ['src/i18n/messages/**', 'src/routes.ts'],
  });
  return files.toSorted().flatMap((name) => {
    const file = name.replaceAll(path.sep, '/');
    const source = readFileSync(name, 'utf8');
    const lines = source.split('\n');
    const count = (code: string) => source.match(keyed(code))?.length ?? 0;
    const [all, own] = [Math.min(...WHOLE.map(count)), count(locale)];
    const choices = lines.flatMap((line, index) => (CHOICE.test(line) ? [index + 1] : []));
    const line = lines.findIndex((text) => keyed('en').test(text)) + 1;
    return [
      ...(all > own ? [{ file, line, what: `${all - own} of ${all} wordings` }] : []),
      ...choices.map((place) => ({
        file,
        line: place,
        what: 'a choice between French and one other language',
      })),
    ];
  });
}

/** Run by `npm run check`: lists what the languages that are being translated lack, and never fails. */
if (import.meta.main)
  for (const locale of PARTIAL_LOCALES) {
    const lacks = await lacksOf(locale);
    const places = lacks.map(({ file, line, what }) => `\n  ${file}:${line}: ${what}`);
    console.log(
      lacks.length === 0
        ? `${locale}: nothing is missing.`
        : `${locale}: ${lacks.length} places are missing:${places.join('')}`,
    );
  }
