import { readFile, writeFile } from 'node:fs/promises';
import { isMailAddress } from '#http/mail-address.ts';
import { endpointsOrigin } from '#http/origins.ts';
import { csvLine } from '#schemas/csv.ts';
import { subscriberRecord, type SubscriberRecord } from '../newsletter/subscriber-record.ts';
import { CommandError } from './command-line.ts';
import type { LeadContext } from './lead-commands.ts';

const COLUMNS = [
  'email',
  'language',
  'topics',
  'frequency',
  'consentDay',
  'preferencesUrl',
  'unsubscribeUrl',
] as const satisfies readonly (keyof SubscriberRecord)[];

/** Writes the confirmed subscribers as CSV for a mail service, to a file or to the output; with `--remove` removes some. */
export async function subscribers(context: LeadContext, file?: string): Promise<void> {
  const { environment, store, options, write } = context;
  if (options.remove !== undefined) return removeSubscribers(context, options.remove);
  const lines = [csvLine(COLUMNS)];
  for (const subscription of await store.subscriptions.list()) {
    const token = await store.subscriberTokens.issue(subscription.id);
    const record = subscriberRecord(subscription, token, endpointsOrigin(environment));
    lines.push(csvLine(COLUMNS.map((name) => String(record[name]))));
  }
  if (file === undefined) return write(lines.join(''));
  await writeFile(file, lines.join(''), { mode: 0o600 });
  write(`${file}: ${lines.length - 1} subscribers\n`);
}

/** Ends the subscriptions of people who left at the mail service: the first address on each line of a file. */
async function removeSubscribers({ store, at, write }: LeadContext, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
  const addresses = new Set(
    text.split(/\r\n|\r|\n/).flatMap((line) => line.split(/[\s,;"\uFEFF]+/).find(isMailAddress) ?? []),
  );
  if (addresses.size === 0) throw new CommandError(`${file} holds no address.`);
  let removed = 0;
  for (const address of addresses) if (await store.subscriptions.remove(address, at)) removed += 1;
  write(`${removed} of ${addresses.size} addresses were subscribed, and are no longer.\n`);
}
