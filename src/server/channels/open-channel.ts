import type { Environment } from '#http/environment.ts';
import { callErrorReason, callJson } from '../call-json.ts';
import { DAMAGED } from '../leads/lead.ts';
import type { Channel } from '../outbox/channel.ts';
import type { Message } from '../outbox/message.ts';
import { brevo } from './brevo.ts';
import type { ChannelName } from './enabled-channels.ts';
import type { CallChannel, HttpChannel, MessageContent } from './http-channel.ts';
import { hubspot } from './hubspot.ts';
import { slack } from './slack.ts';
import { webhook } from './webhook.ts';

const CHANNELS: Readonly<Record<ChannelName, (environment: Environment) => HttpChannel>> = {
  webhook: ({ LEADS_WEBHOOK_URL: url = '', LEADS_WEBHOOK_SECRET: secret = '' }) => webhook({ url, secret }),
  hubspot: ({ HUBSPOT_API_URL: origin, HUBSPOT_TOKEN: token = '', HUBSPOT_PROPERTIES: properties }) =>
    hubspot({ origin, token, properties }),
  brevo: ({ BREVO_API_KEY: key = '', ...settings }) =>
    brevo({
      origin: settings.BREVO_API_URL,
      key,
      attributes: settings.BREVO_ATTRIBUTES,
      leadList: settings.BREVO_LIST_ID,
      newsletterList: settings.BREVO_NEWSLETTER_LIST_ID,
    }),
  slack: ({ SLACK_WEBHOOK_URL: origin = '' }) => slack({ origin }),
};

export function openChannel(
  name: ChannelName,
  environment: Environment,
  readContent: (message: Message) => Promise<MessageContent>,
): Channel {
  const { channel, call } = connectChannel(name, environment);
  const { paceMs } = channel;
  return {
    name,
    ...(paceMs !== undefined && { paceMs }),
    async send(message, at) {
      const content = await readContent(message);
      if (content.lead?.isDamaged) return DAMAGED;
      try {
        return await channel.send({ ...message, ...content }, call, at);
      } catch (error) {
        return { ok: false, cause: 'temporary', reason: callErrorReason(error) };
      }
    },
  };
}

export function connectChannel(
  name: ChannelName,
  environment: Environment,
): { channel: HttpChannel; call: CallChannel } {
  const channel = CHANNELS[name](environment);
  return { channel, call: (path, call = {}) => callJson(channel.origin + path, call) };
}
