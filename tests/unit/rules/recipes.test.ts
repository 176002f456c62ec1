import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Recipes are short enough to be followed: steps at most. */
const MOST_STEPS = 8;

const guide = readFileSync('.github/CONTRIBUTING.md', 'utf8');
const [, ...parts] = guide.split(/^## /m);
const recipes = parts.flatMap((part) => {
  const [name = '', ...lines] = part.split('\n');
  return lines.some((line) => line.startsWith('1. ')) ? [{ name, lines }] : [];
});

/** The steps of `npm test`, by name. */
const steps = new Set(
  [...readFileSync('tests/run.ts', 'utf8').matchAll(/(?:name: |vitest\(|playwright\()'(\w+)'/g)].map(
    ([, name = '']) => name,
  ),
);

describe('a recipe', () => {
  it.each(recipes.map(({ name, lines }) => [name, lines] as const))(
    'is eight steps at most, and a command that proves it: %s',
    (_, lines) => {
      expect(lines.filter((line) => /^\d+\. /.test(line)).length).toBeLessThanOrEqual(MOST_STEPS);
      const [proof = '', ...others] = lines.filter((line) => line.startsWith('`npm '));
      expect(proof).not.toBe('');
      expect(others).toEqual([]);
      const named = [...proof.matchAll(/`npm test -- ([\w ]+)`/g)].flatMap(([, names = '']) =>
        names.split(' '),
      );
      expect(named.filter((name) => !steps.has(name))).toEqual([]);
    },
  );
});
