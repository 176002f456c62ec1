import type { Environment } from '#http/environment.ts';
import { callJson } from '../call-json.ts';
import type { HttpChannel } from '../outbox/message.ts';
import { brevo } from './brevo.ts';
import type { Ask, Connector } from './http-channel.ts';
import { hubspot } from './hubspot.ts';
import { slack } from './slack.ts';
import { webhook } from './webhook.ts';

/** The connectors by the name of their channel, each made of its settings. */
const CONNECTORS: Readonly<Record<HttpChannel, (environment: Environment) => Connector>> = {
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

/** Makes the connector of a channel of its settings, and the way to call its program. */
export function openConnector(
  channel: HttpChannel,
  environment: Environment,
): { connector: Connector; ask: Ask } {
  const connector = CONNECTORS[channel](environment);
  const { LEADS_WEBHOOK_PRIVATE: allowPrivate } = environment;
  return {
    connector,
    ask: (path, call = {}) => callJson({ url: connector.origin + path, allowPrivate }, call),
  };
}
