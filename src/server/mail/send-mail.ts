import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { domainOf } from '#http/mail-address.ts';
import { isLoopback } from '#http/origins.ts';
import { SITE } from '#site.ts';
import type { Mail } from './mail.ts';

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
 * The end of handing a mail over: `bounced` refuses the address for good, `unsent` did not take it, and
 * `uncertain` ended without an answer.
 */
export interface HandedOver {
  readonly end: 'sent' | 'bounced' | 'unsent' | 'uncertain';
  /** A code and a status, without what the server says: it may quote an address. */
  readonly reason?: string;
  /** Our settings or the text are refused, as they would be with the next mail. */
  readonly isOurs?: boolean;
  /** It is the text that is refused: the same mail would be again. */
  readonly isText?: boolean;
}

/** Hands a mail over to some of its recipients, once, or writes it to a file. Never rejects. */
export async function handOver(
  settings: MailSettings,
  mail: Mail,
  recipients: readonly string[],
  id: string,
): Promise<HandedOver> {
  try {
    const options = toOptions(settings, mail, recipients, id);
    await (settings.smtpUrl === undefined
      ? write(settings.folder, options, id)
      : send(settings.smtpUrl, options));
    return { end: 'sent' };
  } catch (error) {
    return endOf(error);
  }
}

/** Reads from the error of nodemailer, or of the disk, how handing a mail over ended. */
export function endOf(error: unknown): HandedOver {
  const { code, name, command, responseCode, response, syscall }: Readonly<Record<string, unknown>> =
    Object(error);
  const status = responseCode === undefined ? Number.NaN : Number(responseCode);
  const reason = `${String(code ?? name)} ${String(responseCode ?? '')}`.trim();
  const isFinal = status >= 500;
  if (command === 'DATA' && isFinal) return { end: 'unsent', reason, isOurs: true, isText: true };
  // Class 5.7 (RFC 3463) refuses what we may send, and no address.
  if (command === 'RCPT TO' && isFinal && !/^\d{3}[ -]5\.7\.\d/.test(String(response)))
    return { end: 'bounced', reason };
  const isRefused = /^(?:EENVELOPE|EAUTH|ENOAUTH)$/.test(String(code)) && !(status < 500);
  if (isRefused) return { end: 'unsent', reason, isOurs: true };
  // Without an answer it was not taken only where there was no connection.
  const isUnsent = status >= 400 || syscall === 'connect' || code === 'EDNS' || code === 'ETLS';
  return { end: isUnsent ? 'unsent' : 'uncertain', reason };
}

/** A mail as nodemailer takes it, to some of its recipients; `id` makes its Message-ID. */
function toOptions(
  { from }: MailSettings,
  mail: Mail,
  recipients: readonly string[],
  id: string,
): SendMailOptions {
  const { replyTo, subject, text, html, headers = {} } = mail;
  return {
    from: { name: SITE.product, address: from },
    to: mail.to.map((address) => ({ name: '', address })),
    envelope: { from, to: [...recipients] },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers,
    // The same on every attempt, by which a mail program knows a second copy.
    messageId: `<${id}@${domainOf(from)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function send(smtpUrl: string, options: SendMailOptions): Promise<void> {
  const transport = openTransport(smtpUrl, STEP_MS);
  try {
    await transport.sendMail(options);
  } finally {
    transport.close();
  }
}

/** Writes a mail to a file, renamed once complete, so that no reader of the folder sees half a mail. */
async function write(folder: string, options: SendMailOptions, id: string): Promise<void> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await writer.sendMail(options);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${id}.eml`);
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/**
 * Prepares a conversation with a mail server, of which no step takes longer than `stepMs` milliseconds. Requires encryption
 * to another machine before the password is sent, whatever that machine offers.
 */
export function openTransport(smtpUrl: string, stepMs: number) {
  const url = new URL(smtpUrl);
  if (!isLoopback(smtpUrl)) url.searchParams.set('requireTLS', 'true');
  return createTransport({
    url: url.href,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
  });
}
