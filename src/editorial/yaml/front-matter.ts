import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { fillKnown } from '#i18n/facts.ts';
import type { Locale } from '#locales.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { firstFew, type Problem } from '../problem.ts';
import { mapStrings } from '#i18n/typography.ts';
import {
  choicesOf,
  exampleOf,
  fieldNames,
  inFrench,
  shapesAt,
  syntaxErrors,
  traps,
} from './schema-problems.ts';
import { splitFrontMatter } from './source.ts';

/** YAML that was read: its data when it holds, and everything that does not. */
export interface CheckedYaml<Data> {
  /** `undefined` when a field is wrong. With its `{{facts}}` filled: lengths are those that a visitor sees. */
  readonly data: Data | undefined;
  /** Values as read, even where they do not hold; `undefined` when nothing can be read. */
  readonly values?: unknown;
  readonly problems: readonly Problem[];
  /** Line of a field, by its path; the nearest parent's line when it is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** A content file read whole. */
export interface FrontMatter<Data> extends CheckedYaml<Data> {
  readonly body: string;
  /** Number of the body's first line in the file. */
  readonly bodyLine: number;
  readonly isDraft: boolean;
  /** The lines `---` are not there: what is the body cannot be told. */
  readonly isUnfenced: boolean;
}

/** Separates the front matter from the body and checks it; never throws on what an editor can write. */
export function readFrontMatter<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  locale: Locale,
): FrontMatter<z.infer<Schema>> {
  const parts = splitFrontMatter(source);
  if (parts === undefined)
    return { body: source, bodyLine: 1, isDraft: false, isUnfenced: true, ...unfenced(source) };
  const { yaml, body, bodyLine } = parts;
  const isDraft = /^draft:[ \t]*true[ \t]*$/m.test(yaml);
  return { body, bodyLine, isDraft, isUnfenced: false, ...readYaml(yaml, schema, locale, 2, isDraft) };
}

/**
 * Reads YAML and checks it. `firstLine` is the line of the file on which it begins. What a draft lacks, or has half
 * written, is a notice.
 */
export function readYaml<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  locale: Locale,
  firstLine = 1,
  isDraft = false,
): CheckedYaml<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
  const broken = syntaxErrors(document, yaml);
  const found = broken.length > 0 ? broken : traps(document);
  const trapped = found.map(({ offset, message, isGuess }) => {
    const line = lineAt(offset);
    return { line, field: fieldAt(yaml, line - firstLine), message, isGuess };
  });
  if (found.some(({ fatal }) => fatal)) return { data: undefined, problems: trapped, lineOf };

  const values = mapStrings(document.toJS({ maxAliasCount: 0 }) ?? {}, (text) => fillKnown(text, locale));
  const { data, error } = schema.safeParse(values, { error: inFrench });
  if (error === undefined) return { data, values, problems: trapped, lineOf };
  const known = new Set(trapped.flatMap(({ line, isGuess }) => (isGuess ? [] : [line])));
  const refused = explainAll(error.issues, { document, schema, lineOf, isDraft })
    // one problem a line: what YAML reads otherwise than an editor meant it, else what the schema refuses
    .filter(({ line, isMissing }) => isMissing || !known.has(line));
  const rest = trapped.filter(
    (trap) => trap.isGuess !== true || refused.every(({ line }) => line !== trap.line),
  );
  return { data: undefined, values, problems: [...rest, ...refused], lineOf };
}

/** Words that explain the refusals of a schema. */
interface Source {
  readonly document: Document;
  readonly schema: z.ZodType;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  readonly isDraft: boolean;
}

/** Says what is wrong with each field, with its line, and what was meant or else the schema's example. */
function explainAll(issues: readonly z.core.$ZodIssue[], { document, schema, lineOf, isDraft }: Source) {
  const nameMeant = (key: string, path: readonly PropertyKey[]) =>
    nearest(key, fieldNames(shapesAt(schema, path)));
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, nameMeant(key, issue.path)].join('.'))
        : [],
    ),
  );
  const first = new Set<string>();
  return issues.flatMap((issue) => {
    const { path } = issue;
    const field = path.join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const names = fieldNames(shapesAt(schema, path));
        const remedy = nameMeant(key, path) ?? `un de ${firstFew(names)}, ou retirez-le`;
        const message = `champ inconnu : écrivez ${remedy}`;
        return { line: lineOf([...path, key]), field: [...path, key].join('.'), message, isMissing: false };
      });
    const isMissing = !document.hasIn(path);
    // of a value that is wrong in two ways, the first is said; a field whose name is misspelt is not missing
    if (first.has(field) || (isMissing && meant.has(field))) return [];
    first.add(field);
    const typed = document.getIn(path);
    const close = typeof typed === 'string' ? didYouMean(typed, choicesOf(issue)) : '';
    const message = issue.message + (close || exampleOf(shapesAt(schema, path)));
    const isUnfinished = isDraft && (field !== 'title' || !isMissing);
    const problem = { line: lineOf(path), field: field || 'en-tête', message, isMissing };
    return [isUnfinished ? { ...problem, severity: 'warning' as const } : problem];
  });
}

function unreadable(message: string, line = 1): CheckedYaml<never> {
  return { data: undefined, problems: [{ line, field: 'en-tête', message }], lineOf: () => 1 };
}

/** Says which of the two lines --- is missing; the second is to stand below the last line that looks like a field. */
function unfenced(source: string): CheckedYaml<never> {
  const [first = '', ...lines] = source.split('\n');
  if (first.trimEnd() !== '---')
    return unreadable('le fichier doit commencer par une ligne ---, les champs, puis une ligne ---');
  const end = lines.findIndex((line) => !/^(?:\w[\w-]*:|[ \t]+\S|#(?!#)|- |$)/.test(line));
  const last = lines.slice(0, end === -1 ? undefined : end).findLastIndex((line) => line.trim() !== '');
  return unreadable('la seconde ligne --- manque : ajoutez-la sous cette ligne, avant le texte', last + 2);
}

/** Place of a field's name in the YAML; the nearest parent's when the field is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path[length - 1]) : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (node instanceof Object && 'range' in node && Array.isArray(node.range)) return Number(node.range[0]);
  }
  return 0;
}

/** Finds the field of a line of the YAML: the last that is named on it or above it. */
function fieldAt(yaml: string, index: number): string {
  const lines = yaml.split('\n').slice(0, index + 1);
  const names = lines.map((line) => /^\s*(?:- )?([A-Za-z_][\w-]*)(?:\s*:|\s*$)/.exec(line)?.[1]);
  return names.findLast((name) => name !== undefined) ?? 'en-tête';
}
