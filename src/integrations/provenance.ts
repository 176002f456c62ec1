import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildVariables, INPUTS_DIGEST } from '../http/build-inputs.ts';
import { listFiles } from '../http/site-files.ts';
import { installedPackages, type InstalledPackage } from './sbom.ts';

/** Where a build leaves its provenance, from `dist`. */
export const PROVENANCE = 'provenance.intoto.json';

/**
 * Writes what a build was made of, by what, and what came of it: an in-toto statement with SLSA provenance,
 * unsigned, since a build has no key. Last of all integrations. It holds no time, so that two builds of the same
 * sources are the same bytes.
 */
export function provenance(): AstroIntegration {
  let root = '';
  let dist = '';
  return {
    name: 'provenance',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        dist = fileURLToPath(new URL('..', config.outDir));
      },
      'astro:build:done': () => {
        const text = JSON.stringify(statement(root, dist), null, 2);
        writeFileSync(path.join(dist, PROVENANCE), `${text}\n`);
      },
    },
  };
}

function statement(root: string, dist: string) {
  const files = listFiles(dist).filter((file) => file !== `/${PROVENANCE}`);
  const { version: astro }: { version: string } = createRequire(import.meta.url)('astro/package.json');
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files.map((file) => ({ name: file.slice(1), digest: digestOf(path.join(dist, file)) })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://docs.astro.build/en/reference/cli-reference/#astro-build',
        externalParameters: { command: 'astro build', environment: buildVariables(process.env) },
        resolvedDependencies: [
          // The digest of all sources, texts and settings, as `build-inputs.ts` makes it.
          {
            name: 'sources',
            digest: { sha256: readFileSync(path.join(dist, INPUTS_DIGEST), 'utf8').trim() },
          },
          { name: 'package-lock.json', digest: digestOf(path.join(root, 'package-lock.json')) },
          {
            name: `node ${process.version} ${process.platform}-${process.arch}`,
            digest: digestOf(process.execPath),
          },
          ...installedPackages(root).map(toDependency),
        ],
      },
      runDetails: {
        builder: { id: 'https://astro.build', version: { astro, node: process.version } },
      },
    },
  };
}

/** A package by the digest that npm compared when it installed it. */
function toDependency({ name, version, integrity }: InstalledPackage) {
  const digest = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return { uri: `pkg:npm/${name.replace('@', '%40')}@${version}`, digest: { sha512: digest } };
}

function digestOf(file: string) {
  return { sha256: createHash('sha256').update(readFileSync(file)).digest('hex') };
}
