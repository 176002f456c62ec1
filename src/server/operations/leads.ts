/** `npm run leads -- <command>`: what an operator does with the leads. Results on the output, errors on the error output. */
import '../../http/dotenv.ts';
import { readEnvironment } from '../../http/environment.ts';
import { exitWith } from '../../http/exit.ts';
import { openStore } from '../store/open.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';
import {
  exportAll,
  exportPerson,
  forget,
  list,
  purge,
  replay,
  status,
  type CommandContext,
} from './lead-commands.ts';

const USAGE = `npm run leads -- <command>

  list              the leads, oldest first
  export            all the leads as CSV
  export <email>    all that is kept about a person, as JSON
  status            what waits to be delivered, what was given up, and why
  replay            sends again what was given up, and leads that came before the webhook
  forget <email>    deletes all that is kept about a person, messages and mail files included
  purge             deletes what is kept no longer; the server does it by itself`;

const [verb, email, ...rest] = process.argv.slice(2);
const command = commandOf(verb, email);
if (command === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exit(1);
}
// `npm run leads -- list | head` closes the output early.
process.stdout.on('error', () => process.exit(0));
try {
  const environment = readEnvironment(process.env);
  const store = await openStore(environment);
  await command({ environment, store, at: Date.now(), write: (text) => void process.stdout.write(text) });
  await store.close();
} catch (error) {
  exitWith(error instanceof StoreUnavailableError ? `The leads cannot be reached: ${error.message}.` : error);
}

function commandOf(
  name: string | undefined,
  about: string | undefined,
): ((context: CommandContext) => Promise<void>) | undefined {
  if (about !== undefined) {
    if (name === 'export') return (context) => exportPerson(context, about);
    return name === 'forget' ? (context) => forget(context, about) : undefined;
  }
  switch (name) {
    case 'list':
      return list;
    case 'export':
      return exportAll;
    case 'status':
      return status;
    case 'replay':
      return replay;
    case 'purge':
      return purge;
    default:
      return undefined;
  }
}
