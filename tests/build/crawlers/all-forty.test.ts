import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The statements that no test of the build holds, or not whole, each with its reason. */
const REASONS: Readonly<Record<number, string>> = {
  30: 'The validator of Google’s rules (@adobe/structured-data-validator) is not installed. Statements 23 to 29 hold the rules that our types of data have.',
  39: 'Lighthouse needs a browser and minutes: `npm run bench` is its place, where every category is 100.',
};

it('each of the forty statements has a test that bears its number, or a written reason', () => {
  const titles = globSync([
    'tests/build/**/*.test.ts',
    'tests/e2e/**/*.test.ts',
    'tests/unit/**/*.test.ts',
  ]).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](\d{1,2}(?:, \d{1,2})*)\. /g)].map(
      ([, numbers = '']) => numbers,
    ),
  );
  const held = new Set(titles.flatMap((numbers) => numbers.split(', ').map(Number)));
  const forty = Array.from({ length: 40 }, (_, index) => index + 1);
  expect(forty.filter((number) => !held.has(number) && REASONS[number] === undefined)).toEqual([]);
  expect(forty.filter((number) => held.has(number) && REASONS[number] !== undefined)).toEqual([]);
});
