import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readEnvironment } from '#http/environment.ts';
import { exitWith } from '#http/exit.ts';
import { deskTranslator, terminalLocale } from '#i18n/desk-translate.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { openCommandStore } from '../store/open.ts';
import { CommandError, type CommandContext, type OptionsOf } from './lead-commands.ts';

/** A command of an operator: how many words it is about, none if not said, and its options. Gives an exit code other than 0. */
export interface Command<Options> {
  readonly run: (context: CommandContext<Options>, ...about: string[]) => Promise<number | void>;
  readonly words?: readonly [least: number, most: number];
  readonly options?: readonly (keyof Options)[];
}

/** What was typed, the variables of its environment, and where the results go. */
export interface Terminal {
  readonly typed: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
  readonly write: (text: string) => void;
}

/** A program with commands: gives its exit code, or throws a CommandError, which says what to do instead. */
export type Program = (terminal: Terminal) => Promise<number>;

/** Makes a program of its commands; `usage` says what commands there are to whoever typed none of them. */
export function program<Types extends NonNullable<ParseArgsConfig['options']>>(
  usage: 'desk.command.usage',
  types: Types,
  commands: Readonly<Record<string, Command<OptionsOf<Types>>>>,
): Program {
  function read(args: readonly string[]) {
    try {
      const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: types });
      const [name = '', ...about] = positionals;
      const command = commands[name];
      const [least, most] = command?.words ?? [0, 0];
      const allowed: readonly PropertyKey[] = command?.options ?? [];
      const isGood = Object.keys(values).every((option) => allowed.includes(option));
      if (command === undefined || !isGood || about.length < least || about.length > most) return undefined;
      return { command, about, options: values };
    } catch {
      return undefined; // an option that there is not
    }
  }

  return async ({ typed, variables, write }) => {
    const t = deskTranslator(terminalLocale(variables));
    const asked = read(typed);
    if (asked === undefined) throw new CommandError(t(usage));
    const { command, about, options } = asked;
    const environment = readEnvironment(variables);
    const store = await openCommandStore(environment);
    try {
      const code = await command.run({ environment, store, at: Date.now(), options, t, write }, ...about);
      await store.close();
      return code ?? 0;
    } catch (error) {
      store.close().catch(() => undefined); // not waited for: a database that is silent does not end
      if (!(error instanceof StoreUnavailableError)) throw error;
      throw new CommandError(t('desk.command.unreachable', { reason: error.message }), { cause: error });
    }
  };
}

/** Runs a program with what the process was started with, and ends with a sentence for people when it cannot be done. */
export async function runAtTerminal(run: Program): Promise<void> {
  await import('#http/dotenv.ts');
  // A pipe such as `| head` closes the output early.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.exitCode = await run({ typed: process.argv.slice(2), variables: process.env, write });
  } catch (error) {
    exitWith(error instanceof CommandError ? error.message : error);
  }
}

const write = (text: string) => void process.stdout.write(text);
