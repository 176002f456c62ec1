/**
 * The 32 checks of the OWASP Application Security Verification Standard 5.0 that concern this site. A test that proves
 * one carries its tag, `asvs-` and its first requirement. Run once the tests have run (`npm test -- security`), this
 * reads what became of them, fails when a check has no test or one that failed, and writes the table to `dist/asvs.md`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOutcomes } from './support/reports.ts';
import { ROOT } from './support/running-site.ts';

/** One check: the requirements of the standard, their levels, what is claimed, and what the tests leave open. */
interface Check {
  readonly requirements: string;
  readonly level: string;
  readonly claim: string;
  readonly open?: string;
}

const CHECKS: readonly Check[] = [
  {
    requirements: '1.2.1',
    level: '1',
    claim: 'What visitors send is escaped wherever it is shown.',
  },
  {
    requirements: '1.2.2',
    level: '1',
    claim: 'Addresses from settings and content are https: or mailto:; javascript: stops the build.',
  },
  {
    requirements: '1.2.4',
    level: '1',
    claim: 'No SQL is made with a value in it: all are bound parameters.',
  },
  {
    requirements: '1.2.10',
    level: '3',
    claim: 'Exports to CSV defuse formulas.',
  },
  {
    requirements: '1.3.2',
    level: '1',
    claim: 'Nothing is evaluated: no eval, no new Function, trusted types in force.',
  },
  {
    requirements: '1.3.6, 13.2.4, 15.3.2',
    level: '2',
    claim: 'The server calls configured hosts only, follows no redirect, and no private address.',
  },
  {
    requirements: '1.3.11',
    level: '2',
    claim: 'No header can be injected into a mail.',
  },
  {
    requirements: '1.3.12',
    level: '3',
    claim: 'No regular expression on what visitors send takes more than linear time.',
  },
  {
    requirements: '2.2.1, 2.2.2',
    level: '1',
    claim: 'The server refuses what the fields of the page refuse, from one table.',
  },
  {
    requirements: '2.3.3',
    level: '2',
    claim: 'A form is kept whole or not at all.',
  },
  {
    requirements: '2.4.1',
    level: '2',
    claim: 'Nobody can send more than a person would.',
  },
  {
    requirements: '3.2.1',
    level: '1',
    claim: 'What endpoints answer is no page to a browser: exact type, and a policy that allows nothing.',
  },
  {
    requirements: '3.2.2',
    level: '1',
    claim: 'No HTML is inserted, but by the listed places that are given what we rendered.',
  },
  {
    requirements: '3.3.1 to 3.3.4',
    level: '1-2',
    claim: 'Pages set no cookie.',
  },
  {
    requirements: '3.4.1',
    level: '1',
    claim: 'Browsers are told to insist on https for two years.',
  },
  {
    requirements: '3.4.2',
    level: '1',
    claim: 'No other site may read our answers.',
  },
  {
    requirements: '3.4.3',
    level: '2-3',
    claim: 'Every page has its own strict policy, by hashes.',
  },
  {
    requirements: '3.4.4 to 3.4.6',
    level: '2',
    claim: 'Types are not guessed, addresses stay here, and no frame holds us: on every answer.',
  },
  {
    requirements: '3.4.7, 3.4.8',
    level: '3',
    claim: 'Browsers report what a policy stops; every page has its own group of windows.',
    open: 'That Chromium sends the report is not tested: it does over https only, which the test servers do not speak.',
  },
  {
    requirements: '3.5.1 to 3.5.3',
    level: '1',
    claim: 'A post from another site is refused; a GET changes nothing.',
  },
  {
    requirements: '3.6.1',
    level: '3',
    claim: 'Pages load nothing from elsewhere.',
  },
  {
    requirements: '4.1.1',
    level: '1',
    claim: 'Every text is sent with its type and charset.',
  },
  {
    requirements: '4.1.3, 15.3.4',
    level: '2',
    claim: 'Forged Host and forwarded headers change nothing.',
  },
  {
    requirements: '4.1.4, 13.4.4',
    level: '2-3',
    claim: 'Only GET, HEAD, POST and OPTIONS are answered; TRACE ends nothing.',
  },
  {
    requirements: '4.2.1',
    level: '2',
    claim: 'A request whose end is ambiguous is refused.',
  },
  {
    requirements: '6.3.1, 6.3.8',
    level: '1-3',
    claim: 'Login cannot be guessed at, nor accounts listed.',
  },
  {
    requirements: '12.1.1, 12.3.2',
    level: '1-2',
    claim: 'TLS 1.2 and 1.3 only; a bad certificate of another host fails.',
    open: 'TLS ends at the proxy, as src/server/README.md says. Node refuses bad certificates by itself; a test holds that no code turns that off.',
  },
  {
    requirements: '13.3.1, 13.4.1, 13.4.2, 13.4.7',
    level: '1-3',
    claim: 'No secret, source, map or dotfile is published.',
  },
  {
    requirements: '14.2.1, 14.2.7, 14.3.2',
    level: '1-3',
    claim: 'No personal data in an address; answers that hold some are not kept.',
  },
  {
    requirements: '15.1.2, 15.2.1',
    level: '1-2',
    claim: 'All that the site is made with is listed, at exact versions, with digests.',
    open: 'Known advisories need a registry that answers: `npm audit` before a release.',
  },
  {
    requirements: '15.3.3, 15.3.6, 15.3.7',
    level: '2',
    claim: 'Only the fields that we know are read, once each; no prototype is touched.',
  },
  {
    requirements: '16.2.5, 16.4.1, 16.5.1 to 16.5.3',
    level: '2',
    claim:
      'Logs hold nothing of visitors, failures say a reference only, and pages outlive what breaks behind them.',
  },
];

const tagOf = ({ requirements }: Check) => `asvs-${requirements.split(/[ ,]/, 1).join('')}`;

/** What a test may carry as a tag: any other is a mistake. */
export const TAGS = CHECKS.map(tagOf);

/** The row of a check, and what is wrong with it, if anything. */
function judge(check: Check, outcomes: ReturnType<typeof readOutcomes>, index: number) {
  const { requirements, level, claim, open = '' } = check;
  const proofs = outcomes.filter(({ tags }) => tags.includes(tagOf(check)));
  const files = Map.groupBy(proofs, ({ file }) => file);
  const counted = [...files].map(([file, tests]) => `${file}: ${tests.length}`);
  const failed = proofs.filter(({ hasPassed }) => !hasPassed).map(({ title }) => `${title} failed`);
  const problems = proofs.length === 0 ? [`no test carries ${tagOf(check)}`] : failed;
  return {
    row: `| ${[index + 1, requirements, level, claim, [...counted, open].filter(Boolean).join('<br>')].join(' | ')} |`,
    problems: problems.map((problem) => `${requirements}: ${problem}`),
  };
}

if (import.meta.main) {
  const outcomes = ['unit', 'built', 'server', 'e2e'].flatMap(readOutcomes);
  const judged = CHECKS.map((check, index) => judge(check, outcomes, index));
  const head =
    '# OWASP ASVS 5.0\n\n| # | ASVS | level | claim | tests that passed |\n| --- | --- | --- | --- | --- |';
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  writeFileSync(path.join(ROOT, 'dist/asvs.md'), `${[head, ...judged.map(({ row }) => row)].join('\n')}\n`);
  const problems = judged.flatMap((each) => each.problems);
  console.log([...problems, `${CHECKS.length} checks, ${problems.length} problems`].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
