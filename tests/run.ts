/**
 * Runs the steps of `npm test`, side by side, whatever becomes of the others. `npm test -- unit e2e` runs these steps
 * only, `npm test -- unit tests/unit/a.test.ts -t 'a title'` a file or a test of a step, `npm test -- build night` all that
 * is left for the night. Prints what a step said once it has ended; the last lines say which tests failed and why, and
 * count those of all steps. `.cache/reports/<step>.log` holds what a step says while it runs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { otherEngines } from './support/browsers.ts';
import { ROOT, SURROUNDINGS } from './support/running-site.ts';
import { readReport, reportPath, REPORTS, type Count } from './support/reports.ts';

/** A command of the suite. */
interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  /** Steps that end first, if they run at all; after a build that failed it does not run. */
  readonly after?: readonly string[];
  /** Left out of `npm test`. */
  readonly isNightly?: true;
  readonly env?: Readonly<Record<string, string>>;
}

/** How a step ended. */
interface Result extends Count {
  readonly title: string;
  /** Summary of the failed tests. */
  readonly failures: readonly string[];
  readonly end: 'passed' | 'FAILED' | 'NOT RUN';
  readonly seconds: number;
}

const vitest = (project: string, ...options: string[]) => [
  'vitest',
  'run',
  '--config=.config/vitest.config.ts',
  '--reporter=default',
  '--reporter=junit',
  `--project=${project}`,
  ...options,
];

const playwright = (...words: string[]) => [
  'playwright',
  'test',
  '--config=.config/playwright.config.ts',
  '--reporter=list,junit',
  ...words,
];

/** CPU-bound steps have one worker, which reads pages and code once; other steps run beside it. */
const ALONE = '--maxWorkers=1';
const built = { after: ['build'] } as const;
const atNight = { ...built, after: ['build', 'nightly'], isNightly: true } as const;
/** Nothing is left out: see `support/night.ts`. */
const env = { NIGHT: '1' } as const;
/** The steps, in the order in which they begin. */
const STEPS: readonly Step[] = [
  { name: 'build', title: 'Build', command: ['astro', 'build'] },
  { name: 'unit', title: 'Unit tests', command: vitest('unit', ALONE) }, // beside the build
  { name: 'content', title: 'Texts', command: ['node', 'src/editorial/check.ts'] },
  { name: 'lint', title: 'Lint', command: ['oxlint', '--config=.config/oxlint.json', '--deny-warnings'] },
  { name: 'format', title: 'Formatting', command: ['oxfmt', '--check'] },
  { name: 'unused', title: 'Unused code', command: ['knip', '--config=.config/knip.json'] },
  { name: 'e2e', title: 'Browser tests', command: playwright('--project=chromium'), ...built }, // the longest
  // Once nothing writes the types that it reads: neither the build nor the browser tests, which build pages of their own.
  { name: 'types', title: 'Types', command: ['npm', 'run', 'types'], after: ['build', 'unit'] },
  { name: 'built', title: 'The built pages', command: vitest('build', ALONE), ...built },
  { name: 'server', title: 'The server', command: vitest('server'), ...built }, // last: it keeps all processors busy
  // By itself: it kills servers under load.
  {
    name: 'nightly',
    title: 'Faults, other builds, long waits',
    command: vitest('nightly', ALONE),
    ...built,
    isNightly: true,
  },
  {
    name: 'engines',
    title: 'Forms and islands in Firefox and WebKit',
    command: playwright(...otherEngines().map((engine) => `--project=${engine}`)),
    ...atNight,
  },
  {
    name: 'looks',
    title: 'Every page and view',
    command: playwright('--project=chromium', '--grep=@looks|@night'),
    ...atNight,
    after: ['build', 'nightly', 'engines'], // one set of pages for tests at a time
    env,
  },
  { name: 'stores', title: 'The server on both databases', command: vitest('server'), ...atNight, env },
  { name: 'pages', title: 'Every built page', command: vitest('build'), ...atNight, env },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string', short: 't' }, shard: { type: 'string' } },
});
const files = positionals.filter((word) => word.includes('/'));
const names = positionals.filter((word) => !word.includes('/'));

