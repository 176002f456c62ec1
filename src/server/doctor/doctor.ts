/**
 * `npm run doctor`: what is configured, what is missing, what a release would refuse, and what came of trying it: one
 * line each with what to do. Ends with 1 when something is wrong, with 0 when something is only missing.
 *
 *   --send             posts a signed test event to the webhook and a message to Slack, marked as tests
 *   --dkim <selector>  looks up the key of mails under this selector
 *   --offline          connects to nothing
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import '../../http/dotenv.ts';
import { readEnvironment, type Environment } from '../../http/environment.ts';
import { exitWith } from '../../http/exit.ts';
import { ROOT } from '../root.ts';
import {
  checkAddress,
  checkBuild,
  checkNode,
  checkOwner,
  checkPort,
  checkSecurityTxt,
  checkStore,
} from './project.ts';
import { tryConnectors, tryLogin, tryMailServer, tryWebhook } from './deliveries.ts';
import type { Diagnosis } from './diagnosis.ts';
import { checkClock, checkDisk, checkRequests, checkRights } from './machine.ts';
import { checkCertificates, checkPolicies } from './published.ts';
import { checkSender } from './sender.ts';
import {
  checkAudience,
  checkDatabase,
  checkEndpoints,
  checkLeads,
  checkLogin,
  checkMails,
  checkProcessors,
  checkProxies,
} from './settings.ts';

const MARKS: Readonly<Record<Diagnosis['state'], string>> = {
  well: 'ok      ',
  off: 'off     ',
  missing: 'missing ',
  wrong: 'WRONG   ',
};

/** What can be asked besides; ends with what there is when it is none of it. */
function readOptions() {
  try {
    const options = {
      send: { type: 'boolean' },
      offline: { type: 'boolean' },
      dkim: { type: 'string' },
    } as const;
    return parseArgs({ options }).values;
  } catch {
    exitWith('npm run doctor -- [--send] [--dkim <selector>] [--offline]');
  }
}

/** Tries what is configured, all at once: what is away makes the rest wait for nothing. */
async function tryAll(environment: Environment): Promise<Diagnosis[]> {
  const built = statSync(path.join(ROOT, 'dist/client'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const tries = await Promise.all([
    tryMailServer(environment),
    checkSender(environment, options.dkim),
    tryWebhook(environment, options.send === true),
    tryConnectors(environment, options.send === true),
    tryLogin(environment),
    checkClock(environment, built),
    checkCertificates(environment),
  ]);
  return tries.flat().filter((diagnosis) => diagnosis !== undefined);
}

const options = readOptions();
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
    ...checkProcessors(environment),
    checkMails(environment),
    checkLogin(environment),
    ...checkAudience(process.env),
    checkOwner(),
    checkBuild(ROOT),
    checkSecurityTxt(ROOT),
    checkPolicies(ROOT),
    checkDisk(environment),
    checkRights(ROOT, environment),
    checkRequests(environment),
    ...(options.offline === true ? [] : await tryAll(environment)),
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
