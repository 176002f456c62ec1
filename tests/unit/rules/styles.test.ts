import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS } from '#colours.ts';

const TOKENS = 'src/styles/tokens.css';
const tokens = [
  ...[...readFileSync(TOKENS, 'utf8').matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name),
  ...Object.keys(COLOURS).map((name) => `--${name}`),
];
const files = globSync('src/**/*.{astro,css,tsx}');
const styles = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));

it('design tokens: all are used', () => {
  const everything = styles.map(({ source }) => source).join('\n');
  expect(tokens.filter((name) => !everything.includes(`var(${name})`))).toEqual([]);
});

it('design tokens: no style names an unknown token', () => {
  const known = new Set([...tokens, '--focus', '--least', '--columns', '--below', '--height', '--thread']);
  const unknown = styles.flatMap(({ file, source }) => {
    // Custom properties declared in the same file are no tokens.
    const own = new Set([...source.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name));
    return [...source.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name = '']) => !known.has(name) && !own.has(name))
      .map(([, name]) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

it('design tokens: no raw colour stands elsewhere, and no element has a style attribute', () => {
  const raw = styles.flatMap(({ file, source }) =>
    [...source.matchAll(/:\s[^;{}\n]*(#[0-9a-f]{3,8}|rgba?\(|hsla?\()[^;]*;|\sstyle=/gi)].map(
      ([found]) => `${file}: ${found.trim()}`,
    ),
  );
  expect(raw).toEqual([]);
});
