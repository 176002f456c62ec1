import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { INPUTS_DIGEST } from '../../src/http/build-inputs.ts';
import { PROVENANCE } from '../../src/integrations/provenance.ts';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { name: string; version: string; hashes?: { alg: string }[] }[];
}
const bill: Bill = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8'));
const manifest: Record<'dependencies' | 'optionalDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

describe('the bill of materials of the build', () => {
  it(
    'names every package that the site is made with, at its exact version',
    { tags: ['asvs-15.1.2'] },
    () => {
      const listed = bill.components.map(({ name, version }) => `${name} ${version}`);
      expect(bill.bomFormat).toBe('CycloneDX');
      const { dependencies, optionalDependencies } = manifest;
      for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
        expect(listed).toContain(`${name} ${version}`);
      expect(listed.filter((name) => name.startsWith('vitest '))).toEqual([]);
    },
  );
});

interface Statement {
  readonly subject: readonly { name: string; digest: { sha256: string } }[];
  readonly predicate: {
    readonly buildDefinition: {
      readonly externalParameters: { environment: Record<string, string> };
      readonly resolvedDependencies: readonly {
        name?: string;
        uri?: string;
        digest: { sha256?: string; sha512?: string };
      }[];
    };
  };
}

describe('the provenance of the build', () => {
  const { subject, predicate }: Statement = JSON.parse(readFileSync(`dist/${PROVENANCE}`, 'utf8'));
  const { resolvedDependencies: inputs } = predicate.buildDefinition;
  const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

  it('holds for every file of the build', { tags: ['asvs-15.1.2'] }, () => {
    expect(subject.length).toBeGreaterThan(200);
    for (const { name, digest } of subject) expect(sha256(path.join('dist', name)), name).toBe(digest.sha256);
    const named = new Set(subject.map(({ name }) => path.join('dist/client', name.replace(/^client\//, ''))));
    const pages = globSync('dist/client/**/*').filter((file) => statSync(file).isFile());
    expect(pages.filter((file) => !named.has(file))).toEqual([]);
  });

  it('names what it was made of: the sources, the lockfile, each package and the Node that ran', () => {
    const byName = (name: string) => inputs.find((input) => input.name?.startsWith(name))?.digest.sha256;
    expect(byName('sources')).toBe(readFileSync(`dist/${INPUTS_DIGEST}`, 'utf8').trim());
    expect(byName('package-lock.json')).toBe(sha256('package-lock.json'));
    expect(byName(`node ${process.version} `)).toBe(sha256(process.execPath));
    const listed = new Set(
      bill.components.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`),
    );
    const packages = inputs.flatMap(({ uri, digest }) => (uri === undefined ? [] : [{ uri, digest }]));
    expect(new Set(packages.map(({ uri }) => uri))).toEqual(listed);
    expect(packages.filter(({ digest }) => !/^[0-9a-f]{128}$/.test(digest.sha512 ?? ''))).toEqual([]);
  });
});
