import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { normaliseAddress } from '#http/mail-address.ts';

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

/** Deletes old mail files; `limitOf` returns the time before which the file of a message is deleted. */
export async function purgeMailFiles(folder: string, limitOf: (messageId: string) => number): Promise<void> {
  for (const name of await mailFiles(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < limitOf(name)) await rm(file, { force: true });
  }
}

async function mailFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => /\.eml(?:\.part)?$/.test(name));
}

/** Returns whether headers hold an address whole, not as a part of a longer one. */
function hasAddress(headers: string, address: string): boolean {
  return headers
    .toLowerCase()
    .split(/[\s<>,;:"]+/)
    .includes(address);
}
