import path from 'node:path';
import type { Environment } from '#http/environment.ts';
import type { MailSettings } from './send-mail.ts';

export function mailFolder({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'outbox');
}

export function mailSettings(environment: Environment): MailSettings {
  return { smtpUrl: environment.SMTP_URL, folder: mailFolder(environment), from: environment.MAIL_FROM };
}
