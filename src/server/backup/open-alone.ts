import { DatabaseSync } from 'node:sqlite';
import { deskTranslator, terminalLocale } from '../../i18n/desk-translate.ts';
import { CommandError } from '../operations/lead-commands.ts';
import { isBusy } from '../store/sqlite/sqlite-errors.ts';

/** Says what is wrong in the language of the terminal: only commands come here. */
const t = deskTranslator(terminalLocale(process.env));

/** How long to wait for a process that only looks at the file, in milliseconds. */
const BUSY_MS = 1000;

/** Opens a SQLite store that no other process has open, and keeps others away until it is closed. Throws a CommandError while a server runs. */
export function openAlone(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // The lock of a transaction stays after it in this mode.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    return database;
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new CommandError(t('desk.copies.inUse', { file }));
  }
}
