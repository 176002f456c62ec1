import { readEnvironment, type Environment } from '../../http/environment.ts';
import { exitWith } from '../../http/exit.ts';
import type { DeskTranslate } from '../../i18n/desk-translate.ts';
import { StoreUnavailableError } from '../store/database.ts';
import { openCommandStore, type CommandStore } from './command-store.ts';
import { CommandError } from './lead-commands.ts';

/** What a command of an operator works with. */
interface Given {
  readonly environment: Environment;
  readonly store: CommandStore;
  readonly write: (text: string) => void;
}

/** Runs a command of an operator on the store, and ends with a sentence for people when it cannot be done. */
export async function runOnStore(t: DeskTranslate, command: (given: Given) => Promise<void>): Promise<void> {
  // A pipe such as `| head` closes the output early.
  process.stdout.on('error', () => process.exit(0));
  try {
    const environment = readEnvironment(process.env);
    const store = await openCommandStore(environment);
    await command({ environment, store, write: (text) => void process.stdout.write(text) });
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
