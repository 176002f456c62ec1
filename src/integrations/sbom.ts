import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

const run = promisify(execFile);

const COMMAND = 'sbom --sbom-format=cyclonedx --package-lock-only --include=dev --loglevel=error';

/** What is read of a package in the bill. */
interface Component {
  readonly properties?: readonly { name: string; value: string }[];
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development');
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
        // Without development packages npm would also leave out what the site and its tests share.
        list.components = list.components.filter((component: Component) => !isForDevelopment(component));
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
