import { expect, it } from 'vitest';
import { outlineOf } from '../support/outline.ts';

const SAID = [
  'document',
  'heading, Prices, per month, level 1',
  'list, Plans',
  'listitem, level 1, position 1, set size 2',
  'link, First',
  'end of listitem, level 1, position 1, set size 2',
  'listitem, level 1, position 2, set size 2',
  'link, Second',
  'end of listitem, level 1, position 2, set size 2',
  'end of list, Plans',
  'textbox, Name, Your first name, invalid, required',
  'textbox, E-mail, required',
  'end of document',
];
const outline = (change: (said: string) => string = (said) => said, fields = false) =>
  outlineOf(SAID.map(change).join('\n'), { fields });

it('nests what is said, without its words', () => {
  expect(outline()).toBe(`document
  heading, …, level 1
    list, …
      listitem, level 1
        link, …
    textbox, …, invalid, required
    textbox, …, required
`);
});

it.each([
  ['a word', (said: string) => said.replace('First', 'A price, 49 €')],
  [
    'a title in pieces',
    (said: string) => (said.startsWith('heading') ? `${said}\nPrices,\nper month\nend of ${said}` : said),
  ],
  ['an entry more', (said: string) => said.replace('link, Second', 'link, Second\nlink, Third')],
])('stays the same after %s', (_, change) => {
  expect(outline(change)).toBe(outline());
});

it.each([
  ['a name is lost', (said: string) => said.replace(', E-mail', '')],
  ['a state is lost', (said: string) => said.replace(', invalid', '')],
  ['a heading changes its level', (said: string) => said.replace('month, level 1', 'month, level 2')],
  ['a list ends elsewhere', (said: string) => said.replace('end of list, Plans', 'paragraph')],
])('changes when %s', (_, change) => {
  expect(outline(change)).not.toBe(outline());
});

it('says each field of a form, and the entries of its lists once', () => {
  const twice = (said: string) =>
    said.replace('textbox, E-mail, required', 'textbox, A, required\ntextbox, B, required');
  expect(outline(twice)).toBe(outline());
  expect(outline(twice, true)).not.toBe(outline(undefined, true));
  expect(outline(undefined, true).match(/listitem/g)).toHaveLength(1);
});
