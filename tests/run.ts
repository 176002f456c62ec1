/**
 * What `npm test` runs: what needs no build side by side, then the others in order, up to the first failure.
 * `npm test -- unit e2e` runs these steps only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from './support/site.ts';
import { countPlaywright, countVitest, type Count } from './support/counts.ts';

const REPORTS = path.join(ROOT, '.cache/reports');

/** A command of the suite, with the report in which it leaves its counts if it has any. */
interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  readonly report?: { readonly file: string; readonly count: (file: string) => Count };
  /** Needs nothing that another makes: it runs beside others, and says what it has to say once it has ended. */
  readonly isApart?: true;
  /** Runs only when it is asked for by name. */
  readonly isExtra?: true;
  readonly env?: Readonly<Record<string, string>>;
}

const vitest = (name: string, title: string, ...projects: string[]): Step => {
  const file = path.join(REPORTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const selection = projects.map((project) => `--project=${project}`);
  const command = ['vitest', 'run', '--config=.config/vitest.config.ts', ...selection, ...reporters];
  return { name, title, command, report: { file, count: countVitest } };
};

const playwrightReport = path.join(REPORTS, 'e2e.json');

const STEPS: readonly Step[] = [
  { ...vitest('unit', 'Unit tests', 'unit'), isApart: true }, // the longest of them first
  { name: 'types', title: 'Types', command: ['astro', 'check'], isApart: true },
  { name: 'unused', title: 'Unused code', command: ['knip', '--config=.config/knip.json'], isApart: true },
  { name: 'format', title: 'Formatting', command: ['prettier', '--check', '.'], isApart: true },
  { name: 'content', title: 'Texts', command: ['node', 'src/editorial/check.ts'], isApart: true },
  {
    name: 'lint',
    title: 'Lint',
    command: ['oxlint', '--config=.config/oxlint.json', '--deny-warnings'],
    isApart: true,
  },
  { name: 'build', title: 'Build', command: ['astro', 'build'] },
  vitest('built', 'The build and the server', 'build', 'server'),
  {
    name: 'e2e',
    title: 'Browser tests',
    command: ['playwright', 'test', '--config=.config/playwright.config.ts', '--reporter=list,json'],
    report: { file: playwrightReport, count: countPlaywright },
  },
  {
    name: 'looks',
    title: 'Every page and state in every view',
    command: [
      'playwright',
      'test',
      '--config=.config/playwright.config.ts',
      '--reporter=list,json',
      'accessibility',
      'states',
      'consent',
      'toasts',
      'tooltips',
    ],
    report: { file: playwrightReport, count: countPlaywright },
    isExtra: true,
    env: { LOOKS: 'all' },
  },
  {
    ...vitest('faults', 'Faults, the long versions', 'server'),
    isExtra: true,
    env: { FAULTS: 'long' },
  },
];

/** Runs one step; what fails without a count of its own counts as one. */
async function run({ title, command, report, isApart, env: more }: Step): Promise<Count> {
  const [program = '', ...words] = command;
  const bin = path.join(ROOT, 'node_modules/.bin');
  const env = {
    ...process.env,
    // The scripts run under the Node of the project, also when this file is run by another.
    PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    ...more,
  };
  if (!isApart) console.log(`\n── ${title}: ${program}`);
  if (report) rmSync(report.file, { force: true });
  const begun = performance.now();
  const stdio = isApart ? 'pipe' : 'inherit';
  const child = spawn(path.join(bin, program), words, { cwd: ROOT, stdio, env });
  const said = [child.stdout, child.stderr].map((stream) => (stream ? buffer(stream) : Buffer.of()));
  const [status] = await once(child, 'close');
  for (const text of await Promise.all(said)) process.stdout.write(text);
  const count = report?.count(report.file) ?? { passed: 0, failed: 0 };
  const failed = status === 0 ? count.failed : Math.max(1, count.failed);
  console.log(
    `── ${title}: ${failed > 0 ? 'FAILED' : 'passed'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  return { passed: count.passed, failed };
}

/** Runs steps side by side, as many as there are processors. */
async function runSideBySide(steps: readonly Step[]): Promise<Count[]> {
  const waiting = steps.values();
  const counts: Count[] = [];
  const work = async () => {
    for (const step of waiting) counts.push(await run(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return counts;
}

const names = process.argv.slice(2);
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
const counts = await runSideBySide(chosen.filter(({ isApart }) => isApart));
for (const step of chosen.filter(({ isApart }) => !isApart)) {
  if (counts.some(({ failed }) => failed > 0)) break;
  counts.push(await run(step));
}
const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
const total = { passed: sum('passed'), failed: sum('failed') };
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
