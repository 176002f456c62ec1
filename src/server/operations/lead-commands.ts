import { forgetMailFiles, purgeMailFiles } from '../delivery/mail-files.ts';
import { connectorOf } from '../connectors/all.ts';
import { mailFolder } from '../delivery/send.ts';
import type { Environment } from '../../http/environment.ts';
import { CSV_BOM, csvLine } from '../../schemas/csv.ts';
import { DemoRequestSchema } from '../../schemas/demo-request.ts';
import type { Lead } from '../store/lead.ts';
import { passingIn, storePlace } from '../store/open.ts';
import type { Outlet } from '../store/message.ts';
import type { Spam } from '../store/spam.ts';
import type { Store } from '../store/store.ts';
import { escapeControls } from '../escape-controls.ts';

/** What a command works with. */
export interface CommandContext {
  readonly environment: Environment;
  readonly store: Store;
  readonly at: number;
  /** The options of the command that were given. */
  readonly options: Options;
  readonly write: (text: string) => void;
}

/** What can be added to a command. */
export interface Options {
  readonly since?: string | undefined;
  readonly id?: string | undefined;
  readonly delivered?: boolean | undefined;
  readonly confirm?: boolean | undefined;
  readonly keep?: string | undefined;
  readonly replace?: boolean | undefined;
}

/** Raised when a command cannot be done as it was given; the message says what to do instead. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The columns of the CSV: the answers in the order of the form, then what came with them. */
const FIELDS = [...Object.keys(DemoRequestSchema.shape), 'context'];

/** Leads read at a time: the server writes in between. */
const PAGE = 500;

/** One line a lead, for people. */
export async function list({ store, write }: CommandContext): Promise<void> {
  const unreadable = new Set<string>();
  for await (const { id, receivedAt, values } of everyLead(store, unreadable)) {
    const { firstName = '', lastName = '', company = '', email } = values;
    const fields = [new Date(receivedAt).toISOString(), id, email, `${firstName} ${lastName}`, company];
    write(`${fields.map((field) => escapeControls(String(field)).replaceAll('\n', ' ')).join('  ')}\n`);
  }
  reportUnreadable(unreadable);
}

/** Every lead, for a spreadsheet. */
export async function exportAll({ store, write }: CommandContext): Promise<void> {
  write(CSV_BOM + csvLine(['id', 'receivedAt', 'locale', ...FIELDS]));
  const unreadable = new Set<string>();
  for await (const lead of everyLead(store, unreadable)) write(toCsvLine(lead));
  reportUnreadable(unreadable);
}

/** What a person may ask for: all that is kept about them, for people and machines. */
export async function exportPerson({ store, write }: CommandContext, email: string): Promise<void> {
  write(`${JSON.stringify(await store.leads.about(email), undefined, 2)}\n`);
}

/** Which store it is, what waits, what was given up, and why. */
export async function status({ environment, store, at, write }: CommandContext): Promise<void> {
  const health = await store.health(at);
  const kept = await store.leads.count();
  write(`${storePlace(environment)}: ${kept} ${kept === 1 ? 'request' : 'requests'}\n`);
  if (!health.writable) write(`No request can be kept: ${health.reason}.\n`);
  const { LEADS_WEBHOOK_URL, SMTP_URL } = environment;
  const ways = {
    webhook:
      LEADS_WEBHOOK_URL === undefined ? 'not configured: leads stay in the store' : 'LEADS_WEBHOOK_URL',
    mail: SMTP_URL === undefined ? `not configured: written to ${mailFolder(environment)}` : 'SMTP_URL',
  };
  const wayOf = (outlet: Outlet) => {
    if (outlet === 'mail' || outlet === 'webhook') return ways[outlet];
    const setting = connectorOf(outlet)?.setting;
    return setting && environment[setting] === undefined ? `${setting} is no longer given` : setting;
  };
  for (const {
    outlet,
    waiting,
    parked,
    delivered,
    written,
    bounced,
    pausedUntil,
    failingSince,
    lastReason,
  } of await store.outbox.status()) {
    write(`${outlet} (${wayOf(outlet)}): ${delivered} delivered, ${waiting} waiting, ${parked} given up\n`);
    if (written > 0) write(`  ${written} only written to files, which nobody received\n`);
    if (bounced > 0) write(`  ${bounced} to visitors whose address takes no mail\n`);
    if (pausedUntil > at)
      write(`  rests until ${isoTime(pausedUntil)}, as its receiver asked; replay ends it\n`);
    if (failingSince !== null) write(`  failing since ${isoTime(failingSince)}\n`);
    if (lastReason !== null && (failingSince !== null || parked > 0))
      write(`  last failure: ${lastReason}\n`);
    if (parked > 0) write('  once the cause is corrected: npm run leads -- replay\n');
  }
  const apart = (await store.spam.list(PAGE)).length;
  if (apart > 0)
    write(`kept apart as spam: ${apart === PAGE ? `${PAGE} or more` : apart}, see npm run leads -- spam\n`);
}

