/**
 * `npm run doctor`: settings, store, mail server, channels of leads and the sender's DNS, tried where that
 * changes nothing; a line each with what to do. Ends with 1 when something is wrong, with 0 when something is missing.
 *
 *   --send             posts a signed test event to the webhook and a message to Slack, marked as tests
 *   --dkim <selector>  looks up the key of mails under this selector
 *   --offline          connects to nothing
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from '#http/environment.ts';
import { runAtTerminal, type Program } from '../operations/command-line.ts';
import { tryConnectors, tryMailServer } from './deliveries.ts';
import type { Diagnosis } from './diagnosis.ts';
import { checkSender } from './sender.ts';
import { checkSettings } from './settings.ts';
import { tryStore } from './store.ts';

const MARKS: Readonly<Record<Diagnosis['state'], string>> = {
  well: 'ok      ',
  off: 'off     ',
  missing: 'missing ',
  wrong: 'WRONG   ',
};

const OPTIONS = {
  send: { type: 'boolean' },
  offline: { type: 'boolean' },
  dkim: { type: 'string' },
} as const;

/** Tries all that is asked, and writes what it found. */
export const doctor: Program = async ({ typed, variables, write }) => {
  const { send = false, offline = false, dkim } = parseArgs({ args: [...typed], options: OPTIONS }).values;
  const environment = readEnvironment(variables);
  const settings = checkSettings(environment);
  // All at once: what is away makes the rest wait for nothing.
  const tries = offline
    ? []
    : await Promise.all([
        tryStore(environment),
        tryMailServer(environment),
        checkSender(environment, dkim),
        tryConnectors(environment, send),
      ]);
  const diagnoses = [...settings, ...tries.flat()].filter((one) => one !== undefined);
  for (const { state, sentence } of diagnoses) write(`${MARKS[state]}${sentence}\n`);
  const count = (state: string) => diagnoses.filter((one) => one.state === state).length;
  const counts = Object.keys(MARKS).map((state) => `${count(state)} ${state}`);
  write(`\n${counts.join(', ')}.\n`);
  return count('wrong') > 0 ? 1 : 0;
};

if (import.meta.main) {
  await runAtTerminal(doctor);
  process.exit(); // what was tried and never answered is not waited for
}
