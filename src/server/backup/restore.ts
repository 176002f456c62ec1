import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { deskTranslator, terminalLocale } from '../../i18n/desk-translate.ts';
import { CommandError } from '../operations/lead-commands.ts';
import { copiesIn, readStore, syncFolder, type Manifest } from './backup.ts';
import { digestTables, differingTables } from './table-digests.ts';
import { openAlone } from './open-alone.ts';

/** Says what is wrong in the language of the terminal: only commands come here. */
const t = deskTranslator(terminalLocale(process.env));

/** Tables that hold what somebody sent. */
const PEOPLE = ['leads', 'subscriptions', 'spam'];

/** What was brought back. */
export interface Restored extends Manifest {
  readonly file: string;
  /** Newer copies that are damaged, and why. */
  readonly skipped: readonly string[];
  /** Where the store that was there is now; none if there was none. */
  readonly aside: string | undefined;
}

/**
 * Puts a copy, or the newest sound one of a folder, in the place of the store of `dataFolder`. A store that holds
 * requests is only replaced when told, and kept beside. The server must not run.
 */
export function restoreBackup(from: string, dataFolder: string, mayReplace: boolean): Restored {
  const { file, at, content, skipped } = choose(from);
  if (!existsSync(path.dirname(dataFolder)))
    throw new CommandError(t('desk.copies.noFolder', { folder: dataFolder }));
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const store = path.join(dataFolder, 'site.db');
  refuseIfUsed(store, mayReplace);
  const aside = putAside(store);
  const part = `${store}.part`;
  copyFileSync(file, part);
  const handle = openSync(part, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, store);
  syncFolder(dataFolder);
  const different = differingTables(content, readStore(store));
  if (different.length > 0)
    throw new CommandError(t('desk.copies.differsFromCopy', { file: store, tables: different.join(', ') }));
  return { file, at, content, skipped, aside };
}

/** The copy that was meant: a file, or the newest of a folder that is as its manifest says. */
function choose(from: string): Omit<Restored, 'aside'> {
  if (!existsSync(from)) throw new CommandError(t('desk.copies.noSource', { from }));
  const files = statSync(from).isDirectory() ? copiesIn(from) : [from];
  const skipped: string[] = [];
  for (const file of files) {
    const problem = problemOf(file);
    if (typeof problem !== 'string') return { file, ...problem, skipped };
    skipped.push(`${file}: ${problem}`);
  }
  throw new CommandError([t('desk.copies.noSoundCopy'), ...skipped].join('\n'));
}

function problemOf(file: string): Manifest | string {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
    const different = differingTables(manifest.content, readStore(file));
    return different.length === 0
      ? manifest
      : t('desk.copies.differsFromManifest', { tables: different.join(', ') });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Throws when a server has the file open, or when it holds what somebody sent. */
function refuseIfUsed(store: string, mayReplace: boolean): void {
  if (!statSync(store, { throwIfNoEntry: false })?.size) return;
  const held = countPeople(store);
  if (held === 0 || mayReplace) return;
  throw new CommandError(
    held === undefined
      ? t('desk.copies.holdsDamage', { file: store })
      : t('desk.copies.holdsRequests', { file: store, count: held }),
  );
}

/** How much a store holds of what people sent; `undefined` when it cannot be read. */
function countPeople(store: string): number | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = openAlone(store);
    const content = digestTables(database);
    return PEOPLE.reduce((sum, table) => sum + (content[table]?.rows ?? 0), 0);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    return undefined;
  } finally {
    database?.close();
  }
}

/** Renames a store with what belongs to it; a journal that stayed would be read into the one that is restored. */
function putAside(store: string): string | undefined {
  const moment = new Date().toISOString().replaceAll(':', '-');
  const aside = `${store}.before-${moment}`;
  for (const end of ['', '-wal', '-shm', '-journal'])
    if (existsSync(store + end)) renameSync(store + end, aside + end);
  return existsSync(aside) ? aside : undefined;
}
