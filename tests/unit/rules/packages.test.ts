import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSER_PACKAGES, licenceText } from '#integrations/licences.ts';

/** Licences that let us use, change and pass on, with a notice at most. MPL-2.0 asks for more only of who changes it. */
const ACCEPTED =
  /^(?:MIT|MIT-0|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|MPL-2\.0|Unlicense|Zlib)$/;

/** Splits an SPDX expression into its licences. */
const splitExpression = (expression: string) => expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);

/** Part of package-lock.json that the checks read. */
interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly resolved?: string;
        readonly hasInstallScript?: boolean;
        readonly license?: string;
        readonly dev?: boolean;
        readonly optional?: boolean;
        readonly dependencies?: Readonly<Record<string, string>>;
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

it('licences of all packages of a production install are permissive', () => {
  const shipped = locked.filter(([, { dev, optional }]) => !dev && !optional);
  const isAccepted = (licence = '') => splitExpression(licence).every((name) => ACCEPTED.test(name));
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter(([, { license }]) => !isAccepted(license)).map(([place]) => place)).toEqual([]);
});

it('licences of all packages that a browser receives are published whole', () => {
  for (const name of BROWSER_PACKAGES) expect(licenceText(name), name).toMatch(/copyright .*\p{Letter}{3}/iu);
  const needed = BROWSER_PACKAGES.flatMap((name) =>
    Object.keys(lockfile.packages[`node_modules/${name}`]?.dependencies ?? {}),
  );
  expect(needed.filter((name) => !BROWSER_PACKAGES.includes(name))).toEqual([]);
});

it('licences cover the packages that the rooms of the browser import', () => {
  const rooms = globSync('src/{client,islands,state,schemas,rules,competition/{bid,words}}/**/*.{ts,tsx}');
  const imported = rooms.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(
      ([, name = '']) => name,
    ),
  );
  const known = new Set([...BROWSER_PACKAGES, 'astro']); // types of Astro only
  expect([...new Set(imported)].filter((name) => !known.has(name))).toEqual([]);
});

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

const sources = ['astro.config.mjs', ...globSync('{src,tests}/**/*.{ts,tsx,astro}')].map((file) =>
  readFileSync(file, 'utf8'),
);
const imported = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(?:from|import) ['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name),
  ),
);

it.each(NAMED)('package %s is a dependency by its own name, and is imported', (name) => {
  expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
  expect(imported).toContain(name);
});

it('lockfile: has the builds of every platform; if not, choose a version that has', () => {
  const held = new Set(
    locked.map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')} ${version}`),
  );
  const wanted = locked.flatMap(([, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).filter(([, version]) => EXACT.test(version)),
  );
  expect(wanted.map((build) => build.join(' ')).filter((build) => !held.has(build))).toEqual([]);
});

it('lockfile: no install script runs but those listed in package.json', () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.map(([place]) => place.replace(/^.*node_modules\//, '')).toSorted()).toEqual(
    Object.keys(manifest.allowScripts).toSorted(),
  );
});

it('package.json: every version is exact', () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest;
  const ranges = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }).filter(
    ([, version]) => !EXACT.test(version),
  );
  expect(ranges).toEqual([]);
});
