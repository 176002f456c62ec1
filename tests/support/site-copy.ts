import { cpSync, symlinkSync } from 'node:fs';
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

/** Copies the site into a folder, where a test or a measure changes some of it and builds it. */
export function copySite(folder: string): void {
  for (const part of SITE_PARTS) cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
}
