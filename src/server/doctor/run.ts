/**
 * `npm run doctor`: what is configured, what is missing, what a release would refuse, one line each with what to do.
 * Ends with 1 when something is wrong, with 0 when something is only missing.
 */
import '../dotenv.ts';
import { readEnvironment } from '../env.ts';
import { exitWith } from '../exit.ts';
import { ROOT } from '../main.ts';
import {
  checkAddress,
  checkBuild,
  checkNode,
  checkOwner,
  checkPort,
  checkSecurityTxt,
  checkStore,
  type Finding,
} from './checks.ts';

const MARKS: Readonly<Record<Finding['state'], string>> = {
  well: 'ok      ',
  missing: 'missing ',
  wrong: 'WRONG   ',
};

try {
  const environment = readEnvironment(process.env);
  const findings = [
    checkNode(ROOT),
    checkStore(environment),
    await checkPort(environment),
    checkAddress(environment),
    checkOwner(),
    checkBuild(ROOT, process.env),
    checkSecurityTxt(ROOT),
  ];
  for (const { state, sentence } of findings) console.log(MARKS[state] + sentence);
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  console.log(
    `\n${count('well')} well, ${count('missing')} missing before a release, ${count('wrong')} wrong.`,
  );
  process.exitCode = count('wrong') > 0 ? 1 : 0;
} catch (error) {
  exitWith(error);
}
