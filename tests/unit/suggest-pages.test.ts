import { expect, test, vi } from 'vitest';
import { suggestPages } from '#rules/suggest-pages.ts';

const PAGES = [
  '/',
  '/en',
  '/tarifs',
  '/en/pricing',
  '/demo',
  '/en/demo',
  '/a-propos',
  '/en/about',
  '/signaux-faibles',
];

test.each([
  ['/TARIFS', '/tarifs'],
  ['//tarifs', '/tarifs'],
  ['/tarifs%', '/tarifs'],
  ['/tarifs.html/', '/tarifs'],
  ['/À-PROPOS', '/a-propos'],
  ['/%C3%80-propos', '/a-propos'],
  ['/%64emo', '/demo'],
])('wrong address: %s suggests %s alone, which differs in capitals, accents and signs', (asked, page) => {
  expect(suggestPages(asked, PAGES)).toEqual([page]);
});

test.each([
  ['/pricing', '/en/pricing'],
  ['/en/tarifs', '/tarifs'],
  ['/fr/tarifs', '/tarifs'],
])('wrong address: %s suggests %s, which is in the other language', (asked, page) => {
  expect(suggestPages(asked, PAGES)).toEqual([page]);
});

test('wrong address: suggests the page of the same name in another folder', () => {
  expect(suggestPages('/blog/2024/signaux-faibles', PAGES)).toEqual(['/signaux-faibles']);
});

test.each([
  ['/tarrifs', '/tarifs'],
  ['/en/pricng', '/en/pricing'],
  ['/signeaux-faible', '/signaux-faibles'],
])('wrong address: %s suggests %s, which was mistyped', (asked, page) => {
  expect(suggestPages(asked, PAGES)[0]).toBe(page);
});

test.each(['/wp-login.php', '/nowhere', '/xyz', '/', '/%', '/%ff', '/contact'])(
  'wrong address: %s suggests nothing',
  (asked) => {
    expect(suggestPages(asked, PAGES)).toEqual([]);
  },
);

test('wrong address: at most three suggestions', () => {
  const many = ['/a/plan', '/b/plan', '/c/plan', '/d/plan'];
  expect(suggestPages('/plan', many)).toHaveLength(3);
});

test('wrong address: a very long one is not normalised', () => {
  // Marks out of order, which take a time that grows with their square.
  const marks = '\u0316\u0300'.repeat(30_000);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(suggestPages(`/tarifs${marks}`, PAGES)).toEqual([]);
  expect(normalize).not.toHaveBeenCalled();
  expect(suggestPages('/tarifs', PAGES)).toEqual(['/tarifs']);
  expect(normalize).toHaveBeenCalled();
  normalize.mockRestore();
});
