import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNER, PEOPLE } from '#site.ts';
import { TreeCopy } from '../changes/tree-copy.ts';

const FIELDS = Object.keys(OWNER);
const PERSON =
  "{ name: 'Zoé Martin', role: { fr: 'Direction', en: 'Director' }, line: '01 23 45 67 89', photo: '/icon-512.png' }";

/** Words of pages, and of files beside them, in place of what the owner has not given. */
const GAPS = /communiqué sur demande|provided on request|Photo à venir|Photo to come|\{\{\s*owner/;

/** Gives the owner's values, all but the one that is left out. */
function give(copy: TreeCopy, without?: string): void {
  const values = FIELDS.map((field) => {
    const value = field === 'domain' ? 'adjuge.fr' : `Valeur de ${field}`;
    return `  ${field}: ${field === without ? 'null' : `'${value}'`},\n`;
  });
  copy.edit('src/site.ts', /(?<=export const OWNER = \{\n)[^}]*(?=\} as const)/, values.join(''));
  if (without !== 'PEOPLE' && PEOPLE.length === 0)
    copy.edit('src/site.ts', /(?<=photo: string;\n\}\[\] = \[)(?=\];)/, PERSON);
}

describe('a release', () => {
  let copy: TreeCopy;
  beforeAll(() => {
    copy = new TreeCopy();
  });
  afterAll(() => copy.discard());
  const build = () => copy.run(['astro', 'build'], { RELEASE: '1' });

  it.each(PEOPLE.length === 0 ? [...FIELDS, 'PEOPLE'] : FIELDS)(
    'is refused without %s, which it names',
    (field) => {
      copy.restore();
      give(copy, field);
      const { status, output } = build();
      expect(status).not.toBe(0);
      expect(output).toMatch(new RegExp(`No release: .*\\b${field}\\b`));
    },
  );

  it('with all of them is built, and holds no gap and no address that is nobody’s', () => {
    copy.restore();
    give(copy);
    const { status, output } = build();
    expect(status, output).toBe(0);
    const files = copy.list('dist/client/**/*.{html,md,txt,json,xml}');
    expect(files.filter((file) => GAPS.test(copy.read(file)))).toEqual([]);
    expect(files.filter((file) => /@[\w.-]*\.example\b/.test(copy.read(file)))).toEqual([]);
  });
});