/** Sends again what was given up and what came before there was a webhook, or what the options choose. */
export async function replay({ store, at, options, write }: CommandContext): Promise<void> {
  const { id, delivered } = options;
  const since = options.since === undefined ? undefined : Date.parse(options.since);
  if (Number.isNaN(since))
    throw new CommandError('--since takes a day or a time, such as 2026-11-23T08:00Z.');
  if (delivered === true && since === undefined && id === undefined)
    throw new CommandError('--delivered sends again what was received: say which by --since or --id.');
  const count = await store.outbox.replay({ since, id, delivered }, at);
  write(`${count} ${count === 1 ? 'message' : 'messages'} will be sent; the server does it.\n`);
}

/** All that became of the messages of a lead, or of one message. */
export async function history({ store, write }: CommandContext, id: string): Promise<void> {
  const messages = await store.outbox.find(id);
  if (messages.length === 0) throw new CommandError(`No message has this id, nor any for a request: ${id}`);
  for (const { id: message, state, dueAt, history: past, recipients } of messages) {
    write(`${message}: ${state}${state === 'waiting' ? `, next attempt ${isoTime(dueAt)}` : ''}\n`);
    for (const { at, ms, outcome, reason = '' } of past)
      write(`  ${isoTime(at)}  ${outcome}  ${ms} ms  ${reason}`.trimEnd() + '\n');
    for (const [address, outcome] of Object.entries(recipients)) write(`  ${address}: ${outcome}\n`);
  }
}

const isoTime = (at: number) => new Date(at).toISOString();

/** What was kept apart, one line each, with the reason. */
export async function listSpam({ store, write }: CommandContext): Promise<void> {
  for (let last: Spam | undefined; ;) {
    const page = await store.spam.list(PAGE, last);
    for (const spam of page) {
      const fields = [new Date(spam.receivedAt).toISOString(), spam.id, spam.reason];
      if ('lead' in spam) fields.push(spam.lead.values.email, String(spam.lead.values['company']));
      if ('ask' in spam) fields.push(spam.ask.email, 'newsletter');
      write(`${fields.map((field) => escapeControls(String(field)).replaceAll('\n', ' ')).join('  ')}\n`);
    }
    last = page.at(-1);
    if (last === undefined) return;
  }
}

/** Makes what was kept apart a request again: it is delivered as if it had just come. */
export async function releaseSpam({ store, at, write }: CommandContext, id: string): Promise<void> {
  const isReleased = await store.spam.release(id, at);
  write(
    isReleased
      ? 'It is a request again, and will be sent; the server does it.\n'
      : `No spam that can be read has the id ${id}.\n`,
  );
}

/** Deletes all that is kept about a person. */
export async function forget(
  { environment, store, at, write }: CommandContext,
  email: string,
): Promise<void> {
  const ids = await store.leads.forget(email, at);
  const files = await forgetMailFiles(mailFolder(environment), email, ids);
  write(`Deleted: ${ids.length} leads and messages in the store, ${files} mails in files.\n`);
  if (passingIn(environment).length > 0 || environment.SMTP_URL !== undefined)
    write('What was already delivered is with whoever received it: ask them to delete it too.\n');
}

/** Applies the retention now. */
export async function purge({ environment, store, at, options, write }: CommandContext): Promise<void> {
  const refusal = await store.purge(at, options.confirm);
  if (refusal !== undefined)
    throw new CommandError(
      `Nothing was deleted: ${refusal}. Check the clock; if it is right: npm run leads -- purge --confirm`,
    );
  await purgeMailFiles(mailFolder(environment), at);
  write('Deleted what is kept no longer.\n');
}

async function* everyLead(store: Store, unreadable: Set<string>): AsyncGenerator<Lead> {
  for (let last: Lead | undefined; ;) {
    const page = await store.leads.list(PAGE, last, (id) => void unreadable.add(id));
    yield* page;
    last = page.at(-1);
    if (last === undefined) return;
  }
}

/** On the error output: the result stays as it is. */
function reportUnreadable(ids: ReadonlySet<string>): void {
  if (ids.size > 0) console.error(`Left out, since they cannot be read: ${[...ids].join(', ')}`);
}

/** A lead as a line of CSV. */
function toCsvLine({ id, receivedAt, locale, values }: Lead): string {
  const answers = FIELDS.map((name) => String(values[name] ?? ''));
  return csvLine([id, new Date(receivedAt).toISOString(), locale, ...answers]);
}
