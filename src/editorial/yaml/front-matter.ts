import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { fillFacts, unknownFact } from '../../i18n/facts.ts';
import type { Locale } from '../../locales.ts';
import type { Problem } from '../problem.ts';
import { mapStrings } from '../../i18n/typography.ts';
import { exampleOf, fieldsOf, inFrench, schemaAt, syntaxErrors, traps } from './messages.ts';
import { splitFrontMatter } from './source.ts';

/** YAML that was read: its data when it holds, and everything that does not. */
export interface CheckedYaml<Data> {
  /** `undefined` when a field is wrong. With its `{{facts}}` filled: lengths are those that a visitor sees. */
  readonly data: Data | undefined;
  readonly problems: readonly Problem[];
  /** Line of a field, by its path; the nearest parent's line when it is missing. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** A content file read whole. */
export interface FrontMatter<Data> extends CheckedYaml<Data> {
  readonly body: string;
  /** Number of the body's first line in the file. */
  readonly bodyLine: number;
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
      ...unreadable('le fichier doit commencer par une ligne ---, les champs, puis une ligne ---'),
    };
  const { yaml, body, bodyLine } = parts;
  try {
    return { body, bodyLine, ...readYaml(yaml, schema, locale, 2) };
  } catch (error) {
    // the parser is recursive: a thousand levels overflow its stack
    if (error instanceof RangeError) return { body, bodyLine, ...unreadable('trop de niveaux imbriqués') };
    throw error;
  }
}

/** Reads YAML and checks it. `firstLine` is the line of the file on which it begins. */
export function readYaml<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  locale: Locale,
  firstLine = 1,
): CheckedYaml<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
  const broken = syntaxErrors(document);
  const found = broken.length > 0 ? broken : traps(document);
  const problems: Problem[] = found.map(({ offset, message }) => {
    const line = lineAt(offset);
    return { line, field: fieldAt(yaml, line - firstLine), message };
  });
  if (found.some(({ fatal }) => fatal)) return { data: undefined, problems, lineOf };

  const values = mapStrings(document.toJS({ maxAliasCount: 0 }) ?? {}, (text) =>
    unknownFact(text, locale) === undefined ? fillFacts(text, locale) : text,
  );
  const checked = schema.safeParse(values, { error: inFrench });
  if (checked.success) return { data: checked.data, problems, lineOf };
  problems.push(...checked.error.issues.flatMap((issue) => explain(issue, schema, lineOf)));
  return { data: undefined, problems, lineOf };
}

function unreadable(message: string): CheckedYaml<never> {
  return { data: undefined, problems: [{ line: 1, field: 'en-tête', message }], lineOf: () => 1 };
}

/** Says what is wrong with a field, with its line, and the schema's example. */
function explain(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  lineOf: (path: readonly PropertyKey[]) => number,
): Problem[] {
  const parent = schemaAt(schema, issue.path);
  if (issue.code !== 'unrecognized_keys') {
    const line = lineOf(issue.path);
    return [{ line, field: issue.path.join('.') || 'en-tête', message: issue.message + exampleOf(parent) }];
  }
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    const message = `champ inconnu : à retirer, ou à corriger en l'un de ${fieldsOf(parent).join(', ')}`;
    return { line: lineOf(path), field: path.join('.'), message };
  });
}

/** Where a field's name stands in the YAML; the nearest parent's place when the field is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path[length - 1]) : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (node instanceof Object && 'range' in node && Array.isArray(node.range)) return Number(node.range[0]);
  }
  return 0;
}

/** The field of a line of the YAML: the one named on it, or the last named above it. */
function fieldAt(yaml: string, index: number): string {
  const above = yaml.split('\n').slice(0, index + 1);
  return (
    above.findLast((line) => /^\s*(?:- )?[\w-]+\s*:/.test(line))?.match(/[A-Za-z_][\w-]*/)?.[0] ?? 'en-tête'
  );
}
