/** `npm run leads -- <command>`: what an operator does with the leads. Results on the output, errors on the error output. */
import { backup, move, restore } from '../backup/backup-commands.ts';
import { open } from '../desk/open.ts';
import { program, runAtTerminal } from './command-line.ts';
import {
  exportAll,
  exportPerson,
  exportSubscribers,
  forget,
  history,
  LEAD_OPTIONS,
  listLeads,
  listSpam,
  purge,
  releaseSpam,
  replay,
  markAsSpam,
  status,
} from './lead-commands.ts';

/** The commands of an operator. */
export const leads = program('desk.command.usage', LEAD_OPTIONS, {
  open: { run: open, options: ['print'] },
  list: { run: listLeads },
  export: {
    run: (context, email) => (email === undefined ? exportAll(context) : exportPerson(context, email)),
    words: [0, 1],
  },
  status: { run: status },
  history: { run: history, words: [1, 1] },
  spam: {
    run: (context, id) => (id === undefined ? listSpam(context) : releaseSpam(context, id)),
    words: [0, 1],
  },
  'set-aside': { run: markAsSpam, words: [1, 1] },
  subscribers: { run: exportSubscribers },
  replay: { run: replay, options: ['since', 'id', 'delivered'] },
  forget: { run: forget, words: [1, 1] },
  purge: { run: purge, options: ['confirm'] },
  backup: { run: backup, words: [1, 1], options: ['keep'] },
  restore: { run: restore, words: [1, 1] },
  move: { run: move },
});

if (import.meta.main) await runAtTerminal(leads);