/** Runs one step; what fails without a count of its own counts as one. */
async function run({ name, title, command: [program = '', ...words], env: own }: Step): Promise<Result> {
  console.log(`── ${title} begins`);
  rmSync(reportPath(name), { force: true });
  const hasReport = program === 'vitest' || program === 'playwright';
  if (hasReport) words.push(...files);
  if (hasReport && values.title) words.push(program === 'vitest' ? '-t' : '-g', values.title);
  if (program === 'vitest') words.push(`--outputFile.junit=${reportPath(name)}`);
  if (program === 'playwright' && values.shard) words.push(`--shard=${values.shard}`);
  const log = path.join(REPORTS, `${name}.log`);
  const output = openSync(log, 'w');
  const bin = path.join(ROOT, 'node_modules/.bin');
  const begun = performance.now();
  const child = spawn(program, words, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    // The scripts run under the Node of the project, also when this file is run by another.
    env: {
      ...process.env,
      ...SURROUNDINGS,
      PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
      PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportPath(name),
      ...own,
    },
  });
  const [status] = await once(child, 'close');
  closeSync(output);
  const seconds = (performance.now() - begun) / 1000;
  const report = hasReport ? readReport(name) : { passed: 0, failed: 0, failures: [] };
  const end = status === 0 && report.failed === 0 ? 'passed' : 'FAILED';
  process.stdout.write(readFileSync(log));
  console.log(`── ${title}: ${end} in ${seconds.toFixed(1)} s\n`);
  return { ...report, title, end, seconds, failed: end === 'passed' ? 0 : Math.max(1, report.failed) };
}

/** Steps at a time: more of them take each other's place in the processors' caches. */
const AT_ONCE = availableParallelism();

/** Runs steps side by side, each once those that it comes after have ended. */
async function runAll(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const results = new Map<string, Result>();
  while (waiting.length > 0 || running.size > 0) {
    const isPending = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
    const ready = waiting.findIndex(({ after = [] }) => !after.some(isPending));
    const [step] = ready === -1 || running.size >= AT_ONCE ? [] : waiting.splice(ready, 1);
    if (step === undefined) await Promise.race(running.values());
    else if (step.after?.includes('build') && results.get('build')?.end === 'FAILED')
      results.set(step.name, {
        title: step.title,
        end: 'NOT RUN',
        seconds: 0,
        failures: [],
        passed: 0,
        failed: 1,
      });
    else {
      const work = async () => {
        results.set(step.name, await run(step));
        running.delete(step.name);
      };
      running.set(step.name, work());
    }
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

const unknown = names.filter((name) => name !== 'night' && STEPS.every((step) => step.name !== name));
if (unknown.length > 0) {
  const known = [...STEPS.map(({ name }) => name), 'night'].join(', ');
  console.error(`No step is called ${unknown.join(', ')}: choose among ${known}.`);
  process.exit(1);
}

mkdirSync(REPORTS, { recursive: true });
const isChosen = ({ name, isNightly }: Step) =>
  names.length === 0 ? !isNightly : names.includes(name) || (isNightly && names.includes('night'));
const chosen = STEPS.filter(isChosen);
// A mistake in a text would fail every other step too, hundreds of times.
const texts = await runAll(chosen.filter(({ name }) => name === 'content'));
const areTextsWrong = texts.some(({ end }) => end === 'FAILED');
const others = areTextsWrong ? [] : await runAll(chosen.filter(({ name }) => name !== 'content'));
const results = [...texts, ...others];
// Last, where whoever reads the end of a long log finds it.
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`${failure}\n`);
for (const { title, end, seconds, passed, failed } of results) {
  const tests = passed + failed > 1 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${title.padEnd(40)}${end.padEnd(9)}${seconds.toFixed(1).padStart(7)} s  ${tests}`);
}
const sum = (of: keyof Count) => results.reduce((total, result) => total + result[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
