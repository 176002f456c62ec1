/** The browser of the tests: found, else installed, never silently absent. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './running-site.ts';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The path of a Chromium that runs: the one of CHROMIUM_PATH, the system's, Playwright's download, Debian's
 * package. One that has no windows is taken first: the others draw theirs, unseen, for each page of each test. Says
 * which it took; throws with what to do when there is none.
 */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!runs(CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH (${CHROMIUM_PATH}) is not a Chromium that runs: correct or unset it.`);
    return took(CHROMIUM_PATH, 'given by CHROMIUM_PATH');
  }
  const system = fromSystem();
  if (system) return took(system, "the system's");
  const downloaded = chromium.executablePath();
  if (runs(downloaded) || (install(playwright, 'install', 'chromium') && runs(downloaded))) {
    return took(downloaded, "Playwright's download");
  }
  if (
    process.getuid?.() === 0 &&
    install('apt-get', 'update') &&
    install('apt-get', 'install', '-y', 'chromium-headless-shell')
  ) {
    const packaged = fromSystem();
    if (packaged) return took(packaged, "Debian's package");
  }
  throw new Error(
    'No Chromium was found or could be installed: install one, or set CHROMIUM_PATH to its program.',
  );
}

const playwright = path.join(ROOT, 'node_modules/.bin/playwright');

function took(program: string, origin: string): string {
  process.stderr.write(`Chromium: ${program} (${origin})\n`);
  return program;
}

function fromSystem(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(runs);
}

/** A program may be there without its libraries, or be a stub that asks to install a snap. */
function runs(program: string): boolean {
  if (!existsSync(program)) return false;
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function install(command: string, ...words: string[]): boolean {
  process.stderr.write(`Chromium: not found, trying ${path.basename(command)} ${words.join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
