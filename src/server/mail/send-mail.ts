import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Environment } from '#http/environment.ts';
import { mailDomain } from '#http/mail-address.ts';
import { isLoopback } from '#http/origins.ts';
import { SITE } from '#site.ts';
import type { Failure, SendResult } from '../outbox/channel.ts';
import type { Mail } from './mail.ts';
import { mailFolder } from './mail-files.ts';

const STEP_MS = 10_000;

/** Without `SMTP_URL` each mail is written to a file. */
export type MailSettings = Pick<Environment, 'SMTP_URL' | 'DATA_DIR' | 'MAIL_FROM'>;

/** Sends a mail to some of its recipients, once, or writes it to a file. Never rejects. */
export async function sendMail(
  settings: MailSettings,
  mail: Mail,
  recipients: readonly string[],
  id: string,
): Promise<SendResult> {
  try {
    const options = toOptions(settings, mail, recipients, id);
    const { SMTP_URL: smtpUrl } = settings;
    if (smtpUrl === undefined) await writeFile(mailFolder(settings), options, id);
    else await send(smtpUrl, options);
    return { ok: true, isWritten: smtpUrl === undefined };
  } catch (error) {
    return interpretError(error);
  }
}

interface SendError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Interprets the error of an attempt. The reason leaves out the server's sentence, which may quote an address. */
export function interpretError(error: unknown): Failure {
  if (!(error instanceof Error)) return { ok: false, cause: 'temporary', reason: 'failed' };
  const { code = '', name, command, responseCode: status = 0, response = '' }: SendError = error;
  const reason = [code || name, status || ''].join(' ').trim();
  return { ok: false, cause: errorCause(code, command, status, response), reason };
}

function errorCause(code: string, command = '', status: number, response: string): Failure['cause'] {
  const isFinal = status >= 500;
  if (command === 'DATA' && isFinal) return 'refused';
  // Class 5.7 (RFC 3463) refuses the sender, not the address.
  if (command === 'RCPT TO' && isFinal && !/^\d{3}[ -]5\.7\.\d/.test(response)) return 'bounced';
  const isTemporary = status > 0 && status < 500;
  return /^(?:EENVELOPE|EAUTH|ENOAUTH)$/.test(code) && !isTemporary ? 'settings' : 'temporary';
}

function toOptions(
  { MAIL_FROM: from }: MailSettings,
  mail: Mail,
  recipients: readonly string[],
  id: string,
): SendMailOptions {
  const { replyTo, subject, text, html, headers = {} } = mail;
  return {
    from: { name: SITE.product, ...from },
    to: mail.to.map((address) => ({ name: '', address })),
    envelope: { from: from.address, to: [...recipients] },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers,
    // The same on every attempt, so that a mail program recognises a second copy.
    messageId: `<${id}@${mailDomain(from.address)}>`,
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

/** Writes a mail to a file, which has its name once it is complete. */
async function writeFile(folder: string, options: SendMailOptions, id: string): Promise<void> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await writer.sendMail(options);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${id}.eml`);
  await fs.writeFile(`${file}.part`, message, { mode: 0o600 });
  await fs.rename(`${file}.part`, file);
}

/** Opens the transport to a mail server. Another machine must encrypt it before the password is sent. */
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
