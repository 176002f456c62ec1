import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { RETENTION } from '#site.ts';
import { normaliseAddress } from '#http/mail-address.ts';
import { leadsLimit } from '../leads/retention.ts';

/** Deletes the mails written to files that are to, from or about an address; returns how many. */
export async function forgetMailFiles(
  folder: string,
  email: string,
  ids: readonly string[],
): Promise<number> {
  const address = normaliseAddress(email);
  let count = 0;
  for (const name of await mailFiles(folder)) {
    const file = path.join(folder, name);
    // Every mail about a person has the address in a header, as it is.
    const [headers = ''] = (await readFile(file, 'utf8')).split('\n\n', 1);
    if (!ids.some((id) => name.startsWith(id)) && !mentions(headers, address)) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

/** Deletes the mails written to files that are kept no longer than what they are about. */
export async function purgeMailFiles(folder: string, at: number): Promise<void> {
  const unconfirmed = at - RETENTION.unconfirmedDays * 86_400_000;
  for (const name of await mailFiles(folder)) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < (name.includes('-newsletter-') ? unconfirmed : leadsLimit(at)))
      await rm(path.join(folder, name), { force: true });
  }
}

async function mailFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => /\.eml(?:\.part)?$/.test(name));
}

/** Says whether the headers hold the whole address, not as a part of a longer one. */
function mentions(headers: string, address: string): boolean {
  return headers
    .toLowerCase()
    .split(/[\s<>,;:"]+/)
    .includes(address);
}
