/** `npm run leads -- <command>`. Results go to the output, errors to the error output. */
import { backup } from './backup.ts';
import { program, runAtTerminal } from './command-line.ts';
import {
  exportLeads,
  exportPerson,
  forgetPerson,
  LEAD_OPTIONS,
  listErrors,
  listLeads,
  listSpam,
  releaseSpam,
  replayMessages,
  showLead,
} from './lead-commands.ts';
import { status } from './status.ts';
import { subscribers } from './subscriber-commands.ts';

const USAGE = `npm run leads -- <command>

  list              the leads, one a line, oldest first
  show <id>         every answer of a lead, and every attempt at its messages
  export            the leads as CSV
  export <email>    everything stored about a person, as JSON
  forget <email>    deletes everything stored about a person, messages and mail files included
  status            where the store is, what waits, what failed, and why
  replay            sends what failed again
    --since <time>    only what was queued since then
    --id <id>         only the messages of this lead, or this message
  spam              what was taken for spam in the last thirty days, and why
  spam <id>         turns it back into a lead
  subscribers [file]  the confirmed subscribers as CSV for a mail service, to the output or a file
    --remove <file>   ends the subscriptions of the addresses in a file: who left at the mail service
  errors            the errors that browsers reported
  backup <folder>   copies the store while the server runs, and checks the copy
    --keep <number>   copies that stay in the folder, 14 by default`;

export const leads = program(USAGE, LEAD_OPTIONS, {
  list: { run: listLeads },
  show: { run: showLead, args: [1, 1] },
  export: {
    run: (context, email) => (email === undefined ? exportLeads(context) : exportPerson(context, email)),
    args: [0, 1],
  },
  forget: { run: forgetPerson, args: [1, 1] },
  status: { run: status },
  replay: { run: replayMessages, options: ['since', 'id'] },
  spam: {
    run: (context, id) => (id === undefined ? listSpam(context) : releaseSpam(context, id)),
    args: [0, 1],
  },
  subscribers: { run: subscribers, args: [0, 1], options: ['remove'] },
  errors: { run: listErrors },
  backup: { run: backup, args: [1, 1], options: ['keep'] },
});

if (import.meta.main) await runAtTerminal(leads);
