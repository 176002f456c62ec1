import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './running-site.ts';

/** All that a build of the site reads. */
const SITE_PARTS = [
  'src',
  'public',
  'content',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Copies the site into a folder, where a test or a measure changes some of it and builds it. What earlier builds of the
 * site kept is left out, but for these caches: `cards` for its pictures, for example.
 */
export function copySite(folder: string, caches: readonly string[] = []): void {
  const kept = caches.map((name) => `.cache/${name}`).filter((name) => existsSync(path.join(ROOT, name)));
  for (const part of [...SITE_PARTS, ...kept])
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
}
