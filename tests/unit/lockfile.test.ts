import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingOptionals, type Lockfile } from '../support/lockfile.ts';

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } =
  JSON.parse(readFileSync('package.json', 'utf8'));

describe('the lockfile', () => {
  it('holds the builds of every platform; if not, run node .ci/complete-lockfile.ts', () => {
    expect(missingOptionals(lockfile).map(({ place }) => place)).toEqual([]);
  });

  it('names no registry: each machine has its own', () => {
    expect(Object.values(lockfile.packages).filter((locked) => 'resolved' in locked)).toEqual([]);
  });

  it('comes from exact versions', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(ranges).toEqual([]);
  });
});
