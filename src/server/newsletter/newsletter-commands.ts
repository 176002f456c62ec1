import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../http/environment.ts';
import { isMailAddress } from '../../http/mail-address.ts';
import type { DeskTranslate } from '../../i18n/desk-translate.ts';
import { serverTranslator } from '../../i18n/server-translate.ts';
import { LOCALES } from '../../locales.ts';
import { CSV_BOM, csvLine } from '../../schemas/csv.ts';
import { THEMES } from '../../schemas/themes.ts';
import { mailFolder } from '../delivery/send.ts';
import { escapeControls } from '../escape-controls.ts';
import { CommandError, type CommandContext, type OptionsOf } from '../operations/lead-commands.ts';
import { ROOT } from '../root.ts';
import type { Subscription } from '../store/subscription.ts';
import { newToken } from '../tokens.ts';
import { readBounces } from './bounce-reports.ts';
import { letterMail } from './letter-mail.ts';
import type { PublishedEdition } from '../../schemas/edition.ts';
import { listEditions, readEdition } from './editions.ts';
import { newsletterLinks } from './mail-links.ts';
import { domainOf, post, sendLetters } from './send-letters.ts';
import { MOST_BOUNCES } from './stored-letters.ts';

/** The options of the commands. */
export const NEWSLETTER_OPTIONS = {
  out: { type: 'string' },
  pace: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'resend-uncertain': { type: 'boolean' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  theme: { type: 'string' },
} as const;

type NewsletterContext = CommandContext<OptionsOf<typeof NEWSLETTER_OPTIONS>>;

/** The exit code of a run after which somebody still lacks the letter. */
export const UNFINISHED = 2;

/** The pages of the build, from which letters are made. */
const CLIENT = path.join(ROOT, 'dist/client');

/** One letter a second: a mail server that knows the sender takes that, and the site's own mails leave beside it. */
const USUAL_PACE = '1/s';

const DAY_MS = 86_400_000;

/** An edition is sent within this many days: it is known for a year who got it. */
const SENT_WITHIN_DAYS = 90;

/** Subscribers read at a time. */
const PAGE = 500;

/** The editions that were built, newest first. */
export async function listLetters({ t, write }: NewsletterContext): Promise<void> {
  const editions = listEditions(CLIENT);
  if (editions.length === 0) throw new CommandError(t('desk.letters.noEdition'));
  for (const edition of editions) {
    const letters = readEdition(CLIENT, edition);
    write(`${edition}  ${letters.map(({ title, locale }) => `${locale}: ${title}`).join('  ')}\n`);
  }
}

/** Writes the mails of an edition as files to look at. */
export async function preview(
  { environment, t, write, options }: NewsletterContext,
  issue: string,
): Promise<void> {
  const letters = lettersOf(issue, t);
  const folder = options.out ?? path.join('.cache/newsletter', letters[0]?.edition ?? '');
  mkdirSync(folder, { recursive: true });
  for (const letter of letters) {
    const { html, text, headers } = trialMail(letter, environment, environment.MAIL_FROM);
    const head = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}\n`);
    for (const [extension, content] of [
      ['html', html],
      ['txt', `Subject: ${letter.title}\n${head.join('')}\n${text}`],
    ] as const) {
      const file = path.join(folder, `${letter.locale}.${extension}`);
      writeFileSync(file, content);
      write(`${file}\n`);
    }
  }
}

/** Sends an edition to one address in every language, with links that change nothing. */
export async function trial(
  { environment, t, write }: NewsletterContext,
  email: string,
  issue: string,
): Promise<void> {
  if (!isMailAddress(email)) throw new CommandError(t('desk.letters.noAddress', { email }));
  const settings = mailSettings(environment);
  for (const letter of lettersOf(issue, t)) {
    const mail = trialMail(letter, environment, email);
    const mark = serverTranslator(letter.locale)('mail.letter.trial');
    const id = `trial-${newToken()}`;
    const subject = `[${mark}] ${mail.subject}`;
    const { end, reason = '' } = await post(settings, { ...mail, subject }, id);
    if (end !== 'sent') throw new CommandError(t('desk.letters.notTried', { reason }));
    const place = settings.smtpUrl === undefined ? path.join(settings.folder, `${id}.eml`) : email;
    write(`${t('desk.letters.tried', { title: letter.title, place })}\n`);
  }
}

/** Sends an edition to its subscribers, or says to how many it would. */
export async function sendEdition(
  { environment, store, at, t, write, options }: NewsletterContext,
  issue: string,
): Promise<void> {
  const letters = lettersOf(issue, t);
  const [letter] = letters;
  if (letter === undefined) return;
  const { edition } = letter;
  const pace = options.pace ?? USUAL_PACE;
  const paceMs = paceOf(pace, t);
  const isDry = options['dry-run'] === true;
  refuseTooEarly(letter, t);
  if (environment.SMTP_URL === undefined && !isDry) throw new CommandError(t('desk.letters.noSmtp'));
  const again = options['resend-uncertain'] === true;
  const due = again ? await store.letters.uncertain(edition, at) : await store.letters.recipients(letter, at);
  const shares = LOCALES.map(
    (locale) => `${locale} ${due.filter((one) => one.locale === locale).length}`,
  ).join(', ');
  const minutes = Math.ceil((due.length * paceMs) / 60_000);
  write(`${t('desk.letters.due', { edition, count: due.length, shares, pace, minutes })}\n`);
  const stopping = new AbortController();
  if (!isDry) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
    const { sent, bounced, unsent, uncertain, stopped } = await sendLetters({
      store,
      letters,
      again,
      paceMs,
      mail: mailSettings(environment),
      site: new URL(environment.PUBLIC_SITE_ORIGIN),
      endpointsOrigin: endpointsOf(environment),
      signal: stopping.signal,
      onLetter: (count) => {
        if (count % 100 === 0) write(`${t('desk.letters.progress', { count, total: due.length })}\n`);
      },
    });
    write(`${t('desk.letters.done', { sent, bounced, unsent, uncertain })}\n`);
    if (stopped !== undefined) write(`${t('desk.letters.stopped', { reason: stopped })}\n`);
    if (stopped !== undefined || unsent > 0) process.exitCode = UNFINISHED;
  }
  const counts = await store.letters.counts(edition, Date.now());
  write(`${t('desk.letters.counts', { ...counts })}\n`);
  if (counts.sending > 0) write(`${t('desk.letters.sending')}\n`);
  if (counts.uncertain > 0) write(`${t('desk.letters.uncertain')}\n`);
  if (counts.sending + counts.uncertain > 0) process.exitCode = UNFINISHED;
}

/** Lists who reads the newsletter, for people, a spreadsheet or a program. */
export async function subscribers({ store, t, write, options }: NewsletterContext): Promise<void> {
  const theme = THEMES.find((one) => one === options.theme);
  if (options.theme !== undefined && theme === undefined)
    throw new CommandError(t('desk.letters.noTheme', { themes: THEMES.join(', ') }));
  const chosen: Subscription[] = [];
  for (let from = 0; ; from += PAGE) {
    const page = await store.requests.subscribers(PAGE, from);
    chosen.push(...page.filter(({ themes }) => theme === undefined || themes.includes(theme)));
    if (page.length < PAGE) break;
  }
  const rows = chosen.map(({ requestedAt, confirmedAt, ...rest }) => ({
    ...rest,
    state: stateOf(rest),
    requestedAt: new Date(requestedAt).toISOString(),
    confirmedAt: confirmedAt === null ? '' : new Date(confirmedAt).toISOString(),
  }));
  if (options.json === true) return write(`${JSON.stringify(rows, undefined, 2)}\n`);
  const COLUMNS = [
    'email',
    'state',
    'locale',
    'themes',
    'frequency',
    'requestedAt',
    'confirmedAt',
    'bounces',
  ] as const;
  const cells = rows.map((row) =>
    COLUMNS.map((name) => (name === 'themes' ? row.themes.join(' ') : String(row[name]))),
  );
  if (options.csv === true)
    return write(CSV_BOM + csvLine(COLUMNS) + cells.map((row) => csvLine(row)).join(''));
  for (const row of cells) write(`${escapeControls(row.filter((cell) => cell !== '').join('  '))}\n`);
  const parked = rows.filter(({ state }) => state === 'parked').length;
  write(`${t('desk.letters.subscribers', { count: rows.length, parked })}\n`);
}

/** Notes that the last letter to an address came back. */
export async function bounce({ store, t, write }: NewsletterContext, email: string): Promise<void> {
  write(`${t(`desk.letters.bounced.${await store.letters.bounce({ email })}`, { email })}\n`);
}

/** Reads the reports of mail servers on letters that came back: files, or what is given on the input. */
export async function bounces({ store, t, write }: NewsletterContext, ...files: string[]): Promise<void> {
  for (const file of files.length === 0 ? [process.stdin.fd] : files) {
    const reports = readBounces(readFileSync(file, 'utf8'));
    const name = typeof file === 'number' ? '-' : file;
    if (reports.length === 0) write(`${name}: ${t('desk.letters.noReport')}\n`);
    for (const { letter, email } of reports) {
      const note = await store.letters.bounce(letter ?? { email });
      write(`${name}: ${t(`desk.letters.bounced.${note}`, { email: escapeControls(email) })}\n`);
    }
  }
}

/** Writes to an address again that letters came back from. */
export async function resume({ store, t, write }: NewsletterContext, email: string): Promise<void> {
  if (!(await store.letters.resume(email)))
    throw new CommandError(t('desk.letters.notSubscribed', { email }));
  write(`${t('desk.letters.resumed', { email })}\n`);
}

function lettersOf(typed: string, t: DeskTranslate): readonly PublishedEdition[] {
  const editions = listEditions(CLIENT);
  const found = editions.filter((edition) => edition.startsWith(typed));
  const [edition] = found;
  if (edition === undefined || typed === '' || found.length > 1)
    throw new CommandError(
      t('desk.letters.unknown', { edition: typed, editions: editions.join(', ') || '0' }),
    );
  return readEdition(CLIENT, edition);
}

/** A letter to look at: its links have a token that opens nothing. */
function trialMail(letter: PublishedEdition, environment: Environment, to: string) {
  const links = newsletterLinks(endpointsOf(environment), letter.locale, {
    confirm: '',
    manage: newToken(),
  });
  const site = new URL(environment.PUBLIC_SITE_ORIGIN);
  return letterMail(letter, { to, site, domain: domainOf(environment.MAIL_FROM), links });
}

function endpointsOf({ PUBLIC_API_ORIGIN, PUBLIC_SITE_ORIGIN }: Environment): string {
  return PUBLIC_API_ORIGIN ?? PUBLIC_SITE_ORIGIN;
}

function mailSettings(environment: Environment) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = environment;
  return { smtpUrl, folder: mailFolder(environment), from };
}

/** The milliseconds from one letter to the next: `2/s`, `60/min`. */
function paceOf(pace: string, t: DeskTranslate): number {
  const [, count = '', unit] = /^(\d{1,4})\/(s|min)$/.exec(pace) ?? [];
  if (!(Number(count) > 0)) throw new CommandError(t('desk.letters.wrongPace'));
  return (unit === 's' ? 1000 : 60_000) / Number(count);
}

/** An edition is sent from its day on, in Paris, and not long after. */
function refuseTooEarly({ pending, day, edition }: PublishedEdition, t: DeskTranslate): void {
  const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(Date.now());
  if (pending === 'draft') throw new CommandError(t('desk.letters.draft', { edition }));
  if (pending === 'later' || day > today) throw new CommandError(t('desk.letters.early', { edition, day }));
  if (Date.parse(today) - Date.parse(day) > SENT_WITHIN_DAYS * DAY_MS)
    throw new CommandError(t('desk.letters.late', { edition, days: SENT_WITHIN_DAYS }));
}

function stateOf({ status, bounces: back }: Pick<Subscription, 'status' | 'bounces'>): string {
  return back >= MOST_BOUNCES ? 'parked' : status;
}
