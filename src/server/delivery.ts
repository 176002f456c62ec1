import type { Environment } from '#http/environment.ts';
import { endpointsOrigin } from '#http/origins.ts';
import { enabledChannels } from './channels/enabled-channels.ts';
import type { MessageContent } from './channels/http-channel.ts';
import { openChannel } from './channels/open-channel.ts';
import { leadMails } from './leads/lead-mails.ts';
import { alertMail } from './mail/alert-mail.ts';
import { mailChannel } from './mail/mail-channel.ts';
import { newsletterMails } from './newsletter/newsletter-mails.ts';
import { subscriberEvent } from './newsletter/subscriber-event.ts';
import type { Channel } from './outbox/channel.ts';
import type { Message } from './outbox/message.ts';
import type { Store } from './store.ts';

type MessageStore = Pick<Store, 'leads' | 'subscriptions' | 'subscriberTokens'>;

export function openChannels(environment: Environment, store: MessageStore): readonly Channel[] {
  const { leads, subscriptions, subscriberTokens: tokens } = store;
  const team = environment.LEADS_MAIL_TO;
  const newsletter = { origin: endpointsOrigin(environment), subscriptions, tokens };
  const composers = {
    ...leadMails({ findLead: leads.find, team, links: environment }),
    ...newsletterMails(newsletter),
    ...alertMail(team),
  };
  async function readContent(message: Message): Promise<MessageContent> {
    const { leadId } = message;
    const lead = leadId === undefined ? undefined : await leads.find(leadId);
    return { lead, event: await subscriberEvent(message, newsletter) };
  }
  return [
    mailChannel(environment, composers),
    ...enabledChannels(environment).map((name) => openChannel(name, environment, readContent)),
  ];
}
