import { afterAll, afterEach, expect, test } from 'vitest';
import { OWNER, PEOPLE } from '#site.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const FIELDS = Object.keys(OWNER);
const PERSON =
  "{ name: 'Zoé Martin', role: { fr: 'Direction', en: 'Director' }, line: '01 23 45 67 89', photo: '/icon-512.png' }";

/** Texts that stand for what the owner has not given. */
const GAPS = /communiqué sur demande|provided on request|Photo à venir|Photo to come|\{\{\s*owner/;

const copy = new ProjectCopy();
afterEach(() => copy.restore());
afterAll(() => copy.discard());

/** Sets the owner's values, except one. */
function setOwner(missing?: string): void {
  const values = FIELDS.map((field) => {
    const value = field === 'domain' ? 'adjuge.fr' : `Valeur de ${field}`;
    return `  ${field}: ${field === missing ? 'null' : `'${value}'`},\n`;
  });
  copy.edit('src/site.ts', /(?<=export const OWNER = \{\n)[^}]*(?=\} as const)/, values.join(''));
  if (missing !== 'PEOPLE' && PEOPLE.length === 0)
    copy.edit('src/site.ts', /(?<=photo: string;\n\}\[\] = \[)(?=\];)/, PERSON);
}

test('a release is refused without a value of the owner, which the message names', () => {
  const [field = ''] = FIELDS;
  setOwner(field);
  const { status, output } = copy.build({ RELEASE: '1' });
  expect(status).not.toBe(0);
  expect(output).toMatch(new RegExp(`No release: .*\\b${field}\\b`));
});

test('a release with every value of the owner has no gap and no example address', () => {
  setOwner();
  copy.buildOrThrow({ RELEASE: '1' });
  const files = copy.list('dist/client/**/*.{html,md,txt,json,xml}');
  expect(files.filter((file) => GAPS.test(copy.read(file)))).toEqual([]);
  expect(files.filter((file) => /@[\w.-]*\.example\b/.test(copy.read(file)))).toEqual([]);
});
