import { expect, it } from 'vitest';
import { correctMarkup } from '../../../src/integrations/pages/markup.ts';

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';

it('puts the style of islands in the head and their scripts at the end, and no other', () => {
  const page = (head: string, body: string, end: string) =>
    `<head><meta charset="utf-8">${head}</head><body>${body}<style>p{}</style><script>own()</script>${end}</body>`;
  const scripts = '<script>self.Astro={};a<b</script><script>define("astro-island")</script>';
  expect(correctMarkup(page('', `<p></p>${STYLE}${scripts}<p></p>`, ''))).toBe(
    page(STYLE, '<p></p><p></p>', scripts),
  );
  expect(correctMarkup(page('<style>a{}</style>', '', ''))).toBe(page('<style>a{}</style>', '', ''));
});

it('says of an island nothing that depends on the folder of the build', () => {
  expect(correctMarkup('<astro-island uid="Z1sOMfq" prefix="r1" ssr><p>uid="x"</p></astro-island>')).toBe(
    '<astro-island prefix="r1" ssr><p>uid="x"</p></astro-island>',
  );
});

it('closes void elements as HTML does, and leaves drawings alone', () => {
  expect(correctMarkup('<input name="a/b"/><br /><svg><path d="M0 0"/></svg>')).toBe(
    '<input name="a/b"><br><svg><path d="M0 0"/></svg>',
  );
});
