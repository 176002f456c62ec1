/** Browsers of the tests: found, else installed, never silently absent. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { ROOT } from './running-site.ts';

/**
 * Finds a Chromium that runs: the one of CHROMIUM_PATH, one without windows of the system (the others draw theirs,
 * unseen, for each page of each test), Playwright's download, another of the system; else downloads it. Says which it
 * took; throws with what to do when there is none.
 */
export function findChromium(): string {
  const download = () => (runs(chromium.executablePath()) ? chromium.executablePath() : undefined);
  const found =
    process.env['CHROMIUM_PATH'] ??
    fromSystem('chromium-headless-shell') ??
    download() ??
    fromSystem('chromium', 'chromium-browser', 'google-chrome');
  if (found === undefined) {
    const program = path.join(ROOT, 'node_modules/.bin/playwright');
    spawnSync(program, ['install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  const chosen = found ?? download();
  if (chosen === undefined || !runs(chosen))
    throw new Error('No Chromium runs: `npx playwright install chromium`, or set CHROMIUM_PATH.');
  process.stderr.write(`Chromium: ${chosen}\n`);
  return chosen;
}

/** Finds the system's Firefox where Playwright's own is not installed; Playwright drives it by WebDriver BiDi. */
export function systemFirefox(): string | undefined {
  return existsSync(firefox.executablePath()) ? undefined : fromSystem('firefox-esr', 'firefox');
}

/** Names the other engines that are on this machine, at least one of which has to be; `npx playwright install firefox webkit` brings both. */
export function otherEngines(): readonly ('firefox' | 'webkit')[] {
  return existsSync(webkit.executablePath()) ? ['firefox', 'webkit'] : ['firefox'];
}

function fromSystem(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(runs);
}

/** Program may be there without its libraries, or be a stub that asks to install a snap. */
function runs(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version'], { timeout: 30_000 }).status === 0;
}
