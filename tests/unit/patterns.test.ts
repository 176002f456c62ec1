import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** As long as the longest body that the server reads, in characters. */
const LONGEST = 65_536;

/** The files that cut what they are given first, and to how many characters. */
const CUT: Readonly<Record<string, number>> = { 'src/schemas/masking.ts': 2000 };

/** Five milliseconds are asked. What grows with the square of the length takes seconds, on any machine. */
const MOST_MS = 200;

const patterns = globSync(['src/server/**/*.ts', 'src/schemas/**/*.ts']).flatMap((file) =>
  patternsOf(file).map((pattern) => ({ file, pattern, length: CUT[file] ?? LONGEST })),
);

describe('what visitors send is searched in no more than linear time', () => {
  it('by dozens of patterns', () => {
    expect(patterns.length).toBeGreaterThan(50);
  });

  it.each(patterns)('by $pattern of $file', ({ pattern, length }) => {
    expect(attackOn(pattern, length)?.slice(0, 20)).toBeUndefined();
  });
});

describe('an attack', () => {
  it.each([/<[^>]*>/g, /\s*;\s*/, /a [^;]*\bb:/])('is found on %s, at half the length', (pattern) => {
    expect(attackOn(pattern, LONGEST / 2)).toBeDefined();
  });
});

/** A text that takes a pattern too long, if there is one. */
function attackOn(pattern: RegExp, length: number): string | undefined {
  return attacksOn(pattern.source, length).find((text) => {
    const begun = performance.now();
    text.replace(pattern, '');
    return performance.now() - begun > MOST_MS;
  });
}

/** The patterns that are written in a file. */
function patternsOf(file: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node) => {
    const [, source, flags] = ts.isRegularExpressionLiteral(node)
      ? (/^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [])
      : [];
    if (source !== undefined) found.push(new RegExp(source, flags));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** Long texts of what a pattern looks for, over and over, with an end that it does not look for. */
function attacksOn(source: string, length: number): string[] {
  const words = source.match(/[\w :/.-]{2,}/g) ?? [];
  const signs = source.replaceAll(/\\[wWdDsSbB]/g, '').match(/[^\\()[\]{}*+?^$|]/g) ?? [];
  const parts = [...new Set([...words, ...signs, 'a', '1', ' ', '\n', '<', '?', '@', '/', '%'])];
  return parts.flatMap((part) => {
    const body = part.repeat(length / part.length);
    return [`${body}\n\0`, `${body}\0`];
  });
}
