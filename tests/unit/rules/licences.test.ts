import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOR_VISITORS, licensedPackages } from '../../../src/integrations/licences.ts';

const { visitors, server } = licensedPackages();

/** Licences that let us use, change and pass on, with a notice at most. MPL-2.0 asks for more only of who changes it. */
const ACCEPTED =
  /^(?:MIT|MIT-0|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|MPL-2\.0|Unlicense|Zlib)$/;

/** The licences of an SPDX expression. */
const licencesOf = (expression: string) => expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);

describe('the licences of the site', () => {
  it('are all known, and permissive', () => {
    expect(server.length).toBeGreaterThan(100);
    const isAccepted = (licence: string) => licencesOf(licence).every((one) => ACCEPTED.test(one));
    expect([...visitors, ...server].filter(({ licence }) => !isAccepted(licence))).toEqual([]);
  });

  it('name a holder and give the whole text for all that a browser receives', () => {
    for (const { name, copyright, text } of visitors) {
      expect(copyright, name).toMatch(/\p{Letter}{3}/u);
      expect(text.length, name).toBeGreaterThan(500);
    }
    expect(visitors.map(({ name }) => name)).toContain('scheduler');
  });

  it('cover what the rooms of the browser import', () => {
    const rooms = globSync('src/{client,islands,stores,schemas,scoring,thresholds}/**/*.{ts,tsx}');
    const imported = rooms.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(
        ([, name = '']) => name,
      ),
    );
    const known = new Set([...FOR_VISITORS, 'astro']); // types of Astro only
    expect([...new Set(imported)].filter((name) => !known.has(name))).toEqual([]);
  });
});
