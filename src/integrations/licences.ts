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

/** Entry of `package-lock.json`. */
interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Lists the packages that visitors receive and those of the server, without tools of tests and builds for one platform. */
export function licensedPackages(
  root = '.',
  hasEditor = editedRepository(process.env) !== undefined,
): { visitors: VisitorPackage[]; server: LicensedPackage[] } {
  const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const editors = hasEditor ? FOR_EDITORS.map((name) => `node_modules/${name}`) : [];
  const received = new Set([...withDependencies(packages, FOR_VISITORS), ...editors]);
  // The builds of Node for one platform are listed, since Node runs the server.
  const runtimes = new Set(Object.keys(packages['']?.optionalDependencies ?? {}));
  const shipped = Object.entries(packages).filter(
    ([folder, { dev, optional }]) =>
      folder &&
      (!dev || editors.includes(folder)) &&
      (!optional || runtimes.has(folder.replace('node_modules/', ''))),
  );
  const read = ([folder, locked]: [string, LockedPackage]): LicensedPackage => ({
    name: folder.replace(/^.*node_modules\//, ''),
    version: locked.version,
    licence: locked.license ?? '',
  });
  const visitors = shipped.filter(([folder]) => received.has(folder));
  return {
    visitors: visitors.map((entry) => ({ ...read(entry), ...licenceNotice(path.join(root, entry[0])) })),
    server: shipped.filter(([folder]) => !received.has(folder)).map(read),
  };
}

/** Returns the folders of packages and of all that they depend on; no package of the browser has two versions. */
function withDependencies(
  packages: Readonly<Record<string, LockedPackage>>,
  names: readonly string[],
): Set<string> {
  const folders = new Set(names.map((name) => `node_modules/${name}`));
  for (const folder of folders) {
    const locked = packages[folder];
    if (locked === undefined) throw new Error(`package-lock.json has no ${folder}: run npm install.`);
    for (const name of Object.keys(locked.dependencies ?? {})) folders.add(`node_modules/${name}`);
  }
  return folders;
}

/** Reads the licence of an installed package: its text, and the holder that its first copyright line names. */
function licenceNotice(folder: string): Pick<VisitorPackage, 'copyright' | 'text'> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((name) => /^licen[cs]e(?:\.|$)/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence file, which visitors must be given.`);
  const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const [, holder = ''] = /^copyright (?:\(c\) )?(?:[\d-]+(?:present)?,? )?(.+)$/im.exec(text) ?? [];
  return { copyright: holder.replace(/ ?[<(].*$/, '').trim(), text };
}
