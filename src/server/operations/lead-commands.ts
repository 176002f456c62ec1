import { forgetMailFiles, purgeMailFiles } from '../delivery/mail-files.ts';
import { mailFolder } from '../delivery/send.ts';
import type { Environment } from '../../http/environment.ts';
import { CSV_BOM, csvLine } from '../../schemas/csv.ts';
import { DemoRequestSchema } from '../../schemas/demo-request.ts';
import type { Lead } from '../store/lead.ts';
import type { Store } from '../store/store.ts';
import { escapeControls } from '../escape-controls.ts';

/** What a command works with. */
export interface CommandContext {
  readonly environment: Environment;
  readonly store: Store;
  readonly at: number;
  readonly write: (text: string) => void;
}

/** The columns of the CSV: the answers in the order of the form, then what came with them. */
const FIELDS = [...Object.keys(DemoRequestSchema.shape), 'context'];

/** Leads read at a time: the server writes in between. */
const PAGE = 500;

/** One line a lead, for people. */
export async function list({ store, write }: CommandContext): Promise<void> {
  for await (const { id, receivedAt, values } of everyLead(store)) {
    const { firstName = '', lastName = '', company = '', email } = values;
    const fields = [new Date(receivedAt).toISOString(), id, email, `${firstName} ${lastName}`, company];
    write(`${fields.map((field) => escapeControls(String(field)).replaceAll('\n', ' ')).join('  ')}\n`);
  }
}

/** Every lead, for a spreadsheet. */
export async function exportAll({ store, write }: CommandContext): Promise<void> {
  write(CSV_BOM + csvLine(['id', 'receivedAt', 'locale', ...FIELDS]));
  for await (const lead of everyLead(store)) write(toCsvLine(lead));
}

/** What a person may ask for: all that is kept about them, for people and machines. */
export async function exportPerson({ store, write }: CommandContext, email: string): Promise<void> {
  write(`${JSON.stringify(await store.leads.about(email), undefined, 2)}\n`);
}

/** What waits, what was given up, and why. */
export async function status({ environment, store, at, write }: CommandContext): Promise<void> {
  const health = await store.health(at);
  if (!health.writable) write(`The store cannot be written: ${health.reason}.\n`);
  const { LEADS_WEBHOOK_URL, SMTP_URL } = environment;
  const ways = {
    webhook:
      LEADS_WEBHOOK_URL === undefined ? 'not configured: leads stay in the store' : 'LEADS_WEBHOOK_URL',
    mail: SMTP_URL === undefined ? `written to ${mailFolder(environment)}` : 'SMTP_URL',
  };
  for (const {
    outlet,
    waiting,
    parked,
    delivered,
    failingSince,
    lastReason,
  } of await store.outbox.status()) {
    write(`${outlet} (${ways[outlet]}): ${delivered} delivered, ${waiting} waiting, ${parked} given up\n`);
    if (failingSince !== null) write(`  failing since ${new Date(failingSince).toISOString()}\n`);
    if (lastReason !== null && (failingSince !== null || parked > 0))
      write(`  last failure: ${lastReason}\n`);
    if (parked > 0) write('  once the cause is corrected: npm run leads -- replay\n');
  }
}

/** Sends again what was given up, and what came before there was a webhook. */
export async function replay({ store, at, write }: CommandContext): Promise<void> {
  write(`${await store.outbox.replay(at)} messages will be sent; the server does it.\n`);
}

/** Deletes all that is kept about a person. */
export async function forget(
  { environment, store, at, write }: CommandContext,
  email: string,
): Promise<void> {
  const ids = await store.leads.forget(email, at);
  const files = await forgetMailFiles(mailFolder(environment), email, ids);
  write(`Deleted: ${ids.length} leads and messages in the store, ${files} mails in files.\n`);
  if (environment.LEADS_WEBHOOK_URL !== undefined || environment.SMTP_URL !== undefined)
    write('What was already delivered is with whoever received it: ask them to delete it too.\n');
}

/** Applies the retention now. */
export async function purge({ environment, store, at, write }: CommandContext): Promise<void> {
  await store.purge(at);
  await purgeMailFiles(mailFolder(environment), at);
  write('Deleted what is kept no longer.\n');
}

async function* everyLead(store: Store): AsyncGenerator<Lead> {
  for (let last: Lead | undefined; ;) {
    const page = await store.leads.list(PAGE, last);
    yield* page;
    last = page.at(-1);
    if (last === undefined) return;
  }
}

/** A lead as a line of CSV. */
function toCsvLine({ id, receivedAt, locale, values }: Lead): string {
  const answers = FIELDS.map((name) => String(values[name] ?? ''));
  return csvLine([id, new Date(receivedAt).toISOString(), locale, ...answers]);
}
