import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtPages, builtFilePath } from '../support/dist.ts';
import { isNight } from '../support/night.ts';

/** Rules left out, each with its reason. */
const UNKNOWN = [
  'Unrecognized at-rule “@container”', // CSS Containment 3, in all browsers since February 2023
  'Property “container-type” doesn',
  '“--letters”: Parse Error', // the unit cqi, of the same
  'Property “[xy]” doesn', // geometry of SVG in CSS, in all browsers since 2023
  'Property “animation-(?:timeline|range)” doesn', // Scroll-driven Animations, behind @supports
  '“view\\(\\)” is not a “animation” value',
  'Property “field-sizing” doesn', // CSS Forms 1; without it a field is as wide as its size says
  'Property “(?:paint-order|vector-effect)” doesn', // SVG 2, in all browsers
  'Trailing slash on void elements', // as React writes them; HTML ignores it
  'violates Content Security Policy', // read as files the pages have no origin; the browser tests hold the policy
];

/** The Nu HTML checker needs Java; where there is none, this says what to install. */
const JAR = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);

it.runIf(isNight)('every page is valid HTML by the Nu checker', () => {
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
      ...builtPages().map(({ path: address }) => `dist/client${builtFilePath(address)}`),
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
