/** Writes and reads what became of each test of a step: Vitest and Playwright have a reporter each, which writes the same. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './running-site.ts';

/** Where the steps leave their logs and reports, by their names. */
export const REPORTS = path.join(ROOT, '.cache/reports');

/** The variable that tells a reporter its file. */
export const REPORT_FILE = 'TEST_REPORT_FILE';

/** A test that ran. A skipped one is none. */
export interface Outcome {
  readonly file: string;
  /** The names of its groups, then its own. */
  readonly title: readonly string[];
  readonly hasPassed: boolean;
  /** What each try that failed said: of one that has passed, those before it passed. */
  readonly failures: readonly string[];
}

/** Writes the outcomes of a step to the file that the variable names; without it nothing is written. */
export function writeOutcomes(outcomes: readonly Outcome[]): void {
  const file = process.env[REPORT_FILE];
  if (file === undefined) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const relative = outcomes.map((outcome) => ({ ...outcome, file: path.relative(ROOT, outcome.file) }));
  writeFileSync(file, JSON.stringify(relative));
}

/** Reads the outcomes of a step; none when it left no report, as when it could not start. */
export function readOutcomes(step: string): Outcome[] {
  const file = path.join(REPORTS, `${step}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Lines of what a failed test said that its summary repeats. */
const LINES = 24;

/** Tells lines that say what was asked, what came and where from places in a library. */
const isOurs = (line: string) => line.trim() !== '' && !/node_modules|new Promise|node:internal/.test(line);

/**
 * Describes the tests of a step that failed, and those that passed at a second chance, a paragraph each: the step, the
 * test, what was expected and received, and the command that runs it alone.
 */
export function describeFailures(step: string): string[] {
  return readOutcomes(step).flatMap(({ file, title, hasPassed, failures }) => {
    if (hasPassed && failures.length === 0) return [];
    const said = stripVTControlCharacters(failures[0] ?? '').split('\n');
    const name = (title.at(-1) ?? '').replaceAll(/[^\p{L}\p{N} ,-]/gu, '.'); // the command line takes a pattern
    return [
      [
        `${hasPassed ? 'PASSED AT ITS SECOND CHANCE' : 'FAILED'}  ${step}, ${file}: ${title.join(' › ')}`,
        ...said
          .filter(isOurs)
          .slice(0, LINES)
          .map((line) => `    ${line}`),
        `    again: npm test -- ${step} ${file} -t '${name}'`,
      ].join('\n'),
    ];
  });
}

/** How many tests passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Counts the tests of a step; a step without any did not run, which is a failure. */
export function countTests(step: string): Count {
  const outcomes = readOutcomes(step);
  const passed = outcomes.filter(({ hasPassed }) => hasPassed).length;
  return { passed, failed: outcomes.length === 0 ? 1 : outcomes.length - passed };
}
