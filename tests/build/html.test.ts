import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What the checker does not know yet, each with its reason. */
const UNKNOWN = [
  'Unrecognized at-rule “@view-transition”', // CSS View Transitions 2, shipped by Chromium and Safari
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
      '-jar',
      JAR,
      '--skip-non-html',
      '--format',
      'gnu',
      '--Werror',
      '--filterpattern',
      `.*(?:${UNKNOWN.join('|')}).*`,
      'dist/client',
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error)
    throw new Error('The Nu HTML checker needs Java 11 or later: apt-get install -y default-jre-headless', {
      cause: error,
    });
  expect(stderr.split('\n').filter(Boolean).slice(0, 20)).toEqual([]);
  expect(status).toBe(0);
}, 120_000);
