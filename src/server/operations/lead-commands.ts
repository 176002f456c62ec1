import type { parseArgs, ParseArgsConfig } from 'node:util';
import { purgeMailFiles } from '../delivery/mail-files.ts';
import { forgetPerson } from '../desk/forget.ts';
import type { DeskTranslate } from '#i18n/desk-translate.ts';
import { mailFolder } from '../delivery/send.ts';
import type { Environment } from '#http/environment.ts';
import { CSV_BOM, csvLine } from '#schemas/csv.ts';
import { DemoRequestSchema } from '#schemas/forms/demo-request.ts';
import type { Lead } from '../store/lead.ts';
import { storePlace } from '../store/open.ts';
import { HTTP_CHANNELS, httpChannelsIn, type Channel } from '../store/message.ts';
import type { Spam } from '../store/spam.ts';
import type { Store } from '../store/store.ts';
import { escapeControls } from '../escape-controls.ts';

/** The options of the commands. */
export const LEAD_OPTIONS = {
  since: { type: 'string' },
  id: { type: 'string' },
  delivered: { type: 'boolean' },
  confirm: { type: 'boolean' },
  keep: { type: 'string' },
  print: { type: 'boolean' },
} as const;

/** The options that were given, by what there are. */
export type OptionsOf<Types extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Types }>
>['values'];

