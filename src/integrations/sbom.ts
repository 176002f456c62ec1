import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

const run = promisify(execFile);

const COMMAND = 'sbom --sbom-format=cyclonedx --package-lock-only --include=dev --loglevel=error';

/** What is read of a package in the bill. */
interface Component {
  readonly name: string;
  readonly version: string;
}

/** A package that the site is built and served with. */
export interface InstalledPackage extends Component {
  /** As npm compares it when it installs, such as `sha512-` and base64. */
  readonly integrity: string;
}

/** The packages that the lockfile names for more than development. */
export function installedPackages(root: string): InstalledPackage[] {
  const { packages }: { packages: Readonly<Record<string, InstalledPackage & { readonly dev?: boolean }>> } =
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { version, integrity }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      integrity,
    }));
}

/** Writes `dist/sbom.cdx.json`: every package that the site is built and served with (CycloneDX), from the lockfile. */
export function sbom(): AstroIntegration {
  let root: URL;
  let listing: Promise<string>;
  return {
    name: 'sbom',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      // npm runs beside the build
      'astro:build:start': () => {
        listing = listPackages(root);
        listing.catch(() => {}); // reported where it is awaited
      },
      'astro:build:done': async ({ dir, logger }) => {
        // A number drawn at random and the hour would make two builds of a commit differ.
        const { serialNumber: _, ...list } = JSON.parse(await listing);
        delete list.metadata.timestamp;
        // npm names the site after its folder.
        list.metadata.component.name = list.metadata.component['bom-ref'].replace(/@[^@]*$/, '');
        // npm lists a version once, and calls it one for development when only one of its places is.
        const installed = new Set(
          installedPackages(fileURLToPath(root)).map(({ name, version }) => `${name} ${version}`),
        );
        list.components = list.components.filter(({ name, version }: Component) =>
          installed.has(`${name} ${version}`),
        );
        const kept = new Set([list.metadata.component, ...list.components].map((part) => part['bom-ref']));
        list.dependencies = list.dependencies.filter(({ ref }: { ref: string }) => kept.has(ref));
        await writeFile(new URL('../sbom.cdx.json', dir), `${JSON.stringify(list, null, 2)}\n`);
        logger.info(`${list.components.length} packages`);
      },
    },
  };
}

async function listPackages(root: URL): Promise<string> {
  const windows = process.platform === 'win32';
  const options = { cwd: fileURLToPath(root), maxBuffer: 64 * 1024 * 1024, shell: windows };
  return (await run('npm', COMMAND.split(' '), options)).stdout;
}
