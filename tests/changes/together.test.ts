import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TreeCopy } from './tree-copy.ts';
import { CHANGES } from './changes.ts';

/** The changes that can stand in one copy, which costs one build. */
const TOGETHER = CHANGES.filter(({ isApart }) => isApart !== true);

/** The tests of the copy that read what these changes touch; at night every one runs, for each change on its own. */
const READERS = [
  'unit/rules/messages',
  'unit/routes',
  'unit/navigation',
  'unit/editorial/claims',
  'unit/scoring/tenders-file',
  'build/login',
  'build/glossary',
  'build/crawlers/structured-data',
  'build/crawlers/sitemap',
  'build/crawlers/links',
  'build/crawlers/head',
];

describe('what editors and owners change, all at once', () => {
  let copy: TreeCopy;
  beforeAll(() => {
    copy = new TreeCopy();
    for (const change of TOGETHER) change.make(copy);
  });
  afterAll(() => copy.discard());

  it('passes the check of the texts', () => {
    const { status, output } = copy.run(['node', 'src/editorial/check.ts']);
    expect(status, output).toBe(0);
  });

  it('builds', () => {
    const { status, output } = copy.run(['astro', 'build']);
    expect(status, output).toBe(0);
  });

  it.each(TOGETHER.map((change) => [change.name, change] as const))('%s: is on the site', (_, change) => {
    expect(() => change.seen?.(copy)).not.toThrow();
  });

  it('passes the tests that read what has changed', () => {
    const { status, output } = copy.test(READERS);
    expect(status, output).toBe(0);
  });
});
