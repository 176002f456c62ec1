/** Looks at the machine: its clock, its disk, the rights on what is secret, and the store as it lies there. */
import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Environment } from '../../http/environment.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { missing, off, well, wrong, type Diagnosis } from './diagnosis.ts';

const MEGABYTE = 1_048_576;

/** Free space below which requests may soon not be kept, and below which the disk is as good as full, in bytes. */
const LITTLE = 1024 * MEGABYTE;
const NEARLY_NONE = 64 * MEGABYTE;

/** How far clocks may be apart, in milliseconds: receivers of webhooks refuse what is five minutes old. */
const APART_MS = 30_000;
const FAR_APART_MS = 240_000;

/** How long a peer has to answer, in milliseconds. */
const ANSWER_MS = 5000;

/** Compares the clock with that of another machine that is configured, by the Date of its answer; nothing is posted. */
export async function checkClock(
  { LEADS_WEBHOOK_URL, PRODUCT_API_URL }: Pick<Environment, 'LEADS_WEBHOOK_URL' | 'PRODUCT_API_URL'>,
  built: number,
  now: () => number = Date.now,
): Promise<Diagnosis> {
  const peer = [LEADS_WEBHOOK_URL, PRODUCT_API_URL].find((url) => url !== undefined);
  if (now() < built - FAR_APART_MS)
    return wrong(
      `Clock: it is ${iso(now())}, before the build was made: set the clock, and let NTP keep it.`,
    );
  if (peer === undefined)
    return off(`Clock: it is ${iso(now())}; no other machine is configured to compare it with.`);
  const { origin, host } = new URL(peer);
  try {
    const asked = now();
    const { headers } = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const middle = (asked + now()) / 2;
    const theirs = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(theirs)) return off(`Clock: ${host} does not say what time it is.`);
    const apart = Math.abs(middle - theirs);
    const seconds = Math.round(apart / 1000);
    if (apart > FAR_APART_MS)
      return wrong(
        `Clock: ${seconds} s from that of ${host}, which will refuse what we sign: let NTP keep it.`,
      );
    if (apart > APART_MS) return missing(`Clock: ${seconds} s from that of ${host}: let NTP keep it.`);
    return well(`Clock: within ${Math.max(1, seconds)} s of that of ${host}.`);
  } catch {
    return off(`Clock: it is ${iso(now())}; ${host} does not answer, to compare it with.`);
  }
}

/** How much room there is for what the server keeps. */
export function checkDisk({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): Diagnosis {
  const folder = [DATA_DIR, path.dirname(DATA_DIR)].find((one) => existsSync(one));
  if (folder === undefined) return off('Disk not looked at: the folder above DATA_DIR does not exist.');
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `Disk: ${Math.floor(free / MEGABYTE)} MB free for DATA_DIR`;
  if (free < NEARLY_NONE) return wrong(`${text}: make room, or soon no request can be kept.`);
  return free < LITTLE ? missing(`${text}: make room.`) : well(`${text}.`);
}

/** Whether others on this machine can read what is secret. Windows has other rights. */
export function checkRights(root: string, { DATA_DIR }: Pick<Environment, 'DATA_DIR'>): Diagnosis {
  if (process.platform === 'win32') return off('Rights not looked at: Windows has others.');
  const open = [DATA_DIR, path.join(root, '.env')].filter(
    (file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
  return open.length === 0
    ? well('Rights: nobody else on this machine can read DATA_DIR or .env.')
    : missing(`Rights: others on this machine can read ${open.join(', ')}: chmod go-rwx ${open.join(' ')}`);
}

/** Reads the SQLite store without changing it: its shape, whether it is sound, what it holds. */
export function checkRequests({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>): Diagnosis {
  if (DATABASE_URL !== undefined)
    return off('Store: the requests are in the database; npm run leads -- status reads them.');
  const file = path.join(DATA_DIR, 'site.db');
  if (!statSync(file, { throwIfNoEntry: false })?.size)
    return off('Store: there is none yet; the server makes it.');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: ANSWER_MS });
    const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
    if (Number(version) > MIGRATIONS.length)
      return wrong('Store: a newer version of the site made it: install that one.');
    const [sound] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (sound !== 'ok')
      return wrong(
        'Store: site.db is damaged: stop the server, and npm run leads -- restore <folder of the copies>',
      );
    const { leads } = database.prepare('SELECT count(*) AS leads FROM leads').get() ?? {};
    return well(`Store: site.db is sound; requests: ${leads}.`);
  } catch (error) {
    return wrong(
      `Store: site.db cannot be read (${Object(error).message}): npm run leads -- restore <folder of the copies>`,
    );
  } finally {
    database?.close();
  }
}

const iso = (at: number) => new Date(at).toISOString();
