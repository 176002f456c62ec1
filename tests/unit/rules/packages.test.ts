import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOR_VISITORS, licensedPackages } from '#integrations/licences.ts';

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
    const rooms = globSync('src/{client,islands,state,schemas,rules,competition/{bid,words}}/**/*.{ts,tsx}');
    const imported = rooms.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(
        ([, name = '']) => name,
      ),
    );
    const known = new Set([...FOR_VISITORS, 'astro']); // types of Astro only
    expect([...new Set(imported)].filter((name) => !known.has(name))).toEqual([]);
  });
});

/** What the checks read of package-lock.json. */
interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly resolved?: string;
        readonly hasInstallScript?: boolean;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const EXACT = /^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/; // under another name: npm:name@1.5.6; a build: 1.5.6-r.1

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest: {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
} = JSON.parse(readFileSync('package.json', 'utf8'));
const locked = Object.entries(lockfile.packages).filter(([place]) => place !== '');

/** Packages that the project was asked to use. */
const NAMED = [
  'react',
  'react-dom',
  'astro',
  '@astrojs/react',
  '@astrojs/sitemap',
  'zod',
  '@nanostores/react',
  'nanostores',
  'rosetta',
  '@floating-ui/react',
  'sanitize-html',
  'vitest',
  '@playwright/test',
  'axe-core',
] as const;

describe('the named packages', () => {
  const sources = ['astro.config.mjs', ...globSync('{src,tests}/**/*.{ts,tsx,astro}')].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const imported = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?:from|import) ['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name),
    ),
  );

  it.each(NAMED)('%s is a dependency by its own name, and is imported', (name) => {
    expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
    expect(imported).toContain(name);
  });
});

describe('the lockfile', () => {
  it('holds the builds of every platform; if not, take a version of which there are all', () => {
    const held = new Set(
      locked.map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')} ${version}`),
    );
    const wanted = locked.flatMap(([, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).filter(([, version]) => EXACT.test(version)),
    );
    expect(wanted.map((build) => build.join(' ')).filter((build) => !held.has(build))).toEqual([]);
  });

  it('runs no script at install but those that package.json decides about', () => {
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.map(([place]) => place.replace(/^.*node_modules\//, '')).toSorted()).toEqual(
      Object.keys(manifest.allowScripts).toSorted(),
    );
  });

  it('comes from exact versions', () => {
    const { dependencies, optionalDependencies, devDependencies } = manifest;
    const ranges = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }).filter(
      ([, version]) => !EXACT.test(version),
    );
    expect(ranges).toEqual([]);
  });
});
