import path from 'node:path';
import { openConnector } from '../connectors/all.ts';
import type { Environment } from '#http/environment.ts';
import { HTTP_CHANNELS, type Attempt, type Job } from '../store/message.ts';
import type { Store } from '../store/store.ts';
import { attempt } from './attempt.ts';
import type { MailSettings } from './hand-over.ts';
import { sendMail } from './send-mail.ts';

/** The folder of the mails that have no server to go to. */
export function mailFolder({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'outbox');
}

/** Gives the way by which mails leave. */
export function mailSettings(environment: Environment): MailSettings {
  return { smtpUrl: environment.SMTP_URL, folder: mailFolder(environment), from: environment.MAIL_FROM };
}

/** Gives the origin of the endpoints, which the links of mails open. */
export function endpointsOf({ PUBLIC_API_ORIGIN, PUBLIC_SITE_ORIGIN }: Environment): string {
  return PUBLIC_API_ORIGIN ?? PUBLIC_SITE_ORIGIN;
}

/** Makes one attempt at a message, by the way that the environment gives its channel. */
export function createSend(
  environment: Environment,
  store: Store,
): (job: Job, at: number) => Promise<Attempt> {
  const mail = mailSettings(environment);
  const context = {
    team: environment.LEADS_MAIL_TO,
    endpointsOrigin: endpointsOf(environment),
    subscriptions: store.subscriptions,
    links: environment,
  };
  return async function send(job, at) {
    const { channel, kind, lead } = job;
    // Its blanks would overwrite what a program knows of the person; somebody of the team can read it.
    if (lead?.isDamaged && !kind.endsWith('-team'))
      return { outcome: 'failed', reason: 'the content is damaged' };
    if (channel === 'mail') return sendMail(mail, context, job, at);
    return attempt(job, at, async () => {
      const setting = HTTP_CHANNELS[channel];
      // Messages that were queued while there was one wait for it to come back.
      if (environment[setting] === undefined)
        return { kind: 'settings', reason: `${setting} is no longer given` };
      const { connector, ask } = openConnector(channel, environment);
      return connector.send(job, ask, at);
    });
  };
}
