import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The longest line that Prettier writes here (`printWidth`). */
const WIDTH = 110;

/**
 * Puts a folder of JSON files in the place of another, whole: they are written beside it, and only renamed once all are
 * there. Keys keep their order, so that the same values give the same bytes.
 */
export function replaceFolder(folder: string, files: ReadonlyMap<string, unknown>): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  const [next, old] = [path.join(made, 'next'), path.join(made, 'old')];
  try {
    mkdirSync(next);
    for (const [name, value] of files) writeFileSync(path.join(next, name), `${printJson(value)}\n`);
    try {
      renameSync(folder, old);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
    renameSync(next, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** JSON as Prettier would leave it: a property a line, and lists of plain values on one line where they fit. */
export function printJson(value: unknown, indent = '', before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    if (value.every((item) => typeof item !== 'object')) {
      const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
      if (before + line.length < WIDTH) return line;
    }
    return `[\n${value.map((item) => `${inner}${printJson(item, inner)}`).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + printJson(item, inner, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
