/** `npm run newsletter -- <command>`: sends the editions of the newsletter. Results on the output, errors on the error output. */
import '../../http/dotenv.ts';
import { exitWith } from '../../http/exit.ts';
import { FEATURES } from '../../site.ts';
import { runCommand } from '../operations/command-line.ts';
import {
  bounce,
  bounces,
  listLetters,
  NEWSLETTER_OPTIONS,
  preview,
  resume,
  sendEdition,
  subscribers,
  trial,
} from './newsletter-commands.ts';

if (!FEATURES.newsletter) exitWith('There is no newsletter: FEATURES in src/site.ts.');
await runCommand('desk.letters.usage', NEWSLETTER_OPTIONS, {
  list: { run: listLetters },
  preview: { run: preview, words: [1, 1], options: ['out'] },
  test: { run: trial, words: [2, 2] },
  send: { run: sendEdition, words: [1, 1], options: ['pace', 'dry-run', 'resend-uncertain'] },
  subscribers: { run: subscribers, options: ['csv', 'json', 'theme'] },
  bounce: { run: bounce, words: [1, 1] },
  bounces: { run: bounces, words: [0, Infinity] },
  resume: { run: resume, words: [1, 1] },
});
