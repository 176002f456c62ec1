import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { TreeCopy, type Run } from './tree-copy.ts';
import { CHANGES, LATER_EPOCH } from './changes.ts';

/** What each change took: the files that it touched, and the seconds from the edit until all was green. */
const table: string[] = [];

/** Checks, builds and tests a copy as `npm test` does but for its browsers; gives the seconds that it took. */
function proveGreen(copy: TreeCopy, environment: Readonly<Record<string, string>> = {}): number {
  const steps: (() => Run)[] = [
    () => copy.run(['node', 'src/editorial/check.ts'], environment),
    () => copy.run(['astro', 'build'], environment),
    () => copy.run(['astro', 'check'], environment),
    () => copy.test([], environment),
  ];
  return steps.reduce((sum, step) => {
    const { status, output, seconds } = step();
    expect(status, output).toBe(0);
    return sum + seconds;
  }, 0);
}

/** All the checks of a copy take as long as `npm test` without its browsers; this only ends what hangs. */
const TIMEOUT_MS = 3_600_000;

describe.runIf(process.env['CHANGES'] === 'each')(
  'each change on its own, with all checks and tests of the copy',
  { timeout: TIMEOUT_MS },
  () => {
    let copy: TreeCopy | undefined;
    afterEach(() => copy?.discard());
    afterAll(() => console.log(['change | files touched | seconds', ...table].join('\n')));

    function change(name: string, environment?: Readonly<Record<string, string>>): TreeCopy {
      const made = CHANGES.find((known) => known.name === name);
      copy = new TreeCopy();
      made?.make(copy);
      const seconds = proveGreen(copy, environment);
      made?.seen?.(copy);
      table.push(`${name} | ${[...copy.touched].join(', ')} | ${seconds.toFixed(0)}`);
      return copy;
    }

    it.each(CHANGES.map(({ name }) => name))('%s', (name) => {
      expect(change(name).touched.size).toBeGreaterThan(0);
    });

    it('an article scheduled for a later day, once the clock has moved past it', () => {
      const later = change('an article scheduled for a later day', { SOURCE_DATE_EPOCH: LATER_EPOCH });
      expect(later.list('dist/client/essai-a-venir.html')).toHaveLength(1);
    });
  },
);
