import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { SITE } from '../../site.ts';
import type { Attempt, Job } from '../store/message.ts';
import { TRIED_MS } from '../store/queue.ts';
import { composeMail, type Mail, type MailContext } from './mails.ts';
import { waitAfter } from './schedule.ts';

/** How long each step of a conversation with the mail server may take, in milliseconds. */
const STEP_MS = 10_000;

/** How mails leave. */
export interface MailSettings {
  /** Without one, each mail is written as a file in `folder`. */
  readonly smtpUrl: string | undefined;
  readonly folder: string;
  readonly from: string;
}

/** Sends the mail of a message once, or writes it to a file. Rejects only when the store does. */
export async function sendMail(
  settings: MailSettings,
  context: MailContext,
  job: Job,
  at: number,
): Promise<Attempt> {
  const mail = await composeMail(job, context, at);
  if ('refused' in mail) return { outcome: 'parked', reason: mail.refused };
  try {
    await deliver(settings, toOptions(settings, mail, job.id), job.id);
    return { outcome: 'delivered' };
  } catch (error) {
    const reason = reasonOf(error);
    if (isRefusal(error)) return { outcome: 'parked', reason };
    return {
      outcome: 'retry',
      reason,
      retryAt: at + waitAfter(job.attempts, at - (job.expiresAt - TRIED_MS)),
    };
  }
}

function toOptions({ from }: MailSettings, mail: Mail, id: string): SendMailOptions {
  const { to, replyTo, subject, text, html, headers = {} } = mail;
  return {
    from: { name: SITE.product, address: from },
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers,
    // The same on every attempt, by which a mail program knows a second copy.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function deliver(
  { smtpUrl, folder }: MailSettings,
  options: SendMailOptions,
  id: string,
): Promise<void> {
  if (smtpUrl === undefined) {
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await writer.sendMail(options);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${id}.eml`);
    // Renamed once complete, so that no reader of the folder sees half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    return rename(`${file}.part`, file);
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  });
  try {
    await transport.sendMail(options);
  } finally {
    transport.close();
  }
}

/** The server has read the message or its addresses, and says that it never will take them. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return /^(?:EENVELOPE|EMESSAGE)$/.test(String(error.code)) && Number(error.responseCode) >= 500;
}

/** Short, without what the server says: it may quote an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const code = 'code' in error ? String(error.code) : error.name;
  return 'responseCode' in error ? `${code} ${Number(error.responseCode)}` : code;
}
