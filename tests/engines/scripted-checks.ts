import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { countPlaywright } from '../support/counts.ts';
import { ROOT } from '../support/site.ts';

const REPORT = path.join(ROOT, '.cache/reports/firefox.json');

/** Runs the scripted checks of accessibility in Firefox; gives the line that sums them up, and how many failed. */
export function runScriptedChecks(): { line: string; failed: number } {
  const program = path.join(ROOT, 'node_modules/.bin/playwright');
  const words = ['test', '--config=.config/firefox.config.ts', '--reporter=dot,json'];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  const { status } = spawnSync(program, words, { cwd: ROOT, stdio: 'inherit', env });
  const { passed, failed } = countPlaywright(REPORT);
  return {
    line: `Firefox: ${passed} of ${passed + failed} scripted checks passed`,
    failed: status === 0 ? failed : Math.max(1, failed),
  };
}
