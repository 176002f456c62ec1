import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/locales.ts';
import { digestOf } from '../pictures/inputs.ts';

const { digests }: { digests: Record<string, string> } = JSON.parse(
  readFileSync('src/assets/console/made-from.json', 'utf8'),
);

test.each(LOCALES)(
  'the pictures of the console in %s show its text; if not: npm run build && npm run pictures',
  (locale) => {
    expect(digests[locale]).toBe(digestOf(locale));
  },
);
