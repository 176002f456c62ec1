import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLoopback } from '../../http/origins.ts';
import { SITE } from '../../site.ts';
import type { Attempt, Job } from '../store/message.ts';
import type { Mail, MailContext } from './mail.ts';
import { composeMail } from './mails.ts';
import { retryAt } from './schedule.ts';

/** The longest step of a conversation with the mail server, in milliseconds. */
const STEP_MS = 10_000;

/** The way by which mails leave. */
export interface MailSettings {
  /** Without one, each mail is written as a file in `folder`. */
  readonly smtpUrl: string | undefined;
  readonly folder: string;
  readonly from: string;
}

/**
 * Sends the mail of a message once, to those who have not received it yet, or writes it to a file. Rejects only when
 * the store does.
 */
export async function sendMail(
  settings: MailSettings,
  context: MailContext,
  job: Job,
  at: number,
): Promise<Attempt> {
  const mail = await composeMail(job, context, at);
  if ('outcome' in mail) return mail;
  const next = retryAt(job, at);
  const isToTeam = job.kind.endsWith('-team') || job.kind === 'alert';
  const to = mail.to.filter((address) => job.past.recipients[address] !== 'delivered');
  if (to.length === 0) return { outcome: 'delivered' };
  try {
    const refusals = await deliver(settings, toOptions(settings, mail, to, job.id), job.id);
    const sent = settings.smtpUrl === undefined ? 'written' : 'delivered';
    return outcomeFor(to, refusals, { isToTeam, sent, next });
  } catch (error) {
    const reason = mailErrorReason(error);
    if (isContentRefused(error)) return { outcome: 'parked', reason };
    return { outcome: 'retry', reason, retryAt: next, isMisconfigured: isSenderRefused(error) };
  }
}

/** A recipient that a mail server refused, with its status. */
interface Refusal {
  readonly recipient: string;
  readonly code: number;
  /** It refuses what we may send, and not an address (class 5.7 of RFC 3463). */
  readonly isPolicy: boolean;
}

/**
 * Tells what became of a mail whose sender and content were taken. An address of the team that is refused for good is a wrong setting, as
 * is a server that may not pass mail on; a visitor's address that is refused for good is not asked again.
 */
function outcomeFor(
  to: readonly string[],
  refusals: readonly Refusal[],
  { isToTeam, sent, next }: { isToTeam: boolean; sent: 'delivered' | 'written'; next: number },
): Attempt {
  const codes = new Map(refusals.map(({ recipient, code }) => [recipient.toLowerCase(), code]));
  // Only the addresses of the team are kept with their outcome: they are settings, and nobody's data.
  const kept = isToTeam ? to : [];
  const outcomes = kept.map((address) => {
    const code = codes.get(address.toLowerCase());
    return [address, code === undefined ? sent : `refused ${code}`] as const;
  });
  const recipients = Object.fromEntries(outcomes);
  if (codes.size === 0) return { outcome: sent, recipients };
  const share = to.length > 1 ? ` (${codes.size} of ${to.length} recipients)` : '';
  const reason = `EENVELOPE ${[...new Set(codes.values())].join(', ')}${share}`;
  const isFinal = [...codes.values()].some((code) => code >= 500);
  const isOurs = isToTeam || refusals.some(({ isPolicy }) => isPolicy);
  if (isFinal && !isOurs) return { outcome: 'bounced', reason };
  return { outcome: 'retry', reason, retryAt: next, isMisconfigured: isFinal, recipients };
}

/** A mail as nodemailer takes it, to those of its recipients who are given; `id` makes its Message-ID. */
export function toOptions(
  { from }: MailSettings,
  mail: Mail,
  to: readonly string[],
  id: string,
): SendMailOptions {
  const { replyTo, subject, text, html, headers = {}, attachments = [] } = mail;
  return {
    from: { name: SITE.product, address: from },
    to: mail.to.map((address) => ({ name: '', address })),
    envelope: { from, to: [...to] },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers,
    attachments: [...attachments],
    // The same on every attempt, by which a mail program knows a second copy.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Hands a mail over, and returns who was refused. Rejects when nobody could be written to for another reason. */
export async function deliver(
  { smtpUrl, folder }: MailSettings,
  options: SendMailOptions,
  id: string,
): Promise<readonly Refusal[]> {
  if (smtpUrl === undefined) {
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await writer.sendMail(options);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${id}.eml`);
    // Renamed once complete, so that no reader of the folder sees half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    return [];
  }
  const transport = createTransport({
    url: encrypted(smtpUrl),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  });
  try {
    return refusalsIn(await transport.sendMail(options));
  } catch (error) {
    const refusals = refusalsIn(error);
    if (refusals.length === 0) throw error;
    return refusals;
  } finally {
    transport.close();
  }
}

/** Lists who was refused, from what the transport answers or throws. */
function refusalsIn(result: unknown): readonly Refusal[] {
  if (typeof result !== 'object' || result === null || !('rejectedErrors' in result)) return [];
  const { rejectedErrors } = result;
  if (!Array.isArray(rejectedErrors)) return [];
  return rejectedErrors.map(({ recipient, responseCode, response }) => ({
    recipient: String(recipient),
    code: Number(responseCode) || 450,
    isPolicy: /^\d{3}[ -]5\.7\.\d/.test(String(response)),
  }));
}

/** Returns whether the server refused the message itself for good, before or after it has read it. */
export function isContentRefused(error: unknown): boolean {
  const { command }: { command?: unknown } = Object(error);
  return command === 'DATA' && statusIn(error) >= 500;
}

/** Returns whether the server refuses whom we write from, or who we say we are. */
export function isSenderRefused(error: unknown): boolean {
  return /^(?:EENVELOPE|EAUTH|ENOAUTH)$/.test(codeIn(error)) && !(statusIn(error) < 500);
}

function codeIn(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The status of the server's answer; NaN when it said nothing. */
export function statusIn(error: unknown): number {
  return error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
}

/** Requires encryption to another machine before the password is sent, whatever that machine offers. */
export function encrypted(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!isLoopback(smtpUrl)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Short, without what the server says: it may quote an address. */
export function mailErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const [code, status] = [codeIn(error) || error.name, statusIn(error)];
  return Number.isNaN(status) ? code : `${code} ${status}`;
}
