/**
 * `npm run doctor`: settings, store, mail server, channels of leads and the sender's DNS, tried where that
 * changes nothing; a line each with what to do. Ends with 1 when something is wrong, with 0 when something is missing.
 *
 *   --send             posts a signed test event to the webhook and a message to Slack, marked as tests
 *   --dkim <selector>  looks up the key of mails under this selector
 *   --offline          connects to nothing
 */
import '../../http/dotenv.ts';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../../http/environment.ts';
import { exitWith } from '../../http/exit.ts';
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

try {
  const { send = false, offline = false, dkim } = parseArgs({ options: OPTIONS }).values;
  const environment = readEnvironment(process.env);
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
  for (const { state, sentence } of diagnoses) console.log(MARKS[state] + sentence);
  const count = (state: Diagnosis['state']) => diagnoses.filter((one) => one.state === state).length;
  console.log(
    `\n${count('well')} well, ${count('off')} off, ${count('missing')} missing, ${count('wrong')} wrong.`,
  );
  process.exitCode = count('wrong') > 0 ? 1 : 0;
  process.exit();
} catch (error) {
  exitWith(error);
}
