import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '#http/environment.ts';
import { domainOf, isMailAddress } from '#http/mail-address.ts';
import type { DeskTranslate } from '#i18n/desk-translate.ts';
import { serverTranslator } from '#i18n/server-translate.ts';
import { LOCALES } from '#locales.ts';
import type { PublishedEdition } from '#schemas/content/edition.ts';
import { handOver } from '../delivery/hand-over.ts';
import { endpointsOf, mailSettings } from '../delivery/send.ts';
import { CommandError, type CommandContext, type OptionsOf } from '../operations/lead-commands.ts';
import { newToken } from '../tokens.ts';
import { editionMail } from './edition-mail.ts';
import { builtEditions, writtenEditions } from './editions.ts';
import { newsletterLinks } from './mail-links.ts';
import { sendEdition } from './send-editions.ts';

/** The options of the commands. */
export const NEWSLETTER_OPTIONS = { 'dry-run': { type: 'boolean' } } as const;

type NewsletterContext = CommandContext<OptionsOf<typeof NEWSLETTER_OPTIONS>>;

/** The exit code of a run after which somebody still lacks the edition. */
const UNFINISHED = 2;

/**
 * The time from one copy to the next, in milliseconds: a mail server that knows the sender takes one a second, and the
 * site's own mails leave beside them.
 */
const PACE_MS = 1000;

const DAY_MS = 86_400_000;

/** An edition is sent within this many days: it is known for a year who got it. */
const SENT_WITHIN_DAYS = 90;

/** Writes the mails of an edition as files to look at. */
export async function preview({ environment, t, write }: NewsletterContext, typed: string): Promise<void> {
  for (const version of chosen(writtenEditions(), typed, t)) {
    const { html, text, headers } = trialMail(version, environment, environment.MAIL_FROM);
    const head = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}\n`);
    const folder = path.join('.cache/newsletter', version.edition);
    mkdirSync(folder, { recursive: true });
    for (const [extension, content] of [
      ['html', html],
      ['txt', `Subject: ${version.title}\n${head.join('')}\n${text}`],
    ] as const) {
      const file = path.join(folder, `${version.locale}.${extension}`);
      writeFileSync(file, content);
      write(`${file}\n`);
    }
  }
}

/** Sends an edition to one address in every language, with links that change nothing. */
export async function trial(
  { environment, t, write }: NewsletterContext,
  email: string,
  typed: string,
): Promise<void> {
  if (!isMailAddress(email)) throw new CommandError(t('editions.noAddress', { email }));
  const settings = mailSettings(environment);
  for (const version of chosen(writtenEditions(), typed, t)) {
    const mail = trialMail(version, environment, email);
    const mark = serverTranslator(version.locale)('mail.letter.trial');
    const id = `trial-${newToken()}`;
    const { end, reason = '' } = await handOver(
      settings,
      { ...mail, subject: `[${mark}] ${mail.subject}` },
      [email],
      id,
    );
    if (end !== 'sent') throw new CommandError(t('editions.notTried', { reason }));
    const place = settings.smtpUrl === undefined ? path.join(settings.folder, `${id}.eml`) : email;
    write(`${t('editions.tried', { title: version.title, place })}\n`);
  }
}

/** Sends an edition of the built site to its subscribers, or says to how many it would. */
export async function send(
  { environment, store, at, t, write, options }: NewsletterContext,
  typed: string,
): Promise<number> {
  const versions = chosen(builtEditions(), typed, t);
  const [version] = versions;
  if (version === undefined) return 0;
  const { edition } = version;
  const isDry = options['dry-run'] === true;
  refuseTooEarly(version, t);
  if (environment.SMTP_URL === undefined && !isDry) throw new CommandError(t('editions.noSmtp'));
  const { editions } = store;
  const due = await editions.recipients(version, at);
  const shares = LOCALES.map(
    (locale) => `${locale} ${due.filter((one) => one.locale === locale).length}`,
  ).join(', ');
  const minutes = Math.ceil((due.length * PACE_MS) / 60_000);
  write(`${t('editions.due', { edition, count: due.length, shares, minutes })}\n`);
  const stopping = new AbortController();
  let isFinished = true;
  if (!isDry) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
    const { sent, bounced, unsent, uncertain, stopped } = await sendEdition({
      store,
      versions,
      paceMs: PACE_MS,
      mail: mailSettings(environment),
      site: new URL(environment.PUBLIC_SITE_ORIGIN),
      endpointsOrigin: endpointsOf(environment),
      signal: stopping.signal,
      onCopy: (count) => {
        if (count % 100 === 0) write(`${t('editions.progress', { count, total: due.length })}\n`);
      },
    });
    write(`${t('editions.done', { sent, bounced, unsent, uncertain })}\n`);
    if (stopped !== undefined) write(`${t('editions.stopped', { reason: stopped })}\n`);
    isFinished = stopped === undefined && unsent === 0;
  }
  const counts = await editions.counts(edition);
  write(`${t('editions.counts', { ...counts })}\n`);
  if (counts.uncertain > 0) write(`${t('editions.uncertain')}\n`);
  return isFinished ? 0 : UNFINISHED;
}

/** Writes to an address again that refused three editions. */
export async function resume({ store, t, write }: NewsletterContext, email: string): Promise<void> {
  if (!(await store.editions.resume(email))) throw new CommandError(t('editions.notSubscribed', { email }));
  write(`${t('editions.resumed', { email })}\n`);
}

/** Chooses the edition whose name begins as typed, in each language. */
function chosen(versions: readonly PublishedEdition[], typed: string, t: DeskTranslate) {
  const editions = [...new Set(versions.map(({ edition }) => edition))];
  const found = editions.filter((edition) => edition.startsWith(typed));
  if (typed === '' || found.length !== 1)
    throw new CommandError(t('editions.unknown', { edition: typed, editions: editions.join(', ') || '0' }));
  return versions.filter(({ edition }) => edition === found[0]);
}

/** A mail to look at: its links have a token that opens nothing. */
function trialMail(version: PublishedEdition, environment: Environment, to: string) {
  const tokens = { confirm: '', manage: newToken() };
  const links = newsletterLinks(endpointsOf(environment), version.locale, tokens);
  const site = new URL(environment.PUBLIC_SITE_ORIGIN);
  return editionMail(version, { to, site, domain: domainOf(environment.MAIL_FROM), links });
}

/** An edition is sent from its day on, in Paris, and not long after. */
function refuseTooEarly({ pending, day, edition }: PublishedEdition, t: DeskTranslate): void {
  const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(Date.now());
  if (pending === 'draft') throw new CommandError(t('editions.draft', { edition }));
  if (pending === 'later' || day > today) throw new CommandError(t('editions.early', { edition, day }));
  if (Date.parse(today) - Date.parse(day) > SENT_WITHIN_DAYS * DAY_MS)
    throw new CommandError(t('editions.late', { edition, days: SENT_WITHIN_DAYS }));
}
