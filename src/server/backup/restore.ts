import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DeskTranslate } from '#i18n/desk-translate.ts';
import { CommandError } from '../operations/lead-commands.ts';
import { checkStore, copiesIn, writeToDisk } from './backup.ts';

/**
 * Brings a copy, or the newest sound one of a folder, into a data folder that holds no store; `skipped` are newer copies
 * that are damaged, and why.
 */
export function restoreBackup(from: string, dataFolder: string, t: DeskTranslate) {
  if (!existsSync(from)) throw new CommandError(t('desk.copies.noSource', { from }));
  if (!existsSync(path.dirname(dataFolder)))
    throw new CommandError(t('desk.copies.noFolder', { folder: dataFolder }));
  const store = path.join(dataFolder, 'site.db');
  // A journal that stayed would be read into the file that is restored.
  const there = ['', '-wal', '-shm', '-journal'].map((end) => store + end).find((name) => existsSync(name));
  if (there !== undefined) throw new CommandError(t('desk.copies.holdsStore', { file: there }));
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const part = `${store}.part`;
  const skipped: string[] = [];
  for (const file of statSync(from).isDirectory() ? copiesIn(from) : [from]) {
    try {
      copyFileSync(file, part);
      chmodSync(part, 0o600);
      const rows = checkStore(part, t);
      writeToDisk(part);
      renameSync(part, store);
      writeToDisk(dataFolder);
      return { file, rows, skipped };
    } catch (error) {
      skipped.push(`${file}: ${Object(error).message}`);
    }
  }
  throw new CommandError([t('desk.copies.noSoundCopy'), ...skipped].join('\n'));
}
