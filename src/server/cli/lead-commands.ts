import { CSV_BOM, csvLine } from '#schemas/csv.ts';
import { DemoRequestSchema } from '#schemas/forms/demo-request.ts';
import { forgetMailFiles, mailFolder } from '../mail/mail-files.ts';
import { escapeControls } from '../escape-controls.ts';
import { leadEntries } from '../leads/lead-words.ts';
import { enabledChannels } from '../channels/enabled-channels.ts';
import type { SendResult } from '../outbox/channel.ts';
import type { MessageStatus } from '../outbox/message.ts';
import { CommandError, type CommandContext } from './command-line.ts';

export const LEAD_OPTIONS = {
  since: { type: 'string' },
  id: { type: 'string' },
  keep: { type: 'string' },
  remove: { type: 'string' },
} as const;

export type LeadContext = CommandContext<typeof LEAD_OPTIONS>;

/** Columns of the CSV: the answers in the order of the form, then the context of the request. */
const FIELDS = [...Object.keys(DemoRequestSchema.shape), 'context'];

const ERROR_COUNT = 100;

export async function listLeads({ store, write }: LeadContext): Promise<void> {
  for (const { id, receivedAt, values, isDamaged } of await store.leads.list()) {
    const { firstName = '', lastName = '', company = '', challenges = '', email } = values;
    const answers = isDamaged ? [challenges] : [`${firstName} ${lastName}`, company];
    write(toLine([isoTime(receivedAt), id, email, ...answers]));
  }
}

export async function showLead({ store, write }: LeadContext, id: string): Promise<void> {
  const lead = await store.leads.find(id);
  if (lead === undefined) throw new CommandError(`No lead has the id ${id}.`);
  for (const { label, value } of leadEntries(lead, 'en'))
    write(`${label}\n    ${escapeControls(value).replaceAll('\n', '\n    ')}\n`);
  for (const message of await store.outbox.find(id)) write(`\n${messageHistory(message)}`);
}

function messageHistory({ id, state, dueAt, history, recipients }: MessageStatus): string {
  const next = state === 'waiting' ? `, next attempt ${isoTime(dueAt)}` : '';
  return [
    `${id}: ${state}${next}\n`,
    ...history.map(({ at, ms, ...result }) => toLine([`  ${isoTime(at)}`, `${ms} ms`, resultWords(result)])),
    ...Object.entries(recipients).map(([address, result]) => `  ${address}: ${resultWords(result)}\n`),
  ].join('');
}

const resultWords = (result: SendResult) => (result.ok ? 'sent' : `${result.cause}: ${result.reason}`);

export async function exportLeads({ store, write }: LeadContext): Promise<void> {
  write(CSV_BOM + csvLine(['id', 'receivedAt', 'locale', ...FIELDS]));
  for (const { id, receivedAt, locale, values } of await store.leads.list())
    write(csvLine([id, isoTime(receivedAt), locale, ...FIELDS.map((name) => String(values[name] ?? ''))]));
}

/** Writes everything that is stored about a person as JSON, for a request of access. */
export async function exportPerson({ store, write }: LeadContext, email: string): Promise<void> {
  const stored = {
    leads: await store.leads.about(email),
    spam: await store.spam.about(email),
    ...(await store.subscriptions.about(email)),
  };
  write(`${JSON.stringify(stored, undefined, 2)}\n`);
}

export async function forgetPerson(
  { environment, store, at, write }: LeadContext,
  email: string,
): Promise<void> {
  const deleted = await store.leads.forget(email);
  const deletedSpam = await store.spam.forget(email);
  const isSubscribed = await store.subscriptions.forget(email, at);
  const files = await forgetMailFiles(mailFolder(environment), email, deleted);
  write(
    `Deleted: ${deleted.length} leads, ${deletedSpam} spam, ${isSubscribed ? 1 : 0} subscriptions, ${files} mail files.\n`,
  );
  const [leads, spam] = [await store.leads.about(email), await store.spam.about(email)];
  const { subscription, removals } = await store.subscriptions.about(email);
  if (leads.length + spam.length === 0 && subscription === undefined)
    write('Checked: nothing is stored under this address.\n');
  if (removals.length > 0)
    write(`The address is kept until it is removed from the newsletter there: ${removals.join(', ')}.\n`);
  const receivers = [
    ...enabledChannels(environment),
    ...(environment.SMTP_URL === undefined ? [] : ['mail']),
  ];
  if (receivers.length > 0) write(`Ask for deletion there too: ${receivers.join(', ')}.\n`);
}

export async function replayMessages({ store, at, options, write }: LeadContext): Promise<void> {
  const { id } = options;
  const since = options.since === undefined ? undefined : Date.parse(options.since);
  if (Number.isNaN(since))
    throw new CommandError('--since takes a day or a time, such as 2026-11-23T08:00Z.');
  write(`Messages that the server will send: ${await store.outbox.replay({ since, id }, at)}\n`);
}

export async function listSpam({ store, write }: LeadContext): Promise<void> {
  for (const spam of await store.spam.list()) {
    const fields = [isoTime(spam.receivedAt), spam.id, spam.reason, spam.form, spam.email];
    write(toLine(fields));
  }
}

export async function releaseSpam({ store, at, write }: LeadContext, id: string): Promise<void> {
  if (!(await store.spam.release(id, at))) throw new CommandError(`No readable spam has the id ${id}.`);
  write('It is a lead again: the server will send it.\n');
}

export async function listErrors({ store, write }: LeadContext): Promise<void> {
  for (const { message, path, count, lastSeen } of await store.errors.list(ERROR_COUNT))
    write(toLine([isoTime(lastSeen), `${count} times`, path, message]));
}

export const isoTime = (at: number) => new Date(at).toISOString();

/** Joins fields to one line of a terminal, with control characters escaped. */
const toLine = (fields: readonly unknown[]) =>
  `${fields
    .map((field) => escapeControls(String(field)).replaceAll('\n', ' '))
    .join('  ')
    .trimEnd()}\n`;
