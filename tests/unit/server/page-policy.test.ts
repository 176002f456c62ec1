import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { descendants, elementText } from '#server/forms/html.ts';
import { pagePolicy, withPolicy } from '#integrations/policy/page-policy.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8">${head}<title>T</title></head><body>${body}</body></html>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((words) => words.startsWith(`${name} `));

test('a page without script or style has the whole policy, without a hash', () => {
  expect(pagePolicy(page('<h1>T</h1>'), {})).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test.each([
  ['a script', '<script>a < b && "é"</script>', 'script-src', 'a < b && "é"'],
  ['a module', '<script type="module">\n  x()\n</script>', 'script-src', '\n  x()\n'],
  ['speculation rules', '<script type="speculationrules">{}</script>', 'script-src', '{}'],
  ['an import map', '<script type="importmap">{"imports":{}}</script>', 'script-src', '{"imports":{}}'],
  ['a style', '<style>p>a{color:red}</style>', 'style-src', 'p>a{color:red}'],
  ['an empty style', '<style></style>', 'style-src', ''],
  ['a style for visitors without script', '<noscript><style>p{}</style></noscript>', 'style-src', 'p{}'],
  ['a style in a template', '<template><style>p{}</style></template>', 'style-src', 'p{}'],
  ['a style in a drawing, which decodes it', '<svg><style>g&gt;p{}</style></svg>', 'style-src', 'g>p{}'],
  ['a style after a drawing, which does not', '<svg></svg><style>g&gt;p{}</style>', 'style-src', 'g&gt;p{}'],
])('policy: has the hash of %s', (_what, html, name, text) => {
  expect(directive(pagePolicy(page(html), {}), name)).toBe(`${name} 'self' ${hash(text)}`);
});

test.each([
  '<!--><script>a()</script>-->',
  '<!-- --!><script>a()</script>',
  '<?x ><script>a()</script>',
  '<p title="<script>"><script>a()</script>',
  '<p title=a>b><script>a()</script>',
  '<p "><script>a()</script>">',
  '<script><!-- a() --></script>',
  '<SCRIPT>a()</ScRiPt >',
  '<script>a()</scripts></script>',
  '<style>p{}</styles></style>',
  '<iframe><script>a()</script></iframe>',
  '<xmp><script>a()</script></xmp>',
  '<noembed><style>p{}</style></noembed>',
  '<svg><title><style>p{}</style></title></svg>',
  '<svg><foreignObject><style>g&gt;p{}</style></foreignObject></svg>',
  '<math><mtext><style>g&gt;p{}</style></mtext></math>',
  '<svg/><style>g&gt;p{}</style>',
  '<template><svg><style>g&gt;p{}</style></svg></template>',
  '<table><style>p{}</style></table>',
  '<select><script>a()</script></select>',
  '<style>p{}',
  '<script>a()\r\nb()</script>',
])('the hashes of %j are those of a whole parser', (html) => {
  const policy = pagePolicy(page(html), {});
  const expected = (tag: string) =>
    descendants(parse(page(html), { scriptingEnabled: false })).flatMap((element) =>
      element.tagName === tag ? [hash(elementText(element))] : [],
    );
  const listed = (name: string) => directive(policy, name)?.split(' ').slice(2);
  expect(listed('script-src')).toEqual(expected('script'));
  expect(listed('style-src')).toEqual(expected('style'));
});

describe('another host is admitted only when configured', () => {
  const origins = {
    PUBLIC_SITE_ORIGIN: 'https://www.example.org',
    PUBLIC_API_ORIGIN: 'https://api.example.org',
    PUBLIC_CDN_ORIGIN: 'https://cdn.example.org',
    PUBLIC_PRODUCT_ORIGIN: 'https://app.example.org',
  };
  const hosts = (policy: string) => policy.split('; ').filter((words) => words.includes('://'));

  test('the API for data and forms, the delivery host for images, fonts and data, the product for a login, none for scripts', () => {
    expect(hosts(pagePolicy(page(''), origins))).toEqual([
      "img-src 'self' https://cdn.example.org",
      "font-src 'self' https://cdn.example.org",
      "connect-src 'self' https://api.example.org https://cdn.example.org",
      "form-action 'self' https://api.example.org https://www.example.org https://app.example.org",
    ]);
  });

  test('policy: admits no other host without configuration', () => {
    const { PUBLIC_SITE_ORIGIN } = origins;
    expect(hosts(pagePolicy(page(''), { PUBLIC_SITE_ORIGIN }))).toEqual([]);
    expect(hosts(pagePolicy(page('<img src="https://evil.example/a.png" alt="">'), {}))).toEqual([]);
  });
});

test.each([
  ['<img src="data:image/png;base64,AA==" alt="">', true],
  ['<style>p{background:url("data:image/svg+xml,x")}</style>', true],
  ['<p>data:image</p>', false],
])('images in the page itself are allowed only where there are some: %s', (html, isAllowed) => {
  expect(directive(pagePolicy(page(html), {}), 'img-src')).toBe(`img-src 'self'${isAllowed ? ' data:' : ''}`);
});

test.each([
  ['<button onclick="a()">', /inline event handler \(onclick\).*<button onclick/],
  ['<svg ONLOAD="a()">', /inline event handler \(onload\)/],
  ['<p style="color:red">', /style attribute.*<p style/],
  ['<template><p style="">', /style attribute/],
  ['<noscript><p style="">', /style attribute/],
  ['<a href="javascript:a()">', /javascript: address \(href\)/],
  ['<a href=" Java\nScript:a()">', /javascript: address/],
  ['<a href="&#106;avascript:a()">', /javascript: address/],
  ['<form action="javascript:a()">', /javascript: address \(action\)/],
  ['<iframe srcdoc="x">', /srcdoc/],
])('%s is refused, with where it is', (html, message) => {
  expect(() => pagePolicy(page(html), {})).toThrow(message);
});

test('the policy stands straight after the charset', () => {
  expect(withPolicy(page('x'), 'P')).toContain(
    '<meta charset="utf-8"><meta http-equiv="content-security-policy" content="P"><title>',
  );
  expect(() => withPolicy('<title>x</title>', 'P')).toThrow(/no <meta charset>/);
});
