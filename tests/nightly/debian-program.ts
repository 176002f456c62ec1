/** Programs of Debian that a test runs once: unpacked beside what is kept of builds, so that nothing is installed and no service starts. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/running-site.ts';
import { has, SEARCH } from '../support/server/nginx.ts';

const FOLDER = path.join(ROOT, '.cache/programs');

/** The path of a program: this machine's, else that of its package, downloaded. Throws what to install. */
export function debianProgram(program: string, packageName: string): string {
  if (has(program)) return program;
  const unpacked = () => globSync(path.join(FOLDER, packageName, '{usr/,}{bin,sbin}', program))[0];
  const found = unpacked();
  if (found !== undefined) return found;
  const folder = path.join(FOLDER, packageName);
  mkdirSync(folder, { recursive: true });
  spawnSync('apt-get', ['download', packageName], { cwd: folder, env: { ...process.env, ...SEARCH } });
  const [archive] = globSync(path.join(folder, '*.deb'));
  if (archive !== undefined) spawnSync('dpkg-deb', ['-x', archive, folder]);
  const made = unpacked();
  if (made === undefined)
    throw new Error(`This test needs ${program}: install it with sudo apt-get install ${packageName}.`);
  return made;
}
