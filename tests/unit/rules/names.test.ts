import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What Astro asks for by name in the file of a page, and messages, whose names are the beginnings of keys. */
const NAMED_BY_OTHERS = /^src.(?:pages|i18n.messages)\b/;

/** One thing in two files: `ui` imports no other room, so that it says itself what it draws. */
const SAME_THING = new Set(['Dots']);

it('no exported name stands for two things', () => {
  const exported = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !NAMED_BY_OTHERS.test(file))
    .flatMap((file) => {
      const names = readFileSync(file, 'utf8').matchAll(
        /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gm,
      );
      // A schema and its type, or an interface and its constant, are one thing in one file.
      return [...new Set([...names].map(([, name = '']) => name))].map((name) => ({ name, file }));
    });
  const twice = [...Map.groupBy(exported, ({ name }) => name)].filter(
    ([name, { length }]) => length > 1 && !SAME_THING.has(name),
  );
  expect(exported.length).toBeGreaterThan(500);
  expect(twice.map(([name, places]) => [name, ...places.map(({ file }) => file)].join(' '))).toEqual([]);
});

it('no two components have one name', () => {
  const components = globSync('src/**/*.{astro,tsx}').filter((file) => /[\\/][A-Z]\w+\.\w+$/.test(file));
  const twice = [...Map.groupBy(components, (file) => path.basename(file).replace(/\.\w+$/, ''))].filter(
    ([, { length }]) => length > 1,
  );
  expect(components.length).toBeGreaterThan(100);
  expect(twice.map(([, files]) => files.join(' '))).toEqual([]);
});
