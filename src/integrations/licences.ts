import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editedRepository } from './editor/settings.ts';

/** A package that the site is made with. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
}

/** A package of which a visitor may receive a part, with the notice that its licence asks for. */
export interface VisitorPackage extends LicensedPackage {
  readonly copyright: string;
  readonly text: string;
}

/** Packages that a browser may receive: those that its rooms import, and the fonts. */
export const FOR_VISITORS: readonly string[] = [
  '@floating-ui/react',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  '@nanostores/react',
  'damerau-levenshtein',
  'minisearch',
  'nanostores',
  'react',
  'react-dom',
  'zod',
];

/** Packages that an editor receives, where the site has a browser editor. */
const FOR_EDITORS: readonly string[] = ['@sveltia/cms'];

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of the site by what they are for; builds for one platform and tools of the tests are left out. */
export function licensedPackages(
  root = '.',
  hasEditor = editedRepository(process.env) !== undefined,
): { visitors: VisitorPackage[]; server: LicensedPackage[] } {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const editors = hasEditor ? FOR_EDITORS.map((name) => `node_modules/${name}`) : [];
  const places = new Set([...reachable(packages, FOR_VISITORS), ...editors]);
  // Of the builds for one platform those of Node itself, which runs the server.
  const runtimes = new Set(Object.keys(packages['']?.optionalDependencies ?? {}));
  const shipped = Object.entries(packages).filter(
    ([place, { dev, optional }]) =>
      place &&
      (!dev || editors.includes(place)) &&
      (!optional || runtimes.has(place.replace('node_modules/', ''))),
  );
  const read = ([place, locked]: [string, Locked]): LicensedPackage => ({
    name: place.replace(/^.*node_modules\//, ''),
    version: locked.version,
    licence: locked.license ?? '',
  });
  const visitors = shipped.filter(([place]) => places.has(place));
  return {
    visitors: visitors.map((entry) => ({ ...read(entry), ...noticeOf(path.join(root, entry[0])) })),
    server: shipped.filter(([place]) => !places.has(place)).map(read),
  };
}

/** Folder of the packages and what they depend on: none of those of the browser has two versions. */
function reachable(packages: Readonly<Record<string, Locked>>, names: readonly string[]): Set<string> {
  const places = new Set(names.map((name) => `node_modules/${name}`));
  for (const place of places) {
    const locked = packages[place];
    if (locked === undefined) throw new Error(`package-lock.json has no ${place}: run npm install.`);
    for (const name of Object.keys(locked.dependencies ?? {})) places.add(`node_modules/${name}`);
  }
  return places;
}

/** The licence of an installed package: its whole text, and the first line that names a holder. */
function noticeOf(folder: string): Pick<VisitorPackage, 'copyright' | 'text'> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((name) => /^licen[cs]e(?:\.|$)/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence file, which visitors must be given.`);
  const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const [, holder = ''] = /^copyright (?:\(c\) )?(?:[\d-]+(?:present)?,? )?(.+)$/im.exec(text) ?? [];
  return { copyright: holder.replace(/ ?[<(].*$/, '').trim(), text };
}
