import { expect, it } from 'vitest';
import {
  withOneModule,
  withOneScript,
  withoutIslandIds,
  withoutXmlSlashes,
  withOneStyle,
} from '../../src/integrations/pages/markup.ts';

it('joins the styles of a page in the place of the first, in their order', () => {
  expect(withOneStyle('<head><style>a{}</style><meta><style>b{}\n</style></head><p><style>c{}</style>')).toBe(
    '<head><style>a{}b{}\nc{}</style><meta></head><p>',
  );
});

it('leaves alone a style that is for some only, and a page without any', () => {
  for (const html of [
    '<style media="print">a{}</style>',
    '<noscript><style data-for="x">a{}</style></noscript>',
    '<p>',
  ])
    expect(withOneStyle(html)).toBe(html);
});

it('puts the scripts of islands in the first module, and leaves other scripts where they are', () => {
  const islands = '<script>self.Astro={};"astro:intent"</script><script>define("astro-island")</script>';
  const page = (inside: string, first: string) =>
    `<script>at once()</script>${inside}<script type="module">${first}</script><script type="module">own()</script>`;
  expect(withOneScript(page(islands, 'first()'))).toBe(
    page('', 'self.Astro={};"astro:intent"\ndefine("astro-island")\nfirst()'),
  );
  expect(withOneScript(page('', 'first()'))).toBe(page('', 'first()'));
});

it('joins modules in the place of the last, each with its own names, unless one has imports', () => {
  const page = (...codes: string[]) =>
    codes.map((code) => `<p><script type="module">${code}</script>`).join('');
  expect(withOneModule(page('var a=1', 'var a="component-export";await0(()=>import("./b.js"))'))).toBe(
    '<p><p><script type="module">(()=>{var a=1})();\n(()=>{var a="component-export";await0(()=>import("./b.js"))})();</script>',
  );
  for (const html of [
    page('one()'),
    page('import{a}from"./a.js";a()', 'two()'),
    page('one()', 'a();import"./a.js"'),
    page('one()', 'let a=1;export{a}'),
    '<script>one()</script><script type="application/ld+json">{}</script>',
  ])
    expect(withOneModule(html)).toBe(html);
});

it('says of an island nothing that hangs on the folder of the build', () => {
  expect(withoutIslandIds('<astro-island uid="Z1sOMfq" prefix="r1" ssr><p>uid="x"</p></astro-island>')).toBe(
    '<astro-island prefix="r1" ssr><p>uid="x"</p></astro-island>',
  );
});

it('closes void elements as HTML does, and leaves drawings alone', () => {
  expect(withoutXmlSlashes('<input name="a/b"/><br /><svg><path d="M0 0"/></svg>')).toBe(
    '<input name="a/b"><br><svg><path d="M0 0"/></svg>',
  );
});
