/** The browsers of the tests: found, else installed, never silently absent. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { ROOT } from './running-site.ts';

/**
 * The path of a Chromium that runs: the one of CHROMIUM_PATH, one without windows of the system (the others draw theirs,
 * unseen, for each page of each test), Playwright's download, another of the system; else it is installed. Says which it
 * took; throws with what to do when there is none.
 */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !runs(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH (${CHROMIUM_PATH}) is not a browser that runs: correct or unset it.`);
  const found = CHROMIUM_PATH || present() || installed();
  if (!found)
    throw new Error('No Chromium was found or could be installed: install one, or set CHROMIUM_PATH.');
  process.stderr.write(`Chromium: ${found}\n`);
  return found;
}

function present(): string | undefined {
  const downloaded = chromium.executablePath();
  return (
    fromSystem('chromium-headless-shell') ??
    (runs(downloaded) ? downloaded : fromSystem('chromium', 'chromium-browser', 'google-chrome'))
  );
}

function installed(): string | undefined {
  install(path.join(ROOT, 'node_modules/.bin/playwright'), 'install', 'chromium');
  if (present() === undefined && process.getuid?.() === 0) {
    install('apt-get', 'update');
    install('apt-get', 'install', '-y', 'chromium-headless-shell');
  }
  return present();
}

/** The path of the system's Firefox where Playwright's own is not installed; Playwright drives it by WebDriver BiDi. */
export function systemFirefox(): string | undefined {
  return existsSync(firefox.executablePath()) ? undefined : fromSystem('firefox-esr', 'firefox');
}

/** The other engines that are on this machine, at least one of which has to be; `npx playwright install firefox webkit` brings both. */
export function otherEngines(): readonly ('firefox' | 'webkit')[] {
  return existsSync(webkit.executablePath()) ? ['firefox', 'webkit'] : ['firefox'];
}

function fromSystem(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(runs);
}

/** A program may be there without its libraries, or be a stub that asks to install a snap. */
function runs(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
}

function install(command: string, ...words: string[]): void {
  process.stderr.write(`Chromium: not found, trying ${path.basename(command)} ${words.join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
