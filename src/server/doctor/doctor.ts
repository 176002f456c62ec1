/**
 * `npm run doctor`: what is configured, what is missing, what a release would refuse, one line each with what to do.
 * Ends with 1 when something is wrong, with 0 when something is only missing.
 */
import '../../http/dotenv.ts';
import { readEnvironment } from '../../http/environment.ts';
import { exitWith } from '../../http/exit.ts';
import { ROOT } from '../main.ts';
import {
  checkAddress,
  checkBuild,
  checkNode,
  checkOwner,
  checkPort,
  checkSecurityTxt,
  checkStore,
} from './project.ts';
import type { Diagnosis } from './diagnosis.ts';
import {
  checkAudience,
  checkDatabase,
  checkEndpoints,
  checkLeads,
  checkLogin,
  checkMails,
  checkProxies,
} from './settings.ts';

const MARKS: Readonly<Record<Diagnosis['state'], string>> = {
  well: 'ok      ',
  off: 'off     ',
  missing: 'missing ',
  wrong: 'WRONG   ',
};

try {
  const environment = readEnvironment(process.env);
  const diagnoses = [
    checkNode(ROOT),
    await checkPort(environment),
    checkProxies(environment),
    checkAddress(environment),
    checkEndpoints(environment),
    checkStore(environment),
    await checkDatabase(environment),
    checkLeads(environment),
    checkMails(environment),
    checkLogin(environment),
    ...checkAudience(process.env),
    checkOwner(),
    checkBuild(ROOT, process.env),
    checkSecurityTxt(ROOT),
  ];
  for (const { state, sentence } of diagnoses) console.log(MARKS[state] + sentence);
  const count = (state: Diagnosis['state']) =>
    diagnoses.filter((diagnosis) => diagnosis.state === state).length;
  console.log(
    `\n${count('well')} well, ${count('off')} off, ${count('missing')} missing before a release, ${count('wrong')} wrong.`,
  );
  process.exitCode = count('wrong') > 0 ? 1 : 0;
} catch (error) {
  exitWith(error);
}
