import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Rooms by name, their list as words between spaces. */
const table = (rooms: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(rooms).map(([name, words]) => [name, words.split(' ')]));

/**
 * Who may import whom: the rooms below `src/`, and the rooms that each may read besides itself. The README's table
 * says why. Packages are listed where only one room may use them.
 */
const MAY_IMPORT = table({
  site: 'locales',
  locales: '',
  colours: '',
  'build-time': '',
  routes: 'locales site',
  schemas: 'locales',
  rules: '',
  // Public data on awarded contracts; its import is dated like a build.
  competition: 'build-time schemas locales i18n ui',
  i18n: 'locales site',
  stores: 'schemas rules client locales',
  // The explorer looks figures up, and draws them, as a build does.
  client: 'schemas rules competition ui locales',
  // The pictures of the finished console, with their addresses.
  assets: 'locales',
  editorial: 'build-time competition http i18n locales routes rules schemas site',
  // What search engines read of a page: pure builders over facts that screens pass, typed by schema-dts.
  'structured-data': 'locales routes site',
  ui: '',
  // The foot of every page states the conformity that the audit comes to.
  frame: 'colours build-time ui i18n routes site locales client editorial styles',
  islands: 'stores schemas client rules locales',
  styles: '',
  layouts: 'frame styles i18n routes islands locales site client http schemas structured-data',
  screens:
    'assets layouts ui frame islands i18n routes site locales editorial schemas rules competition client stores structured-data',
  http: 'site locales schemas',
  server: 'colours http schemas rules site i18n locales routes',
  // Cards have the covers of articles.
  integrations: 'colours ui http build-time site routes locales editorial i18n schemas styles',
  // Endpoints in pages write one text each: robots.txt, the feed …
  pages: 'colours screens editorial competition i18n site routes locales http integrations build-time styles',
  // What islands fetch once they are at work.
  'pages/texts': 'i18n islands locales routes site',
  'content.config': 'editorial schemas locales',
});

/** Packages that one room alone may import. */
const ONLY_FROM = table({
  rosetta: 'i18n',
  react: 'islands',
  'react-dom': 'islands',
  'sanitize-html': 'server',
  nanostores: 'stores',
  satteri: 'editorial',
  minisearch: 'client',
  'schema-dts': 'structured-data',
  '@takumi-rs/core': 'integrations',
  hyparquet: 'competition',
  'csv-parse': 'competition',
});

/** Rooms whose types alone may be read: the words of an island are typed where they are written; rules need no zod. */
const TYPES_FROM = table({
  schemas: 'i18n',
  client: 'site',
  rules: 'schemas',
  competition: 'i18n',
});

/** The room of a file below `src/`. */
function roomOf(file: string): string {
  const [first = '', second] = file.split('/');
  if (first === 'pages' && second === 'texts') return `pages/${second}`;
  return first.replace(/\.(?:ts|tsx|astro|css)$/, '');
}

const files = globSync('src/**/*.{ts,tsx,astro,css}').map((file) => file.replace(/^src\//, ''));
const imports = files.flatMap((file) => {
  const source = readFileSync(path.join('src', file), 'utf8');
  const typed = new Set(
    [...source.matchAll(/^import type [^;]+? from '([^']+)'/gm)].map(([, target]) => target),
  );
  return [...source.matchAll(/(?:from|import|import\()\s*['"]([^'"]+)['"]/g)].map(([, target = '']) => ({
    file,
    target,
    isType: typed.has(target),
  }));
});
const inside = imports
  .filter(({ target }) => target.startsWith('.'))
  .map(({ file, target, isType }) => ({
    file,
    target: path.posix.join(path.posix.dirname(file), target),
    isType,
  }));

describe('the rooms of the house', () => {
  it('know every folder of src', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it('import only whom they may', () => {
    const broken = inside.filter(({ file, target, isType }) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      const rooms = [...(MAY_IMPORT[from] ?? []), ...(isType ? (TYPES_FROM[from] ?? []) : [])];
      return from !== to && !rooms.includes(to);
    });
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('leave the counting of public data to itself and the schemas: anybody may check it alone', () => {
    const counting = (file: string) => file.startsWith('competition/counting/');
    const broken = inside.filter(
      ({ file, target }) => counting(file) && !counting(target) && roomOf(target) !== 'schemas',
    );
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('never import each other, two by two', () => {
    const edges = new Set(inside.map(({ file, target }) => `${roomOf(file)} ${roomOf(target)}`));
    const pairs = inside.filter(({ file, target, isType }) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      return from !== to && edges.has(`${to} ${from}`) && !(isType && TYPES_FROM[from]?.includes(to));
    });
    expect(pairs.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('have no circle of imports, types included', () => {
    const targets = new Map<string, string[]>();
    for (const { file, target } of inside) targets.set(file, [...(targets.get(file) ?? []), target]);
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (file: string, way: readonly string[]) => {
      const start = way.indexOf(file);
      if (start !== -1) circles.push([...way.slice(start), file].join(' → '));
      if (start !== -1 || done.has(file)) return;
      for (const target of targets.get(file) ?? []) follow(target, [...way, file]);
      done.add(file);
    };
    for (const file of targets.keys()) follow(file, []);
    expect(circles).toEqual([]);
  });

  it('keep each screen to its own sections', () => {
    const screen = (file: string) => file.split('/')[1];
    const broken = inside.filter(
      ({ file, target }) =>
        roomOf(file) === 'screens' && roomOf(target) === 'screens' && screen(file) !== screen(target),
    );
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('leave each package to its room', () => {
    const broken = imports.filter(({ file, target }) => {
      const name = target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/');
      const rooms = ONLY_FROM[name];
      return rooms !== undefined && !rooms.includes(roomOf(file));
    });
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  it('have page files that hold one screen and nothing drawn', () => {
    const drawn = globSync('src/pages/**/*.astro').filter((file) =>
      /<style|<[a-z]/.test(readFileSync(file, 'utf8')),
    );
    expect(drawn).toEqual([]);
  });
});
