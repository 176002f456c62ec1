import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { fillFacts, unknownFact } from '../../i18n/facts.ts';
import type { Locale } from '../../locales.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { firstFew, type Problem } from '../problem.ts';
import { mapStrings } from '../../i18n/typography.ts';
import {
  choicesOf,
  exampleOf,
  fieldNames,
  inFrench,
  schemaAt,
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
    return {
      body: source,
      bodyLine: 1,
      isDraft: false,
      isUnfenced: true,
      ...unfenced(source),
    };
  const { yaml, body, bodyLine } = parts;
  const place = { body, bodyLine, isDraft: /^draft:[ \t]*true[ \t]*$/m.test(yaml), isUnfenced: false };
  try {
    return { ...place, ...readYaml(yaml, schema, locale, 2, place.isDraft) };
  } catch (error) {
    // the parser is recursive: a thousand levels overflow its stack
    if (error instanceof RangeError) return { ...place, ...unreadable('trop de niveaux imbriqués') };
    throw error;
  }
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
  const trapped: Problem[] = found.map(({ offset, message }) => {
    const line = lineAt(offset);
    return { line, field: fieldAt(yaml, line - firstLine), message };
  });
  if (found.some(({ fatal }) => fatal)) return { data: undefined, problems: trapped, lineOf };

  const values = mapStrings(document.toJS({ maxAliasCount: 0 }) ?? {}, (text) =>
    unknownFact(text, locale) === undefined ? fillFacts(text, locale) : text,
  );
  const checked = schema.safeParse(values, { error: inFrench });
  if (checked.success) return { data: checked.data, values, problems: trapped, lineOf };
  const { issues } = checked.error;
  return {
    data: undefined,
    values,
    problems: merge(trapped, { issues, values, schema, lineOf, isDraft }),
    lineOf,
  };
}

/** Values that the schema refused, with their places. */
interface Refusal {
  readonly issues: readonly z.core.$ZodIssue[];
  readonly values: unknown;
  readonly schema: z.ZodType;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  readonly isDraft: boolean;
}

/** One problem a line: what an editor typed and YAML reads otherwise, or what the schema refuses of it. */
function merge(trapped: readonly Problem[], refusal: Refusal): Problem[] {
  const { issues, values, lineOf } = refusal;
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, nameMeant(key, issue, refusal)].join('.'))
        : [],
    ),
  );
  const told = new Map(trapped.map((problem) => [problem.line, problem]));
  const refused = issues
    // of a value that is wrong in two ways, the first is said
    .filter(
      (issue, index) =>
        issue.code === 'unrecognized_keys' ||
        issues.findIndex(({ path }) => path.join('.') === issue.path.join('.')) === index,
    )
    // a field whose name is misspelt is not missing
    .filter(({ path, message }) => !(message.startsWith('manque') && meant.has(path.join('.'))))
    .flatMap((issue) => {
      const isText = issue.code !== 'invalid_type' || issue.expected === 'string';
      if (isText && told.has(lineOf(issue.path)) && valueAt(values, issue.path) !== undefined) return [];
      const problems = explain(issue, refusal);
      for (const { line } of problems) told.delete(line);
      return problems;
    });
  return [...told.values(), ...refused];
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

/** Says what is wrong with a field, with its line, and what was meant or else the schema's example. */
function explain(issue: z.core.$ZodIssue, refusal: Refusal): Problem[] {
  const { values, schema, lineOf, isDraft } = refusal;
  const parent = schemaAt(schema, issue.path);
  if (issue.code !== 'unrecognized_keys') {
    const typed = valueAt(values, issue.path);
    const meant = typeof typed === 'string' ? didYouMean(typed, choicesOf(issue)) : '';
    const message = issue.message + (meant || exampleOf(parent));
    const field = issue.path.join('.') || 'en-tête';
    const isUnfinished = isDraft && (field !== 'title' || typed !== undefined);
    const problem = { line: lineOf(issue.path), field, message };
    return [isUnfinished ? { ...problem, severity: 'warning' } : problem];
  }
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    const meant = nameMeant(key, issue, refusal);
    const remedy = meant ?? `un de ${firstFew(fieldNames(parent))}, ou retirez-le`;
    return { line: lineOf(path), field: path.join('.'), message: `champ inconnu : écrivez ${remedy}` };
  });
}

/** The field that a name stands for: the nearest one, or the only one that its group lacks. */
function nameMeant(
  key: string,
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
  { issues, schema }: Refusal,
): string | undefined {
  const near = nearest(key, fieldNames(schemaAt(schema, path)));
  if (near !== undefined || keys.length > 1) return near;
  const group = path.join('.');
  const lacking = issues.filter(
    (one) => one.message.startsWith('manque') && one.path.slice(0, -1).join('.') === group,
  );
  return lacking.length === 1 ? String(lacking[0]?.path.at(-1)) : undefined;
}

/** Finds the value that an editor typed at a path. */
function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value instanceof Object && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    values,
  );
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

/** The field of a line of the YAML: the one named on it, with or without its colon, or the last named above it. */
function fieldAt(yaml: string, index: number): string {
  const above = yaml.split('\n').slice(0, index + 1);
  const [alone] =
    /[A-Za-z_][\w-]*(?=\s*$)/.exec(above.at(-1)?.match(/^\s*(?:- )?[\w-]+\s*$/)?.[0] ?? '') ?? [];
  return (
    alone ??
    above.findLast((line) => /^\s*(?:- )?[\w-]+\s*:/.test(line))?.match(/[A-Za-z_][\w-]*/)?.[0] ??
    'en-tête'
  );
}
