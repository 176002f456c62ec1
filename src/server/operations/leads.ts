/** `npm run leads -- <command>`: what an operator does with the leads. Results on the output, errors on the error output. */
import { parseArgs } from 'node:util';
import '../../http/dotenv.ts';
import { backup, move, restore } from '../backup/backup-commands.ts';
import { open } from '../desk/open.ts';
import { deskTranslator, terminalLocale } from '../../i18n/desk-translate.ts';
import { runOnStore } from './command-line.ts';
import {
  exportAll,
  exportPerson,
  exportSubscribers,
  forget,
  history,
  listLeads,
  listErrors,
  listSpam,
  purgeLeads,
  releaseSpam,
  replay,
  setAside,
  status,
  type CommandContext,
} from './lead-commands.ts';

/** The commands by name, with whether they are about somebody or something, and their options. */
const COMMANDS: Readonly<
  Record<string, { run: (context: CommandContext, about: string) => Promise<void>; options?: string[] }>
> = {
  open: { run: open, options: ['print'] },
  list: { run: listLeads },
  export: { run: exportAll },
  'export ?': { run: exportPerson },
  status: { run: status },
  'history ?': { run: history },
  spam: { run: listSpam },
  'spam ?': { run: releaseSpam },
  'set-aside ?': { run: setAside },
  subscribers: { run: exportSubscribers },
  errors: { run: listErrors },
  replay: { run: replay, options: ['since', 'id', 'delivered'] },
  'forget ?': { run: forget },
  purge: { run: purgeLeads, options: ['confirm'] },
  'backup ?': { run: backup, options: ['keep'] },
  'restore ?': { run: restore, options: ['replace'] },
  move: { run: move },
};

const t = deskTranslator(terminalLocale(process.env));
const { run, about, options } = read(process.argv.slice(2));
await runOnStore(t, ({ environment, store, write }) =>
  run({ environment, store, at: Date.now(), options, t, write }, about),
);

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
        print: { type: 'boolean' },
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
  console.error(t('desk.command.usage'));
  process.exit(1);
}
