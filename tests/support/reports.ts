/** Results of a step's tests, in the JUnit format that Vitest and Playwright write. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { load } from 'cheerio';
import { ROOT } from './running-site.ts';

/** Folder in which the steps leave their logs and reports, by their names. */
export const REPORTS = path.join(ROOT, '.cache/reports');

export const reportPath = (step: string) => path.join(REPORTS, `${step}.xml`);

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Lines of what a failed test said that its summary repeats. */
const LINES = 24;

/** Tells lines that say what was asked, what came and where from places in a library. */
const isOurs = (line: string) => line.trim() !== '' && !/node_modules|new Promise|node:internal/.test(line);

/**
 * Reads the report of a step: counts its tests, and describes those that failed, a paragraph each: the step, the test,
 * what was expected and received, and the command that runs it alone. A step without a test did not run, which counts
 * as a failure.
 */
export function readReport(step: string): Count & { readonly failures: readonly string[] } {
  const report = existsSync(reportPath(step)) ? readFileSync(reportPath(step), 'utf8') : '';
  const $ = load(report, { xml: true });
  const ran = $('testcase:not(:has(skipped))').toArray();
  const failed = ran.filter((test) => $(test).is(':has(failure, error)'));
  const failures = failed.map((test) => {
    const { name = '', classname = '' } = test.attribs;
    const file = classname.startsWith('tests/') ? classname : `tests/e2e/${classname}`;
    const title = name.split(/ [>›] /).at(-1) ?? '';
    const said = stripVTControlCharacters($(test).children('failure, error').first().text()).split('\n');
    return [
      `FAILED  ${step}, ${file}: ${name}`,
      ...said
        .filter(isOurs)
        .slice(0, LINES)
        .map((line) => `    ${line}`),
      `    again: npm test -- ${step} ${file} -t '${title.replaceAll(/[^\p{L}\p{N} ,-]/gu, '.')}'`, // a pattern
    ].join('\n');
  });
  return { passed: ran.length - failed.length, failed: ran.length === 0 ? 1 : failed.length, failures };
}