/** The services and options of a command. */
export interface CommandContext<Options = OptionsOf<typeof LEAD_OPTIONS>> {
  readonly environment: Environment;
  readonly store: Store;
  readonly at: number;
  /** The options of the command that were given. */
  readonly options: Options;
  /** Says what people read, in the language of the terminal. */
  readonly t: DeskTranslate;
  readonly write: (text: string) => void;
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
export async function listLeads({ store, write }: CommandContext): Promise<void> {
  for await (const { id, receivedAt, values } of everyLead(store)) {
    const { firstName = '', lastName = '', company = '', email } = values;
    const fields = [isoTime(receivedAt), id, email, `${firstName} ${lastName}`, company];
    write(toLine(fields));
  }
}

/** Every lead, for a spreadsheet. */
export async function exportAll({ store, write }: CommandContext): Promise<void> {
  write(CSV_BOM + csvLine(['id', 'receivedAt', 'locale', ...FIELDS]));
  for await (const lead of everyLead(store)) write(toCsvLine(lead));
}

/** Everybody who has asked for the newsletter, for a spreadsheet. */
export async function exportSubscribers({ store, write }: CommandContext): Promise<void> {
  write(CSV_BOM + csvLine(['email', 'state', 'themes', 'frequency', 'locale', 'requestedAt', 'confirmedAt']));
  for (let from = 0; ; from += PAGE) {
    const page = await store.desk.subscribers(PAGE, from);
    for (const { email, status: state, themes, frequency, locale, requestedAt, confirmedAt } of page) {
      const confirmed = confirmedAt === null ? '' : isoTime(confirmedAt);
      write(csvLine([email, state, themes.join(' '), frequency, locale, isoTime(requestedAt), confirmed]));
    }
    if (page.length < PAGE) return;
  }
}

/** Makes a lead spam: it is sent nowhere, and kept for thirty days. */
export async function markAsSpam({ store, at, t, write }: CommandContext, id: string): Promise<void> {
  if (!(await store.desk.markAsSpam(id, at))) throw new CommandError(t('desk.command.noLead', { id }));
  write(`${t('desk.command.marked')}\n`);
}

/** Writes all that is kept about a person, who may ask for it, as JSON. */
export async function exportPerson({ store, write }: CommandContext, email: string): Promise<void> {
  write(`${JSON.stringify(await store.leads.about(email), undefined, 2)}\n`);
}

/** Writes which store it is, what waits, the dead letters, and why. */
export async function status({ environment, store, at, t, write }: CommandContext): Promise<void> {
  const health = await store.health(at);
  const kept = await store.leads.count();
  const line = (text: string) => write(`${text}\n`);
  const place = storePlace(environment);
  line(t(kept === 1 ? 'desk.command.count.one' : 'desk.command.count.many', { place, count: kept }));
  if (!health.writable) line(t('desk.command.notKept', { reason: health.reason }));
  const wayOf = (channel: Channel) => {
    const setting = channel === 'mail' ? 'SMTP_URL' : HTTP_CHANNELS[channel];
    if (environment[setting] !== undefined) return setting;
    if (channel === 'mail') return t('desk.command.noMail', { folder: mailFolder(environment) });
    return channel === 'webhook' ? t('desk.command.noWebhook') : t('desk.command.noLonger', { setting });
  };
  for (const { channel, ...box } of await store.outbox.status()) {
    const { waiting, parked, delivered, written, bounced, pausedUntil, failingSince, lastReason } = box;
    line(t('desk.command.channel', { channel, way: wayOf(channel), delivered, waiting, parked }));
    if (written > 0) line(t('desk.command.written', { count: written }));
    if (bounced > 0) line(t('desk.command.bounced', { count: bounced }));
    if (pausedUntil > at) line(t('desk.command.rests', { time: isoTime(pausedUntil) }));
    if (failingSince !== null) line(t('desk.command.failing', { time: isoTime(failingSince) }));
    if (lastReason !== null && (failingSince !== null || parked > 0))
      line(t('desk.command.lastReason', { reason: lastReason }));
    if (parked > 0) line(t('desk.command.corrected'));
  }
  const spam = (await store.spam.list(PAGE)).length;
  const count = spam === PAGE ? t('desk.command.orMore', { count: PAGE }) : spam;
  if (spam > 0) line(t('desk.command.spam', { count }));
}

/** Sends again what was given up and what came before there was a webhook, or what the options choose. */
export async function replay({ store, at, options, t, write }: CommandContext): Promise<void> {
  const { id, delivered } = options;
  const since = options.since === undefined ? undefined : Date.parse(options.since);
  if (Number.isNaN(since)) throw new CommandError(t('desk.command.wrongSince'));
  if (delivered === true && since === undefined && id === undefined)
    throw new CommandError(t('desk.command.whichDelivered'));
  const count = await store.outbox.replay({ since, id, delivered }, at);
  write(`${t(count === 1 ? 'desk.command.replayed.one' : 'desk.command.replayed.many', { count })}\n`);
}

/** All that became of the messages of a lead, or of one message. */
export async function history({ store, t, write }: CommandContext, id: string): Promise<void> {
  const messages = await store.outbox.find(id);
  if (messages.length === 0) throw new CommandError(t('desk.command.noMessage', { id }));
  // A mail that was only written to a file was received by nobody.
  const inWords = (end: string) => (end === 'written' ? t('desk.messages.states.written') : end);
  for (const { id: message, state, dueAt, history: past, recipients } of messages) {
    write(
      `${message}: ${inWords(state)}${state === 'waiting' ? t('desk.command.next', { time: isoTime(dueAt) }) : ''}\n`,
    );
    for (const { at, ms, outcome, reason = '' } of past)
      write(`  ${isoTime(at)}  ${inWords(outcome)}  ${ms} ms  ${reason}`.trimEnd() + '\n');
    for (const [address, outcome] of Object.entries(recipients)) write(`  ${address}: ${inWords(outcome)}\n`);
  }
}

const isoTime = (at: number) => new Date(at).toISOString();

/** Texts of visitors on a line of a terminal. */
const toLine = (fields: readonly unknown[]) =>
  `${fields.map((field) => escapeControls(String(field)).replaceAll('\n', ' ')).join('  ')}\n`;

/** Lists the spam, a line each, with the reason. */
export async function listSpam({ store, write }: CommandContext): Promise<void> {
  for await (const spam of every<Spam>((last) => store.spam.list(PAGE, last))) {
    const fields = [isoTime(spam.receivedAt), spam.id, spam.reason];
    if ('lead' in spam) fields.push(spam.lead.values.email, String(spam.lead.values['company']));
    if ('ask' in spam) fields.push(spam.ask.email, 'newsletter');
    write(toLine(fields));
  }
}

/** Makes spam a lead again: it is delivered as if it had just come. */
export async function releaseSpam({ store, at, t, write }: CommandContext, id: string): Promise<void> {
  const isReleased = await store.spam.release(id, at);
  write(`${isReleased ? t('desk.command.released') : t('desk.command.noSpam', { id })}\n`);
}

/** Deletes all that is kept about a person. */
export async function forget(
  { environment, store, at, t, write }: CommandContext,
  email: string,
): Promise<void> {
  const { ids, files, isGone } = await forgetPerson(store, environment, email, at);
  write(`${t('desk.command.deleted', { ids: ids.length, files })}\n`);
  if (isGone) write(`${t('desk.command.gone')}\n`);
  if (httpChannelsIn(environment).length > 0 || environment.SMTP_URL !== undefined)
    write(`${t('desk.command.elsewhere')}\n`);
}

/** Applies the retention now. */
export async function purge({ environment, store, at, options, t, write }: CommandContext): Promise<void> {
  const refusal = await store.purge(at, options.confirm);
  if (refusal !== undefined) throw new CommandError(t('desk.command.notPurged', { reason: refusal }));
  await purgeMailFiles(mailFolder(environment), at);
  write(`${t('desk.command.purged')}\n`);
}

const everyLead = (store: Store) => every<Lead>((last) => store.leads.list(PAGE, last));

/** All that a list holds, page by page. */
async function* every<Row>(pageAfter: (last?: Row) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const page = await pageAfter(last);
    yield* page;
    last = page.at(-1);
    if (last === undefined) return;
  }
}

/** A lead as a line of CSV. */
function toCsvLine({ id, receivedAt, locale, values }: Lead): string {
  const answers = FIELDS.map((name) => String(values[name] ?? ''));
  return csvLine([id, isoTime(receivedAt), locale, ...answers]);
}
