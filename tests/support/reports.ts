/** Reads the reports in which Vitest and Playwright leave what became of each test. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { ROOT } from './running-site.ts';

/** Where the steps of `npm test` leave their reports, by the names of the steps. */
export const REPORTS = path.join(ROOT, '.cache/reports');

/** A test that was to run. A skipped one has not passed: nothing may be left out in silence. */
export interface Outcome {
  readonly file: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly hasPassed: boolean;
  /** What each try that failed said: of one that has passed, those before it passed. */
  readonly failures: readonly string[];
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          tags: z.array(z.string()),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

type VitestFile = z.infer<typeof VitestReport>['testResults'][number];

const Specs = z.array(
  z.object({
    file: z.string(),
    title: z.string(),
    tags: z.array(z.string()),
    tests: z.array(
      z.object({
        status: z.string(),
        results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })) })),
      }),
    ),
  }),
);

/** Describe blocks are suites within suites. */
const Suite = z.object({
  specs: Specs.default([]),
  get suites() {
    return z.array(Suite).default([]);
  },
});

const PlaywrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(Suite),
});

/** Every test of a step; empty when the step left no report, as when it could not start. */
export function readOutcomes(step: string): Outcome[] {
  const file = path.join(REPORTS, `${step}.json`);
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) return vitest.data.testResults.flatMap(outcomesOf);
  const playwright = PlaywrightReport.safeParse(report);
  if (!playwright.success) return [];
  const { config, suites } = playwright.data;
  return suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      title: spec.title,
      tags: spec.tags,
      file: path.relative(ROOT, path.join(config.rootDir, spec.file)),
      // A flaky test passed at its second chance, which only a CI gives.
      hasPassed: status === 'expected' || status === 'flaky',
      failures: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  );
}

function outcomesOf({ name, status: end, message, assertionResults }: VitestFile): Outcome[] {
  const file = path.relative(ROOT, name);
  const outcomes = assertionResults
    // The long version of a test, which this step leaves out, is none of its outcomes.
    .filter(({ status }) => status !== 'skipped' && status !== 'pending' && status !== 'todo')
    .map(({ fullName, status, tags, failureMessages }) => ({
      file,
      title: fullName,
      tags,
      hasPassed: status === 'passed',
      failures: failureMessages,
    }));
  if (end !== 'failed' || outcomes.some(({ hasPassed }) => !hasPassed)) return outcomes;
  return [
    ...outcomes,
    { file, title: 'what the file does beside its tests', tags: [], hasPassed: false, failures: [message] },
  ];
}

function specsOf({ specs, suites }: z.infer<typeof Suite>): z.infer<typeof Specs> {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Lines of what a failed test said that its summary repeats: what was asked, what came, and where. */
const LINES = 12;

/** Whether a line of a failure is more than a place in a library. */
const isOurs = (line: string) => line.trim() !== '' && !/node_modules|new Promise|node:internal/.test(line);

/** What to know of the tests of a step, a paragraph each: those that failed, and those that passed at a second chance. */
export function describeFailures(step: string): string[] {
  return readOutcomes(step).flatMap(({ file, title, hasPassed, failures }) => {
    if (hasPassed && failures.length === 0) return [];
    const said = stripVTControlCharacters(failures[0] ?? '').split('\n');
    const end = hasPassed ? 'PASSED AT ITS SECOND CHANCE' : 'FAILED';
    return [
      [
        `${end}  ${file}: ${title}`,
        ...said
          .filter(isOurs)
          .slice(0, LINES)
          .map((line) => `    ${line}`),
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
