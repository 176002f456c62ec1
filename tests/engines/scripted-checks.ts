import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { countTests, REPORTS } from '../support/reports.ts';
import { ROOT } from '../support/running-site.ts';

/** Runs the scripted checks of accessibility in Firefox; gives the line that sums them up, and how many failed. */
export function runScriptedChecks(): { line: string; failed: number } {
  const program = path.join(ROOT, 'node_modules/.bin/playwright');
  const words = ['test', '--config=.config/firefox.config.ts', '--reporter=dot,json'];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(REPORTS, 'firefox.json') };
  const { status } = spawnSync(program, words, { cwd: ROOT, stdio: 'inherit', env });
  const { passed, failed } = countTests('firefox');
  return {
    line: `Firefox: ${passed} of ${passed + failed} scripted checks passed`,
    failed: status === 0 ? failed : Math.max(1, failed),
  };
}
