/** `npm run newsletter -- <command>`: sends the editions of the newsletter. Results on the output, errors on the error output. */
import { parseArgs } from 'node:util';
import '../../http/dotenv.ts';
import { deskTranslator, terminalLocale } from '../../i18n/desk-translate.ts';
import { runOnStore } from '../operations/command-line.ts';
import {
  bounce,
  bounces,
  listLetters,
  preview,
  resume,
  sendEdition,
  subscribers,
  trial,
  type NewsletterContext,
  type NewsletterOptions,
} from './newsletter-commands.ts';

/** The commands by name: how many words they are about, and their options. */
const COMMANDS: Readonly<
  Record<
    string,
    {
      run: (context: NewsletterContext) => Promise<void>;
      words: readonly [least: number, most: number];
      options?: (keyof NewsletterOptions)[];
    }
  >
> = {
  list: { run: listLetters, words: [0, 0] },
  preview: { run: preview, words: [1, 1], options: ['out'] },
  test: { run: trial, words: [2, 2] },
  send: { run: sendEdition, words: [1, 1], options: ['pace', 'dry-run', 'resend-uncertain'] },
  subscribers: { run: subscribers, words: [0, 0], options: ['csv', 'json', 'theme'] },
  bounce: { run: bounce, words: [1, 1] },
  bounces: { run: bounces, words: [0, Infinity] },
  resume: { run: resume, words: [1, 1] },
};

const t = deskTranslator(terminalLocale(process.env));
const { run, about, options } = read(process.argv.slice(2));
await runOnStore(t, ({ environment, store, write }) => run({ environment, store, t, write, options, about }));

/** The command that was given; ends with what there is when it is none. */
function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        pace: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'resend-uncertain': { type: 'boolean' },
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        theme: { type: 'string' },
      },
    });
    const [name = '', ...rest] = positionals;
    const command = COMMANDS[name];
    const allowed: readonly string[] = command?.options ?? [];
    const [least = 0, most = 0] = command?.words ?? [];
    const isGood =
      rest.length >= least &&
      rest.length <= most &&
      Object.keys(values).every((option) => allowed.includes(option));
    if (command !== undefined && isGood) return { run: command.run, about: rest, options: values };
  } catch {
    // An option that there is not.
  }
  console.error(t('desk.letters.usage'));
  process.exit(1);
}
