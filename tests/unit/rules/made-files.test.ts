import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { correctMarkup } from '#integrations/pages/markup.ts';
import { findPlaceholder } from '#integrations/release.ts';
import { webFont } from '#integrations/fonts/cut.ts';
import { FONTS } from '#integrations/fonts/fonts.ts';

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';

it('markup: only the style of islands moves to the head, and their scripts to the end', () => {
  const page = (head: string, body: string, end: string) =>
    `<head><meta charset="utf-8">${head}</head><body>${body}<style>p{}</style><script>own()</script>${end}</body>`;
  const scripts = '<script>self.Astro={};a<b</script><script>define("astro-island")</script>';
  expect(correctMarkup(page('', `<p></p>${STYLE}${scripts}<p></p>`, ''))).toBe(
    page(STYLE, '<p></p><p></p>', scripts),
  );
  expect(correctMarkup(page('<style>a{}</style>', '', ''))).toBe(page('<style>a{}</style>', '', ''));
});

it('markup: an island has no id that depends on the folder of the build', () => {
  expect(correctMarkup('<astro-island uid="Z1sOMfq" prefix="r1" ssr><p>uid="x"</p></astro-island>')).toBe(
    '<astro-island prefix="r1" ssr><p>uid="x"</p></astro-island>',
  );
});

it.each([
  ['an address of mail', 'mailto:contact@adjuge.example'],
  ['an address of the site', '<loc>https://www.adjuge.example/tarifs</loc>'],
])('release: refuses the placeholder %s', (_, text) => {
  expect(findPlaceholder(text)).toBeDefined();
});

it.each(['contact@adjuge.fr', 'a.example{color:red}', 'https://www.adjuge.fr/exemple', 'const {a:{b}}=c'])(
  'release: accepts %s',
  (text) => {
    expect(findPlaceholder(text)).toBeUndefined();
  },
);

/** In bytes: what a first visit may fetch of each. */
const MOST = { display: 14_000, text: 24_000 } as const;

it.each(['display', 'text'] as const)(
  'the committed font %s is the one that is cut today, and light',
  async (name) => {
    const committed = readFileSync(`src/styles/fonts/${name}.woff2`);
    expect(committed.equals(await webFont(FONTS[name]))).toBe(true);
    expect(committed.length).toBeLessThanOrEqual(MOST[name]);
  },
);
