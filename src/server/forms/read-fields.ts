import { MIMEType } from 'node:util';
import type { AppContext } from '../context.ts';
import { isRecord } from '../json.ts';

/** Fields of a form by name: a text, several texts under one name, or any JSON. */
export type Fields = Readonly<Record<string, unknown>>;

export type ReadFields =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly reason: 'unsupported' | 'malformed' | 'too-large' };

/** Reads the body of a form: URL-encoded, or JSON from a script; both in UTF-8. */
export async function readFields(c: AppContext): Promise<ReadFields> {
  if (c.get('refusal')?.reason === 'too-large') return { ok: false, reason: 'too-large' };
  const type = mediaType(c.req.header('content-type'));
  if (type === undefined) return { ok: false, reason: 'unsupported' };
  try {
    const text = UTF8.decode(await c.req.arrayBuffer());
    const entries = type === 'application/json' ? jsonEntries(text) : formEntries(text);
    const fields = Object.fromEntries(entries.map(([name, value]) => [name, normalise(value)]));
    return { ok: true, fields };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}

const MAX_FIELDS = 50;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

const READABLE = new Set(['application/json', 'application/x-www-form-urlencoded']);

function mediaType(header: string | undefined): string | undefined {
  if (header !== undefined && READABLE.has(header)) return header;
  try {
    const { essence, params } = new MIMEType(header ?? '');
    const charset = params.get('charset') ?? 'utf-8';
    return READABLE.has(essence) && /^utf-?8$/i.test(charset) ? essence : undefined;
  } catch {
    return undefined; // no type, or an invalid one
  }
}

function jsonEntries(text: string): [string, unknown][] {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new SyntaxError('A form in JSON is an object.');
  const entries = Object.entries(value);
  if (entries.length > MAX_FIELDS) throw new SyntaxError('Too many fields.');
  return entries;
}

/** Decodes fields. A repeated name has a list, which a field with one value refuses. */
function formEntries(text: string): [string, unknown][] {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw new SyntaxError('Too many fields.');
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values.get(name);
    if (before === undefined) values.set(name, [value]);
    else before.push(value);
  }
  return [...values].map(([name, given]) => [name, given.length === 1 ? given[0] : given]);
}

/** Normalises line breaks, and removes characters that PostgreSQL cannot store. */
function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise);
  if (typeof value !== 'string') return value;
  return value.replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed();
}
