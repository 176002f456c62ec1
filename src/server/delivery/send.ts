import path from 'node:path';
import { sendToProgram } from '../connectors/all.ts';
import type { Environment } from '../../http/environment.ts';
import { HTTP_CHANNELS, type Attempt, type Job } from '../store/message.ts';
import type { Store } from '../store/store.ts';
import { TRIED_MS } from '../store/queue.ts';
import { waitAfter } from './schedule.ts';
import { sendMail } from './send-mail.ts';
import { sendWebhook, type Webhook } from './send-webhook.ts';
import { webhookSigners } from '../../http/webhook-signature.ts';

/** The folder of the mails that have no server to go to. */
export function mailFolder({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'outbox');
}

/** Makes one attempt at a message, by the way that the environment gives its channel. */
export function createSend(
  environment: Environment,
  store: Store,
): (job: Job, at: number) => Promise<Attempt> {
  const { SMTP_URL, MAIL_FROM, LEADS_MAIL_TO, PUBLIC_SITE_ORIGIN, PUBLIC_API_ORIGIN } = environment;
  const webhook = webhookOf(environment);
  const mail = { smtpUrl: SMTP_URL, folder: mailFolder(environment), from: MAIL_FROM };
  const context = {
    team: LEADS_MAIL_TO,
    endpointsOrigin: PUBLIC_API_ORIGIN ?? PUBLIC_SITE_ORIGIN,
    subscriptions: store.subscriptions,
    secret: store.secret,
    links: environment,
  };
  return async function send(job, at) {
    if (job.unreadable !== undefined)
      return { outcome: 'parked', reason: `the request ${job.unreadable} cannot be read` };
    if (job.channel === 'mail') return sendMail(mail, context, job, at);
    const setting = HTTP_CHANNELS[job.channel];
    if (job.channel !== 'webhook' && environment[setting] !== undefined)
      return sendToProgram(job.channel, environment, job, at);
    if (job.channel === 'webhook' && webhook !== undefined) return sendWebhook(webhook, job, at);
    // Messages that were queued while there was one wait for it to come back.
    return {
      outcome: 'retry',
      reason: `${setting} is no longer given`,
      retryAt: at + waitAfter(job.attempts, at - (job.expiresAt - TRIED_MS)),
      isMisconfigured: true,
    };
  };
}

/** The webhook that the environment gives, if it gives one. */
export function webhookOf(environment: Environment): Webhook | undefined {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_PRIVATE } = environment;
  const signers = secret === undefined ? undefined : webhookSigners(secret);
  return url === undefined || signers === undefined
    ? undefined
    : { url, signers, allowPrivate: LEADS_WEBHOOK_PRIVATE };
}
