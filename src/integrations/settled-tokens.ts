import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const TOKENS = 'styles/tokens.css';

const STYLE = /\.css(?:$|\?)/;
const DECLARATION = /(?<name>--[\w-]+)\s*:\s*(?<value>[^;}]+);?/g;
const USE = /var\((?<name>--[\w-]+)\)/g;

/**
 * Writes the value of each design token where it is used, if nothing gives it another value: a page says so in fewer
 * bytes, and a browser need not look it up and parse it again for each element, which was an eighth of a first paint's
 * work on styles. Tokens that a band or the printer changes stay custom properties. In development all of them do.
 */
export function settledTokens(): Plugin {
  const settled = readSettled();
  return {
    name: 'settled-tokens',
    apply: 'build',
    // Between Vite's reading of styles, which puts imports in place, and its writing of them: a plugin without `enforce`.
    transform: (code, id) => (STYLE.test(id) ? { code: settle(code, settled), map: null } : undefined),
  };
}

/** The tokens that have one value everywhere, by name; not those made of others. */
function readSettled(): ReadonlyMap<string, string> {
  const styles = globSync('**/*.{css,astro}', { cwd: SOURCES }).map((file) =>
    readFileSync(SOURCES + file, 'utf8'),
  );
  const times = new Map<string, number>();
  for (const { groups } of styles.flatMap((style) => [...style.matchAll(DECLARATION)]))
    times.set(String(groups?.['name']), (times.get(String(groups?.['name'])) ?? 0) + 1);
  const tokens = [...readFileSync(SOURCES + TOKENS, 'utf8').matchAll(DECLARATION)];
  return new Map(
    tokens.flatMap(({ groups }) => {
      const { name = '', value = '' } = groups ?? {};
      return times.get(name) === 1 && !value.includes('var(') ? [[name, value.trim()]] : [];
    }),
  );
}

/** A style without the settled tokens: each where it is used, and declared nowhere. */
export function settle(css: string, settled: ReadonlyMap<string, string>): string {
  return css
    .replace(DECLARATION, (declaration: string, name: string) => (settled.has(name) ? '' : declaration))
    .replace(USE, (use: string, name: string) => settled.get(name) ?? use);
}
