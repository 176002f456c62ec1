import { expect, it } from 'vitest';
import { placeholderIn } from '../../../src/integrations/release.ts';

it.each([
  ['an address of mail', 'mailto:contact@adjuge.example'],
  ['an address of the site', '<loc>https://www.adjuge.example/tarifs</loc>'],
])('a release holds back %s', (_, text) => {
  expect(placeholderIn(text)).toBeDefined();
});

it.each(['contact@adjuge.fr', 'a.example{color:red}', 'https://www.adjuge.fr/exemple', 'const {a:{b}}=c'])(
  'and lets %s out',
  (text) => {
    expect(placeholderIn(text)).toBeUndefined();
  },
);
