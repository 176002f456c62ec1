/** `npm run leads -- <command>`: what an operator does with the leads. Results on the output, errors on the error output. */
import { parseArgs } from 'node:util';
import '../../http/dotenv.ts';
import { readEnvironment } from '../../http/environment.ts';
import { exitWith } from '../../http/exit.ts';
import { backup, move, restore } from '../backup/backup-commands.ts';
import { openStore } from '../store/open.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';
import {
  CommandError,
  exportAll,
  exportPerson,
  forget,
  history,
  list,
  listSpam,
  purge,
  releaseSpam,
  replay,
  status,
  type CommandContext,
} from './lead-commands.ts';

const USAGE = `npm run leads -- <command>

  list              the leads, oldest first
  export            all the leads as CSV
  export <email>    all that is kept about a person, as JSON
  status            which store it is, what waits to be delivered, what was given up, and why
  history <id>      every attempt at the messages of a lead, or at one message
  spam              what was kept apart for thirty days, and why
  spam <id>         makes one of these a request again
  replay            sends again what was given up, and leads that came before the webhook
    --since <time>    only what was queued since then
    --id <id>         only the messages of this lead, or this one message
    --delivered       also what was delivered to the team and the webhook; with --since or --id
  forget <email>    deletes all that is kept about a person, messages and mail files included
  purge             deletes what is kept no longer; the server does it by itself
    --confirm         also when the clock has jumped, or when it is unusually much
  backup <folder>   copies the store while the server runs, and reads the copy back
    --keep <number>   how many copies stay in the folder; 14 if it is not said
  restore <folder>  puts the newest sound copy of the folder, or one file, in the place of the store
    --replace         also when there is a store that holds requests; it is kept beside
  move              copies the store of DATA_DIR into the PostgreSQL of DATABASE_URL`;

/** The commands by name, with whether they are about somebody or something, and their options. */
const COMMANDS: Readonly<
  Record<string, { run: (context: CommandContext, about: string) => Promise<void>; options?: string[] }>
> = {
  list: { run: list },
  export: { run: exportAll },
  'export ?': { run: exportPerson },
  status: { run: status },
  'history ?': { run: history },
  spam: { run: listSpam },
  'spam ?': { run: releaseSpam },
  replay: { run: replay, options: ['since', 'id', 'delivered'] },
  'forget ?': { run: forget },
  purge: { run: purge, options: ['confirm'] },
  'backup ?': { run: backup, options: ['keep'] },
  'restore ?': { run: restore, options: ['replace'] },
  move: { run: move },
};

const { run, about, options } = read(process.argv.slice(2));
// `npm run leads -- list | head` closes the output early.
process.stdout.on('error', () => process.exit(0));
try {
  const environment = readEnvironment(process.env);
  const store = await openStore(environment, false);
  await run({ environment, store, at: Date.now(), options, write }, about);
  await store.close();
} catch (error) {
  if (error instanceof CommandError) exitWith(error.message);
  exitWith(error instanceof StoreUnavailableError ? `The leads cannot be reached: ${error.message}.` : error);
}

function write(text: string): void {
  process.stdout.write(text);
}

/** The command that was given; ends with what there is when it is none. */
function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        id: { type: 'string' },
        delivered: { type: 'boolean' },
        confirm: { type: 'boolean' },
        keep: { type: 'string' },
        replace: { type: 'boolean' },
      },
    });
    const [name = '', object, ...rest] = positionals;
    const command = COMMANDS[object === undefined ? name : `${name} ?`];
    const isAllowed = Object.keys(values).every((option) => command?.options?.includes(option));
    if (command !== undefined && isAllowed && rest.length === 0)
      return { run: command.run, about: object ?? '', options: values };
  } catch {
    // An option that there is not.
  }
  console.error(USAGE);
  process.exit(1);
}
