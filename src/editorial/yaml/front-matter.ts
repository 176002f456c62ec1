import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { fillKnown } from '#i18n/facts.ts';
import { mapStrings } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import { NOTICE, type Problem } from '../problem.ts';
import { inFrench, schemaProblems } from './schema-problems.ts';
import { splitFrontMatter } from './source.ts';
import { syntaxProblems } from './syntax.ts';

/** YAML that was read: its data when it is valid, and everything that does not. */
export interface CheckedYaml<Data> {
  /** `undefined` when a field is wrong. With its `{{facts}}` filled: lengths are those that a visitor sees. */
  readonly data: Data | undefined;
  /** Values as read, even invalid ones; `undefined` when nothing can be read. */
  readonly values?: unknown;
  readonly problems: readonly Problem[];
  /** Line of a field, by its path; the nearest parent's line when it is missing. */
  readonly fieldLine: (path: readonly PropertyKey[]) => number;
}

/** Front matter of a text, and the body below it; `body` is `undefined` when the lines `---` are not there. */
export interface FrontMatter<Data> extends CheckedYaml<Data> {
  readonly body: string | undefined;
  readonly bodyLine: number;
  readonly isDraft: boolean;
}

interface Reading {
  readonly locale: Locale;
  /** Line of the file on which the YAML begins. */
  readonly firstLine: number;
  /** Missing or incomplete fields of a draft are warnings. */
  readonly isDraft: boolean;
}

/** Separates the front matter from the body and checks it; never throws on what an editor can write. */
export function readFrontMatter<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  locale: Locale,
): FrontMatter<z.infer<Schema>> {
  const parts = splitFrontMatter(source);
  if (parts === undefined) return { body: undefined, bodyLine: 1, isDraft: false, ...missingFence(source) };
  const { yaml, body, bodyLine } = parts;
  const isDraft = /^draft:[ \t]*true[ \t]*$/m.test(yaml);
  return { body, bodyLine, isDraft, ...readYaml(yaml, schema, { locale, firstLine: 2, isDraft }) };
}

export function readYaml<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  { locale, firstLine, isDraft }: Reading,
): CheckedYaml<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const fieldLine = (path: readonly PropertyKey[]) => lineAt(fieldOffset(document, path));

  const broken = syntaxProblems(document).map(({ offset, message }) => {
    const line = lineAt(offset);
    return { line, field: fieldAt(yaml, line - firstLine), message };
  });
  if (broken.length > 0) return { data: undefined, problems: broken, fieldLine };

  const values = mapStrings(document.toJS() ?? {}, (text) => fillKnown(text, locale));
  const { data, error } = schema.safeParse(values, { error: inFrench });
  const problems = schemaProblems(error?.issues ?? [], schema).map(({ path, message }) => {
    const problem = { line: fieldLine(path), field: fieldName(path, values) || 'en-tête', message };
    const isUnfinished = isDraft && (path[0] !== 'title' || document.hasIn(path));
    return isUnfinished ? { ...problem, ...NOTICE } : problem;
  });
  return { data, values, problems, fieldLine };
}

/** Path of a field, with the id of each item on the way: `tenders.3 (EX-004).title`. */
function fieldName(path: readonly PropertyKey[], values: unknown): string {
  const steps = path.map((step, index) => {
    const id = readProperty(path.slice(0, index + 1).reduce(readProperty, values), 'id');
    const isNamed = typeof step === 'number' && typeof id === 'string' && path[index + 1] !== 'id';
    return isNamed ? `${step} (${id})` : String(step);
  });
  return steps.join('.');
}

function readProperty(value: unknown, key: PropertyKey): unknown {
  return value instanceof Object ? Reflect.get(value, key) : undefined;
}

/** Says which of the two lines --- is missing; the second is to stand below the last line that looks like a field. */
function missingFence(source: string): CheckedYaml<never> {
  const [first = '', ...lines] = source.split('\n');
  if (first.trimEnd() !== '---')
    return refuse(1, 'le fichier doit commencer par une ligne ---, les champs, puis une ligne ---');
  const end = lines.findIndex((line) => !/^(?:\w[\w-]*:|[ \t]+\S|#(?!#)|- |$)/.test(line));
  const last = lines.slice(0, end === -1 ? undefined : end).findLastIndex((line) => line.trim() !== '');
  return refuse(last + 2, 'la seconde ligne --- manque : ajoutez-la sous cette ligne, avant le texte');
}

function refuse(line: number, message: string): CheckedYaml<never> {
  return { data: undefined, problems: [{ line, field: 'en-tête', message }], fieldLine: () => 1 };
}

/** Place of a field's name in the YAML; the nearest parent's when the field is missing. */
function fieldOffset(document: Document, path: readonly PropertyKey[]): number {
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
