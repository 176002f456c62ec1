/** What `npm test` runs, in order, up to the first failure. `npm test -- unit e2e` runs these steps only. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './support/site.ts';
import { countPlaywright, countVitest, type Count } from './support/counts.ts';

const REPORTS = path.join(ROOT, '.cache/reports');

/** A command of the suite, with the report in which it leaves its counts if it has any. */
interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  readonly report?: { readonly file: string; readonly count: (file: string) => Count };
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
  { name: 'format', title: 'Formatting', command: ['prettier', '--check', '.'] },
  { name: 'content', title: 'Texts', command: ['node', 'src/editorial/check.ts'] },
  { name: 'lint', title: 'Lint', command: ['oxlint', '--config=.config/oxlint.json', '--deny-warnings'] },
  { name: 'unused', title: 'Unused code', command: ['knip', '--config=.config/knip.json'] },
  { name: 'types', title: 'Types', command: ['astro', 'check'] },
  vitest('unit', 'Unit tests', 'unit'),
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

/** Runs one step on the terminal; what fails without a count of its own counts as one. */
function run({ title, command, report, env: more }: Step): Count {
  const [program = '', ...words] = command;
  const bin = path.join(ROOT, 'node_modules/.bin');
  const env = {
    ...process.env,
    // The scripts run under the Node of the project, also when this file is run by another.
    PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    ...more,
  };
  console.log(`\n── ${title}: ${program}`);
  if (report) rmSync(report.file, { force: true });
  const begun = performance.now();
  const { status } = spawnSync(path.join(bin, program), words, { cwd: ROOT, stdio: 'inherit', env });
  const count = report?.count(report.file) ?? { passed: 0, failed: 0 };
  const failed = status === 0 ? count.failed : Math.max(1, count.failed);
  console.log(
    `── ${title}: ${failed > 0 ? 'FAILED' : 'passed'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  return { passed: count.passed, failed };
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
const total = { passed: 0, failed: 0 };
const isChosen = ({ name, isExtra }: Step) => (names.length === 0 ? !isExtra : names.includes(name));
for (const step of STEPS.filter(isChosen)) {
  const { passed, failed } = run(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
