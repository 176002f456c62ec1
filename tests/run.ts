/**
 * What `npm test` runs: every step, some side by side, whatever becomes of the others.
 * `npm test -- unit e2e` runs these steps only; `npm test -- unit tests/unit/a.test.ts -t 'a title'` a file or a test of a
 * step. What a step says is in `.cache/reports/<step>.log` while it runs, and on
 * the screen once it has ended; the last lines say which tests failed and why, and count those of all steps.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, SURROUNDINGS } from './support/running-site.ts';
import { countTests, describeFailures, REPORT_FILE, REPORTS, type Count } from './support/reports.ts';

/** A command of the suite. */
interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  /** Leaves a report of its tests; a step without one counts if it fails. */
  readonly hasReport?: true;
  /** Steps that end first, if they run at all. */
  readonly after?: readonly string[];
  /** Is not run when the build failed. */
  readonly needsBuild?: true;
  /** Runs only when it is asked for by name. */
  readonly isExtra?: true;
  readonly env?: Readonly<Record<string, string>>;
}

/** How a step ended. */
interface Result extends Count {
  readonly title: string;
  /** What it says of the tests that failed, or were repeated. */
  readonly failures: readonly string[];
  readonly end: 'passed' | 'FAILED' | 'NOT RUN';
  readonly seconds: number;
}

const vitest = (name: string, title: string, project: string, ...options: string[]): Step => ({
  name,
  title,
  command: [
    'vitest',
    'run',
    '--config=.config/vitest.config.ts',
    '--reporter=default',
    '--reporter=./tests/support/vitest-reporter.ts',
    `--project=${project}`,
    ...options,
  ],
  hasReport: true,
});

const playwright = (name: string, title: string, ...files: string[]): Step => ({
  name,
  title,
  command: [
    'playwright',
    'test',
    '--config=.config/playwright.config.ts',
    '--reporter=list,./tests/support/playwright-reporter.ts',
    ...files,
  ],
  hasReport: true,
  after: ['build'],
  needsBuild: true,
});

/** What works and never waits has one worker, which reads the pages and the code once; other steps run beside it. */
const ALONE = '--maxWorkers=1';
const afterBuild = { after: ['build'], needsBuild: true } as const;
/** No page and no view is left out. */
const ALL = { LOOKS: 'all' } as const;
const OF_EACH_PAGE = ['every-page', 'without-script', 'fields'];
const LOOKED_AT = ['accessibility', 'states', 'consent', 'toasts', 'tooltips', ...OF_EACH_PAGE];

/** In the order in which they begin. */
const STEPS: readonly Step[] = [
  { name: 'build', title: 'Build', command: ['astro', 'build'] },
  vitest('unit', 'Unit tests', 'unit', ALONE), // beside the build, before the steps that keep all processors busy
  { name: 'content', title: 'Texts', command: ['node', 'src/editorial/check.ts'] },
  { name: 'lint', title: 'Lint', command: ['oxlint', '--config=.config/oxlint.json', '--deny-warnings'] },
  { name: 'format', title: 'Formatting', command: ['prettier', '--check', '.'] },
  playwright('e2e', 'Browser tests', '--project=chromium'), // the longest: all others fit beside it
  { ...vitest('server', 'The server', 'server'), ...afterBuild },
  { ...vitest('built', 'The built pages', 'build', ALONE), ...afterBuild },
  // Not at first, because the browser tests begin by building pages of their own, which writes the types that this step
  // reads; nor last, when nothing would be left to run beside it.
  { name: 'types', title: 'Types', command: ['astro', 'check'], after: ['build', 'unit'] },
  { name: 'unused', title: 'Unused code', command: ['knip', '--config=.config/knip.json'] },
  { ...vitest('changes', 'Changes, all in one copy', 'changes'), ...afterBuild },
  { ...vitest('nightly', 'Builds of other sites, long waits', 'nightly'), ...afterBuild, isExtra: true },
  { ...playwright('editor', 'The editor in the browser', '--project=editor'), isExtra: true },
  {
    ...playwright('looks', 'Every page and state in every view', ...LOOKED_AT),
    isExtra: true,
    env: ALL,
  },
  { ...vitest('pages', 'Every built page', 'build'), ...afterBuild, isExtra: true, env: ALL },
  {
    ...vitest('recipes', 'Each change in a copy of its own', 'changes'),
    ...afterBuild,
    isExtra: true,
    env: { CHANGES: 'each' },
  },
];

