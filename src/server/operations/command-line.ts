import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readEnvironment } from '../../http/environment.ts';
import { exitWith } from '../../http/exit.ts';
import { deskTranslator, terminalLocale } from '../../i18n/desk-translate.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { openCommandStore } from '../store/open.ts';
import { CommandError, type CommandContext, type OptionsOf } from './lead-commands.ts';

/** A command of an operator: how many words it is about, none if not said, and its options. */
export interface Command<Options> {
  readonly run: (context: CommandContext<Options>, ...about: string[]) => Promise<void>;
  readonly words?: readonly [least: number, most: number];
  readonly options?: readonly (keyof Options)[];
}

/**
 * Runs the command that the process was started with, and ends with a sentence for people when it cannot be done, or with
 * what commands there are when it is none.
 */
export async function runCommand<Types extends NonNullable<ParseArgsConfig['options']>>(
  usage: 'desk.command.usage' | 'editions.usage',
  types: Types,
  commands: Readonly<Record<string, Command<OptionsOf<Types>>>>,
): Promise<void> {
  const t = deskTranslator(terminalLocale(process.env));
  const { command, about, options } = read(types, commands) ?? exitWith(t(usage));
  // A pipe such as `| head` closes the output early.
  process.stdout.on('error', () => process.exit(0));
  try {
    const environment = readEnvironment(process.env);
    const store = await openCommandStore(environment);
    await command.run({ environment, store, at: Date.now(), options, t, write }, ...about);
    await store.close();
  } catch (error) {
    if (error instanceof CommandError) exitWith(error.message);
    exitWith(
      error instanceof StoreUnavailableError
        ? t('desk.command.unreachable', { reason: error.message })
        : error,
    );
  }
}

function write(text: string): void {
  process.stdout.write(text);
}

function read<Types extends NonNullable<ParseArgsConfig['options']>>(
  types: Types,
  commands: Readonly<Record<string, Command<OptionsOf<Types>>>>,
) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: types });
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
