import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingOptionals, type Lockfile } from '../support/lockfile.ts';

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest: {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
} = JSON.parse(readFileSync('package.json', 'utf8'));
const locked = Object.entries(lockfile.packages).filter(([place]) => place !== '');

describe('the lockfile', () => {
  it('holds the builds of every platform; if not, run node .ci/complete-lockfile.ts', () => {
    expect(missingOptionals(lockfile).map(({ place }) => place)).toEqual([]);
  });

  it('names no registry: each machine has its own', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it(
    'has the digest of every package, save builds for platforms that no test machine has',
    { tags: ['asvs-15.1.2'] },
    () => {
      const without = locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
      const foreign = without.filter(
        ([, { optional, os, cpu }]) => optional === true && (os ?? cpu) !== undefined,
      );
      expect(without).toEqual(foreign);
      expect(without.length).toBeLessThan(20);
    },
  );

  it('runs no script at install but those that package.json decides about', { tags: ['asvs-15.1.2'] }, () => {
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.map(([place]) => place.replace(/^.*node_modules\//, '')).toSorted()).toEqual(
      Object.keys(manifest.allowScripts).toSorted(),
    );
  });

  it('comes from exact versions', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  });
});
