import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alternates, ROUTES } from '#routes.ts';
import { SITE } from '#site.ts';

/** Section 2 of the specification, written out: the addresses that must never move. */
const SPECIFIED = [
  ['/', '/en'],
  ['/produit', '/en/product'],
  ['/solutions', '/en/solutions'],
  ['/tarifs', '/en/pricing'],
  ['/ressources', '/en/resources'],
  ['/a-propos', '/en/about'],
  [`/a-propos-${SITE.slug}`, `/en/about-${SITE.slug}`],
  ['/connexion', '/en/login'],
  ['/demo', '/en/demo'],
  ['/mentions-legales', '/en/legal'],
  ['/confidentialite', '/en/privacy'],
  ['/cgu', '/en/terms'],
] as const;

it('routes: hold every address of the specification', () => {
  const pairs = Object.values(ROUTES).map((route) => [route.fr, 'en' in route ? route.en : undefined]);
  for (const pair of SPECIFIED) expect(pairs).toContainEqual([...pair]);
  for (const path of ['/inscription', '/newsletter', '/newsletter-config'])
    expect(pairs.map(([fr]) => fr)).toContain(path);
});

it('routes: each French address has a page file, and each page file an address', () => {
  const files = globSync('src/pages/**/*.astro')
    .map(
      (file) =>
        file
          .replace(/^src\/pages/, '')
          .replace(/\.astro$/, '')
          .replace(/\/index$/, '') || '/',
    )
    .map((path) => path.replace('/_provider', ROUTES.provider.fr))
    .filter((path) => !path.endsWith('/404') && path !== '/[article]')
    .toSorted();
  const addresses = Object.values(ROUTES)
    .map(({ fr }) => fr)
    .toSorted();
  expect(files).toEqual(addresses);
});

it('routes: versions of a screen are alternates; a French-only one has none', () => {
  expect(alternates('/tarifs')).toEqual(alternates('/en/pricing'));
  expect(alternates('/tarifs').map(({ path }) => path)).toEqual(Object.values(ROUTES.pricing));
  expect(alternates('/newsletter').map(({ path }) => path)).toEqual(['/newsletter']);
  expect(alternates('/erreurs-ao')).toEqual([{ locale: 'fr', path: '/erreurs-ao' }]);
});