/** Runs one step; what fails without a count of its own counts as one. */
async function run({ name, title, command, hasReport, env }: Step): Promise<Result> {
  console.log(`── ${title} begins`);
  rmSync(path.join(REPORTS, `${name}.json`), { force: true });
  const log = path.join(REPORTS, `${name}.log`);
  const output = openSync(log, 'w');
  const [program = '', ...words] = command;
  if (hasReport)
    words.push(...files, ...(values.title ? [program === 'vitest' ? '-t' : '-g', values.title] : []));
  const bin = path.join(ROOT, 'node_modules/.bin');
  const begun = performance.now();
  const child = spawn(path.join(bin, program), words, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    // The scripts run under the Node of the project, also when this file is run by another.
    env: {
      ...process.env,
      ...SURROUNDINGS,
      PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
      [REPORT_FILE]: path.join(REPORTS, `${name}.json`),
      ...env,
    },
  });
  const [status] = await once(child, 'close');
  closeSync(output);
  const seconds = (performance.now() - begun) / 1000;
  const { passed, failed } = hasReport ? countTests(name) : { passed: 0, failed: 0 };
  const end = status === 0 && failed === 0 ? 'passed' : 'FAILED';
  process.stdout.write(readFileSync(log));
  console.log(`── ${title}: ${end} in ${seconds.toFixed(1)} s\n`);
  const failures = hasReport ? describeFailures(name) : [];
  return { title, end, seconds, failures, passed, failed: end === 'passed' ? 0 : Math.max(1, failed) };
}

/** Steps at a time: the server's tests wait more than they work, and leave their processor to another. */
const AT_ONCE = availableParallelism() + 1;

/** Runs steps side by side, each once those that it comes after have ended. */
async function runAll(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const results = new Map<string, Result>();
  while (waiting.length > 0 || running.size > 0) {
    const isPending = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
    const ready = waiting.findIndex(({ after = [] }) => !after.some(isPending));
    if (ready === -1 || running.size >= AT_ONCE) {
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(ready, 1);
    if (step === undefined) continue;
    if (step.needsBuild && results.get('build')?.end === 'FAILED') {
      results.set(step.name, {
        title: step.title,
        end: 'NOT RUN',
        seconds: 0,
        failures: [],
        passed: 0,
        failed: 1,
      });
      continue;
    }
    const work = async () => {
      results.set(step.name, await run(step));
      running.delete(step.name);
    };
    running.set(step.name, work());
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string', short: 't' } },
});
const files = positionals.filter((word) => word.includes('/'));
const names = positionals.filter((word) => !word.includes('/'));
const unknown = names.filter((name) => STEPS.every((step) => step.name !== name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}: choose among ${STEPS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

mkdirSync(REPORTS, { recursive: true });
const isChosen = ({ name, isExtra }: Step) => (names.length === 0 ? !isExtra : names.includes(name));
const chosen = STEPS.filter(isChosen);
// What is wrong with the texts would be told again by every other step, hundreds of times.
const texts = await runAll(chosen.filter(({ name }) => name === 'content'));
const areTextsWrong = texts.some(({ end }) => end === 'FAILED');
const others = areTextsWrong ? [] : await runAll(chosen.filter(({ name }) => name !== 'content'));
const results = [...texts, ...others];
// Last, where whoever reads the end of a long log finds it.
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`${failure}\n`);
for (const { title, end, seconds, passed, failed } of results) {
  const tests = passed + failed > 1 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${title.padEnd(36)}${end.padEnd(9)}${seconds.toFixed(1).padStart(7)} s  ${tests}`);
}
const sum = (of: keyof Count) => results.reduce((total, result) => total + result[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
