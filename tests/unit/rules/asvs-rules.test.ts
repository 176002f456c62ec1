import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync(['src/**/*.{ts,tsx,astro}', 'astro.config.mjs']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, ''),
}));

/** The files that match, in order. */
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('nothing is evaluated as code', { tags: ['asvs-1.3.2'] }, () => {
  expect(filesWith(/\beval\(|new Function\(|setTimeout\(\s*['"`]/)).toEqual([]);
});

it(
  'no statement of SQL holds a value: only parameters, and constants of ours',
  { tags: ['asvs-1.2.4'] },
  () => {
    // The import of public data runs by hand on a database in memory: its statements are made of names of columns, and
    // of files that the operator named, quoted. No word of a visitor reaches them.
    // Copies of the store are of whole tables, whose names come from the store's own shape, quoted.
    const ofSite = sources.filter(({ file }) => !/^src\/(?:competition|server\/backup)\//.test(file));
    const inTemplates = ofSite.flatMap(({ file, text }) =>
      [...text.matchAll(/`[^`]*\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|PRAGMA)\b[^`]*`/g)]
        // What is written in capitals is a constant of ours.
        .filter(([statement]) => /\$\{(?![A-Z][A-Z_]*(?:\.length)?\})/.test(statement))
        .map(([statement]) => `${file}: ${statement.slice(0, 80)}`),
    );
    expect(inTemplates).toEqual([]);
  },
);

it('HTML is set in listed places only, with what we rendered ourselves', { tags: ['asvs-3.2.2'] }, () => {
  expect(
    filesWith(/set:html|dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/),
  ).toEqual([
    'src/ui/HeadStyles.astro', // styles of this project
    'src/ui/prose/Prose.astro', // texts of content/, whose Markdown refuses HTML
    'src/layouts/Page.astro', // structured data, in which no tag can end its script
    'src/frame/Head.astro', // rules of style made of what the build knows of its fonts
  ]);
});

it('certificates are never left unchecked', { tags: ['asvs-12.1.1'] }, () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
});
