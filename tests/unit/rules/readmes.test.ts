import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUDGET } from '../../support/budget.ts';

/** The most that the front door may have, in bytes. */
const MOST_BYTES = 8_000;

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** The source of the steps of `npm test`, which names each between quotes. */
const STEPS = readFileSync('tests/run.ts', 'utf8');

/** Astro makes a page of every Markdown file below `src/pages` but those that begin with an underscore. */
const readmeOf = (room: string) => `${room}/${room === 'src/pages' ? '_README.md' : 'README.md'}`;

/** The folders that have a README of their own, from the root. */
const ROOMS = [
  ...readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`),
  'tests',
];

const DOCUMENTS = [
  'README.md',
  'content/README.md',
  '.config/deploy/README.md',
  ...globSync('.github/*.md'),
  ...globSync('{src,tests}/**/{README,_README}.md'),
];

/** What a README says of sizes, with `{}` where the number stands: it comes from the constant of that file. */
const QUOTED = [
  ['src/islands/README.md', 'first {} rows', 'src/islands/console/results/ResultTable.tsx', 'PAGE'],
  ['src/integrations/README.md', 'newest {} articles', 'src/integrations/cards/cards.ts', 'OWN_CARDS'],
  ['src/integrations/README.md', 'more than {} of their files', 'src/integrations/pages/finish.ts', 'MANY'],
  [
    'src/editorial/README.md',
    'shows {} articles of a theme',
    'src/editorial/articles/lists.ts',
    'PREVIEW_SIZE',
  ],
  ['src/editorial/README.md', '{} articles each', 'src/editorial/articles/lists.ts', 'PAGE_SIZE'],
] as const;

/** The name of a file in a text: from the root, from `src`, or within the folder of the document. */
const FILE = /`((?:[\w.[\]-]+\/)*[\w.[\]-]+\.(?:ts|tsx|mjs|astro|css|yaml|json))`/g;

/** What a build or a measurement makes, and what a host of functions asks for. */
const MADE = /^(?:dist|\.cache|\.bench)\/|^(?:api\/index\.ts|vercel\.json)$/;

/** The room of a file below `src`: its first folder, or its name where it lies in none. */
const roomOf = (file: string) => file.split('/')[1]?.replace(/\.\w+$/, '') ?? file;

const read = (file: string) => readFileSync(file, 'utf8');

/** A document without its blocks of code. */
const prose = (file: string) => read(file).replace(/^```[\s\S]*?^```/gm, '');

/** The names that a heading or a link gives to a place in a document, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the front door', () => {
  it(`has at most ${MOST_BYTES} bytes`, () => {
    expect(statSync('README.md').size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('leads to the README of every room', () => {
    const front = read('README.md');
    expect(ROOMS.filter((room) => !front.includes(`(${readmeOf(room)})`))).toEqual([]);
  });

  it('names every script', () => {
    const named = new Set([...read('README.md').matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name));
    expect(Object.keys(SCRIPTS).filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('the README of a room', () => {
  it.each(ROOMS)('%s begins with its contract, and dates its decisions', (room) => {
    const text = read(readmeOf(room));
    expect(text).toMatch(new RegExp(`^# \`${room}\`\n`));
    const [contract = '', decisions = ''] = text.split('\n## Decisions\n');
    expect([...contract.matchAll(/^- \*\*([\w ]+):\*\*/gm)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(['For', 'Promises']),
    );
    const headings = [...decisions.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings.filter((heading) => !/ \(\d{4}-\d\d-\d\d\)$/.test(heading))).toEqual([]);
  });
});

describe('the rooms that a README names', () => {
  const known = new Set([...ROOMS.map(roomOf), ...globSync('src/*.ts').map(roomOf)]);

  /** The rooms that a line of the contract names. */
  function named(room: string, line: string): string[] {
    const [, text = ''] =
      new RegExp(`^- \\*\\*${line}:\\*\\* (.*)$`, 'm').exec(read(readmeOf(`src/${room}`))) ?? [];
    return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => known.has(name));
  }

  const imports = globSync('src/**/*.{ts,tsx,astro,css}').flatMap((file) =>
    [...read(file).matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)]
      .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
      .filter((target) => target.startsWith('src/') && roomOf(target) !== roomOf(file))
      .map((target) => ({ from: roomOf(file), to: roomOf(target) })),
  );

  it.each(ROOMS.filter((room) => room !== 'tests').map(roomOf))(
    'src/%s are all that it imports, and all that import it',
    (room) => {
      const imported = imports.filter(({ from }) => from === room).map(({ to }) => to);
      const importing = imports.filter(({ to }) => to === room).map(({ from }) => from);
      expect(named(room, 'Imports')).toEqual(expect.arrayContaining(imported));
      expect(named(room, 'Imported by')).toEqual(expect.arrayContaining(importing));
    },
  );
});

describe('the sizes that a README names', () => {
  it.each(QUOTED)('%s: %s', (document, phrase, file, name) => {
    const [, value = ''] = new RegExp(`\\bconst ${name} = ([\\d_]+);`).exec(read(file)) ?? [];
    expect(read(document)).toContain(phrase.replace('{}', value));
  });

  it.each([
    ['first screen', BUDGET.firstScreen],
    ['page', BUDGET.page],
    ['script before any action', BUDGET.script],
  ])('the limit of a %s', (what, bytes) => {
    expect(read('tests/README.md')).toContain(`${what} ${bytes / 1024} kB`);
  });
});

describe.each(DOCUMENTS)('%s', (document) => {
  const folder = path.dirname(document);

  it('links to what exists', () => {
    const dead = [...prose(document).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]*)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => {
        const [file = '', anchor] = target.split('#');
        const found = file === '' ? document : path.join(folder, file);
        return !existsSync(found) || (anchor !== undefined && !anchorsOf(found).includes(anchor));
      })
      // The example of a drawing in the guide for editors.
      .filter((target) => target !== './mon-article.svg');
    expect(dead).toEqual([]);
  });

  it('names scripts, steps and files that exist', () => {
    const text = prose(document);
    const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !(name in SCRIPTS))).toEqual([]);
    const steps = [...text.matchAll(/npm test -- ([a-z0-9 ]+)/g)].flatMap(([, names = '']) =>
      names.trim().split(' '),
    );
    expect(steps.filter((name) => !STEPS.includes(`'${name}'`))).toEqual([]);
    const files = [...text.matchAll(FILE)].map(([, name = '']) => name).filter((name) => !MADE.test(name));
    const unknown = files.filter(
      (name) =>
        !existsSync(name) &&
        !existsSync(path.join('src', name)) &&
        globSync(`${folder}/**/${name}`).length === 0,
    );
    expect(unknown).toEqual([]);
  });
});
