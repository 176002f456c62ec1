import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '#http/environment.ts';
import { normaliseAddress } from '#http/mail-address.ts';

/** Folder of the mails that are written to files, since there is no mail server. */
export function mailFolder({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'outbox');
}

/** Deletes the mail files to, from or about an address, and those whose message id begins with one of `ids`; counts them. */
export async function forgetMailFiles(
  folder: string,
  email: string,
  ids: readonly string[],
): Promise<number> {
  const address = normaliseAddress(email);
  let count = 0;
  for (const name of await mailFiles(folder)) {
    const file = path.join(folder, name);
    const [headers = ''] = (await readFile(file, 'utf8')).split('\n\n', 1);
    if (!ids.some((id) => name.startsWith(id)) && !hasAddress(headers, address)) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

/** Deletes the mail files from before a time: they may hold addresses that nobody confirmed. */
export async function purgeMailFiles(folder: string, limit: number): Promise<void> {
  for (const name of await mailFiles(folder)) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < limit) await rm(file, { force: true });
  }
}

async function mailFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => /\.eml(?:\.part)?$/.test(name));
}

function hasAddress(headers: string, address: string): boolean {
  return headers
    .toLowerCase()
    .split(/[\s<>,;:"]+/)
    .includes(address);
}
