import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readEnvironment, type Environment } from '#http/environment.ts';
import { exitWith } from '#http/exit.ts';
import { escapeControls } from '../escape-controls.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { openCommandStore } from '../open-store.ts';
import type { Store } from '../store.ts';

type OptionTypes = NonNullable<ParseArgsConfig['options']>;

export interface CommandContext<Types extends OptionTypes> {
  readonly environment: Environment;
  readonly store: Store;
  readonly at: number;
  readonly options: ReturnType<typeof parseArgs<{ options: Types }>>['values'];
  readonly write: (text: string) => void;
}

/** Command with the number of its arguments (none by default) and its options. Resolves to an exit code, 0 by default. */
export interface Command<Types extends OptionTypes> {
  readonly run: (context: CommandContext<Types>, ...args: string[]) => Promise<number | void>;
  readonly args?: readonly [least: number, most: number];
  readonly options?: readonly (keyof Types)[];
}

/** Raised when a command cannot be run as typed; the message says what to do instead. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface Terminal {
  readonly typed: readonly string[];
  readonly variables: NodeJS.ProcessEnv;
  readonly write: (text: string) => void;
}

export type Program = (terminal: Terminal) => Promise<number>;

/** Makes a program of its commands, which prints `usage` for any other words. */
export function program<Types extends OptionTypes>(
  usage: string,
  types: Types,
  commands: Readonly<Record<string, Command<Types>>>,
): Program {
  function parse(typed: readonly string[]) {
    try {
      const { values, positionals } = parseArgs({ args: [...typed], allowPositionals: true, options: types });
      const [name = '', ...args] = positionals;
      const command = commands[name];
      const [least, most] = command?.args ?? [0, 0];
      const allowed: readonly PropertyKey[] = command?.options ?? [];
      const isValid = Object.keys(values).every((option) => allowed.includes(option));
      if (command === undefined || !isValid || args.length < least || args.length > most) return undefined;
      return { command, args, options: values };
    } catch {
      return undefined; // an unknown option
    }
  }

  return async ({ typed, variables, write }) => {
    const parsed = parse(typed);
    if (parsed === undefined) throw new CommandError(usage);
    const { command, args, options } = parsed;
    const environment = readEnvironment(variables);
    const store = await openCommandStore(environment);
    try {
      const code = await command.run({ environment, store, at: Date.now(), options, write }, ...args);
      await store.close();
      return code ?? 0;
    } catch (error) {
      store.close().catch(() => undefined); // not awaited: an unreachable database never closes
      if (!(error instanceof StoreUnavailableError)) throw error;
      throw new CommandError(`The store cannot be read: ${error.message}.`, { cause: error });
    }
  };
}

export async function runAtTerminal(run: Program): Promise<void> {
  await import('#http/dotenv.ts');
  // A pipe such as `| head` closes the output early.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.exitCode = await run({
      typed: process.argv.slice(2),
      variables: process.env,
      write: writeResult,
    });
  } catch (error) {
    exitWith(error instanceof CommandError ? error.message : error);
  }
}

/** Writes results as they are to a file or a pipe, and to a terminal without the control characters of visitors' texts. */
function writeResult(text: string): void {
  process.stdout.write(process.stdout.isTTY ? escapeControls(text.replace(/^\uFEFF/, '')) : text);
}
