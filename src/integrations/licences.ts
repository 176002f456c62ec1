import { readdirSync, readFileSync } from 'node:fs';

/** Packages of which a browser receives a part, so that `/licences.txt` holds their licences; with dependencies and fonts. */
export const BROWSER_PACKAGES: readonly string[] = [
  '@floating-ui/core',
  '@floating-ui/dom',
  '@floating-ui/react',
  '@floating-ui/react-dom',
  '@floating-ui/utils',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  '@nanostores/react',
  'damerau-levenshtein',
  'minisearch',
  'nanostores',
  'react',
  'react-dom',
  'scheduler',
  'tabbable',
  'zod',
];

export function licenceText(name: string): string {
  const folder = `node_modules/${name}`;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  if (file === undefined) throw new Error(`${folder} has no licence file, which visitors must be given.`);
  return readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim();
}
