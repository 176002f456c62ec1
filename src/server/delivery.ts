import type { Environment } from '#http/environment.ts';
import { endpointsOrigin } from '#http/origins.ts';
import { openConnector } from './channels/open-channel.ts';
import { attempt } from './channels/attempt.ts';
import { mailSettings } from './mail/mail-settings.ts';
import { composeMail } from './leads/lead-mails.ts';
import { sendMail } from './mail/mail-channel.ts';
import { newsletterMail } from './newsletter/newsletter-mails.ts';
import { subscriberEvent } from './newsletter/subscriber-event.ts';
import { HTTP_CHANNELS, type Attempt, type Job } from './outbox/message.ts';
import type { Store } from './store.ts';

/** Makes one attempt at a message, by the way that the environment gives its channel. */
export function createSend(
  environment: Environment,
  store: Store,
): (job: Job, at: number) => Promise<Attempt> {
  const mail = mailSettings(environment);
  const context = { team: environment.LEADS_MAIL_TO, links: environment };
  const newsletter = { origin: endpointsOrigin(environment), store };
  return async function send(job, at) {
    const { channel, kind, lead } = job;
    // Its blanks would overwrite what a program knows of the person; somebody of the team can read it.
    if (lead?.isDamaged && !kind.endsWith('-team'))
      return { outcome: 'failed', reason: 'the content is damaged' };
    if (channel === 'mail') {
      const isNewsletter = kind === 'newsletter-confirm' || kind === 'newsletter-settings';
      const composed = isNewsletter ? await newsletterMail(job, newsletter, at) : composeMail(job, context);
      return 'outcome' in composed ? composed : sendMail(mail, composed, job, at);
    }
    const event = await subscriberEvent(job, newsletter);
    return attempt(job, at, async () => {
      const setting = HTTP_CHANNELS[channel];
      // Messages that were queued while there was one wait for it to come back.
      if (environment[setting] === undefined)
        return { kind: 'settings', reason: `${setting} is no longer given` };
      const { connector, ask } = openConnector(channel, environment);
      return connector.send({ ...job, event }, ask, at);
    });
  };
}
