import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { name: string; version: string; hashes?: { alg: string }[] }[];
}
const bill: Bill = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8'));
const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the bill of materials of the build', () => {
  it(
    'names every package that the site is made with, at its exact version',
    { tags: ['asvs-15.1.2'] },
    () => {
      const listed = bill.components.map(({ name, version }) => `${name} ${version}`);
      expect(bill.bomFormat).toBe('CycloneDX');
      for (const [name, version] of Object.entries(manifest.dependencies))
        expect(listed).toContain(`${name} ${version}`);
      expect(listed.filter((name) => name.startsWith('vitest '))).toEqual([]);
    },
  );
});
