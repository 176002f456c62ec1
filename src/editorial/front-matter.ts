import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

/** Something wrong in a content file, as an editor must read it to mend it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  /** Path of the field in the front matter (`cover.percent`), or a name for the place (`corps`). */
  readonly field: string;
  readonly message: string;
}

/** A content file read whole: its front matter when it holds, and everything that does not. */
export interface ReadFile<Data> {
  readonly data: Data | undefined;
  readonly body: string;
  /** Number of the body's first line in the file. */
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
}

const FENCE = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

/** Separates the front matter from the body and checks it; never throws on what an editor can write. */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  raw: string,
  schema: Schema,
): ReadFile<z.infer<Schema>> {
  const source = raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fence = FENCE.exec(source);
  if (fence === null) {
    const message = 'le fichier doit commencer par une ligne ---, les champs, puis une ligne ---';
    return {
      data: undefined,
      body: source,
      bodyLine: 1,
      problems: [{ file, line: 1, field: 'en-tête', message }],
    };
  }
  const [whole, yaml = ''] = fence;
  const { data, problems } = readYaml(file, yaml, schema, 2); // the opening fence is the first line
  return { data, body: source.slice(whole.length), bodyLine: whole.split('\n').length, problems };
}

/** Reads YAML and checks it. `firstLine` is the number in the file of the YAML's first line. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  firstLine = 1,
): Pick<ReadFile<z.infer<Schema>>, 'data' | 'problems'> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  const syntax = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    field: 'en-tête',
    message: `YAML illisible : ${error.message.split('\n')[0]}`,
  }));
  if (syntax.length > 0) return { data: undefined, problems: syntax };

  const checked = schema.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {});
  if (checked.success) return { data: checked.data, problems: [] };
  const problems = checked.error.issues.map((issue) => ({
    file,
    line: lineAt(offsetOf(document, issue.path)),
    field: issue.path.join('.') || 'en-tête',
    message: issue.message + exampleOf(schema, issue.path),
  }));
  return { data: undefined, problems };
}

/** Where a field stands in the YAML; the nearest parent's place when the field is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (node instanceof Object && 'range' in node && Array.isArray(node.range)) return Number(node.range[0]);
  }
  return 0;
}

/** The schema's own example for a field, ready to follow its message. */
function exampleOf(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let current: unknown = schema;
  for (const step of path) current = childOf(current, step);
  const example = metaOf(current)?.['example'];
  return typeof example === 'string' ? `. Exemple : ${example}` : '';
}

function childOf(schema: unknown, step: PropertyKey): unknown {
  if (!(schema instanceof Object)) return undefined;
  if ('shape' in schema && schema.shape instanceof Object) return Reflect.get(schema.shape, step);
  if ('element' in schema) return schema.element;
  return undefined;
}

function metaOf(schema: unknown): Record<string, unknown> | undefined {
  if (!(schema instanceof Object && 'meta' in schema && typeof schema.meta === 'function')) return undefined;
  const meta: unknown = schema.meta();
  return meta instanceof Object ? { ...meta } : undefined;
}
