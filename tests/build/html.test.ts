import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages, fileOf, sampleOf } from '../support/dist.ts';

/** What the checker does not know yet, each with its reason. */
const UNKNOWN = [
  'Unrecognized at-rule “@container”', // CSS Containment 3, in all browsers since February 2023
  'Property “container-type” doesn',
  'Property “[xy]” doesn', // geometry of SVG in CSS, in all browsers since 2023
  'Property “animation-(?:timeline|range)” doesn', // Scroll-driven Animations, behind @supports
  '“view\\(\\)” is not a “animation” value',
  'Property “field-sizing” doesn', // CSS Forms 1; without it a field is as wide as its size says
  'Property “(?:paint-order|vector-effect)” doesn', // SVG 2, in all browsers
  'violates Content Security Policy', // read as files the pages have no origin; the browser tests hold the policy
];

/** The Nu HTML checker needs Java; where there is none, this says what to install. */
const JAR = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);

it('every page is valid HTML by the Nu checker', () => {
  const { error, stderr, status } = spawnSync(
    'java',
    [
      // Compiled quickly, not well: it runs for seconds. That way it needs a larger stack.
      '-XX:TieredStopAtLevel=1',
      '-Xss8m',
      '-jar',
      JAR,
      '--format',
      'gnu',
      '--Werror',
      '--filterpattern',
      `.*(?:${UNKNOWN.join('|')}).*`,
      ...sampleOf(builtPages()).map(({ path: address }) => `dist/client${fileOf(address)}`),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error)
    throw new Error('The Nu HTML checker needs Java 11 or later: apt-get install -y default-jre-headless', {
      cause: error,
    });
  expect(stderr.split('\n').filter(Boolean).slice(0, 20)).toEqual([]);
  expect(status).toBe(0);
});

/** Where html-validate is stricter than HTML, or cannot see what a browser does, each with its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // The wide and the folded navigation have one name, and styles show one of them: axe holds what is shown.
      'unique-landmark': 'off',
      // A table that scrolls by itself is a named region, of which the table is the content.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // Text is what an input is; the bytes would be on every form.
      'no-implicit-input-type': 'off',
      // React writes attributes as its properties are called, and boolean ones with an empty value: the same to HTML.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Several answers to one question are boxes of one name.
      'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit'] }],
    },
  }),
);

/** Allowed on every element, as the Nu checker agrees; it stops old keyboards from a capital in an address. */
const ALLOWED = /^Attribute "autocapitalize" is not allowed on <input type="email">/;

it('every page is good HTML by html-validate, in structure and for accessibility', async () => {
  for (const { path: address, html } of sampleOf(builtPages())) {
    // What a template holds is no part of the page until a script takes it in place of the rest.
    const shown = html.replace(/<template[^]*?<\/template>/g, '');
    const { results } = await validator.validateString(shown, address);
    const faults = results
      .flatMap(({ messages }) => messages)
      .filter(({ message }) => !ALLOWED.test(message));
    expect(
      faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
      address,
    ).toEqual([]);
  }
});

it('names the layers of styles on every page in their order, whatever component is imported first', () => {
  const order = ['reset', 'tokens', 'base', 'prose', 'print'];
  const layersOf = (html: string) => [
    ...new Set([...html.matchAll(/@layer ([a-z, ]+)[{;]/g)].flatMap(([, names = '']) => names.split(/, ?/))),
  ];
  const wrong = builtPages().filter(({ html }) => layersOf(html).join() !== order.join());
  expect(wrong.map((page) => page.path)).toEqual([]);
});
