import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { SITE } from '#site.ts';
import { CHANGES, type Change } from './changes.ts';
import { TreeCopy } from './tree-copy.ts';
import { NAMED_ARTICLES } from '#routes.ts';

/** All checks of a copy take as long as `npm test` without its browsers; this only ends what hangs. */
const TIMEOUT_MS = 3_600_000;

/** The names of changes, with those that are done in one copy. */
const COPIES: readonly (readonly [name: string, changes: readonly Change[]])[] = [
  ['all that can stand side by side', CHANGES.filter(({ isApart }) => !isApart)],
  ...CHANGES.filter(({ isApart }) => isApart).map((change) => [change.name, [change]] as const),
];

describe.each(COPIES)('what editors and owners change: %s', (_, changes) => {
  const copy = new TreeCopy();
  afterAll(() => copy.discard());

  it('passes every check and test that needs no browser', { timeout: TIMEOUT_MS }, () => {
    for (const change of changes) change.make(copy);
    const pictures = ['astro build', 'node tests/pictures/run.ts'];
    const isPictured = changes.some((change) => change.isPictured);
    const commands = [
      'node src/editorial/check.ts',
      ...(isPictured ? pictures : []),
      'astro build',
      'npm run types',
    ];
    for (const command of commands) expect(() => copy.runOrThrow(command.split(' '))).not.toThrow();
    expect(() => copy.runTests()).not.toThrow();
  });

  it.each(changes)('$name: is on the site', ({ holds = {}, redrawn = [] }) => {
    for (const [file, words] of Object.entries(holds))
      expect(copy.read(`dist/client/${file}`), file).toContain(words);
    expect(redrawn.filter((file) => copy.isAsBefore(file))).toEqual([]);
  });

  it.each(changes.flatMap(({ gone = [] }) => gone))('%s: is named nowhere any more', (name) => {
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u');
    const traces = copy
      .list('dist/client/**/*.{html,xml,txt,json,js,webmanifest,svg,md}')
      .filter((file) => !/licences/.test(file)) // the words of others
      .filter((file) => word.test(file) || word.test(copy.read(file)));
    expect(traces).toEqual([]);
  });
});

/** A change half done: what is changed, and the place that is then named. */
const HALF_DONE: readonly (readonly [name: string, make: (copy: TreeCopy) => void, says: RegExp])[] = [
  [
    'a name of the site in a text',
    (copy) => copy.edit(`content/articles/${NAMED_ARTICLES.data}.md`, '{{product}}', SITE.assistant),
    new RegExp(
      String.raw`^content/articles/${NAMED_ARTICLES.data}\.md:\d+: noms : « ${SITE.assistant} »`,
      'm',
    ),
  ],
  [
    'an article that a page leads to, renamed in its folder alone',
    (copy) => {
      for (const end of ['md', 'svg'])
        copy.rename(`content/articles/${NAMED_ARTICLES.ahead}.${end}`, `content/articles/autre-nom.${end}`);
      copy.edit('content/articles/autre-nom.md', 'theme:', `aliases: ["/${NAMED_ARTICLES.ahead}"]\ntheme:`);
    },
    /^src\/routes\.ts:\d+: ahead : .* est un ancien nom : écrivez autre-nom/m,
  ],
];

describe('a change half done is refused by name, with its file and line:', () => {
  const copy = new TreeCopy();
  afterEach(() => copy.restore());
  afterAll(() => copy.discard());

  it.each(HALF_DONE)('%s', (_, make, says) => {
    make(copy);
    const { status, output } = copy.run(['node', 'src/editorial/check.ts']);
    expect(output).toMatch(says);
    expect(status).toBe(1);
  });
});
