/** `npm run newsletter -- <command>`: sends the editions of the newsletter. Results on the output, errors on the error output. */
import { program, runAtTerminal } from '../operations/command-line.ts';
import { NEWSLETTER_OPTIONS, preview, resume, send, trial } from './newsletter-commands.ts';

/** The commands of whoever sends the newsletter. */
export const newsletter = program('editions.usage', NEWSLETTER_OPTIONS, {
  preview: { run: preview, words: [1, 1] },
  test: { run: trial, words: [2, 2] },
  send: { run: send, words: [1, 1], options: ['dry-run'] },
  resume: { run: resume, words: [1, 1] },
});

if (import.meta.main) await runAtTerminal(newsletter);
