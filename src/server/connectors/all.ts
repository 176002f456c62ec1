import type { Environment } from '../../http/environment.ts';
import { attempt } from '../delivery/attempt.ts';
import { callJson } from '../delivery/call-json.ts';
import { httpChannelsIn, type Attempt, type Job, type HttpChannel } from '../store/message.ts';
import { brevo } from './brevo.ts';
import type { Ask, Connector } from './connector.ts';
import { hubspot } from './hubspot.ts';
import { slack } from './slack.ts';

/** The name of a program's channel; the webhook has its own code, since it is signed. */
export type Program = Exclude<HttpChannel, 'webhook'>;

/** The connectors by the name of their channel, each made of its settings. */
const CONNECTORS: Readonly<Record<Program, (environment: Environment) => Connector>> = {
  hubspot: ({ HUBSPOT_API_URL: origin, HUBSPOT_TOKEN: token = '', HUBSPOT_PROPERTIES: properties }) =>
    hubspot({ origin, token, properties }),
  brevo: ({ BREVO_API_URL: origin, BREVO_API_KEY: key = '', BREVO_ATTRIBUTES, BREVO_LIST_ID: list }) =>
    brevo({ origin, key, attributes: BREVO_ATTRIBUTES, list }),
  slack: ({ SLACK_WEBHOOK_URL: origin = '' }) => slack({ origin }),
};

/** Lists the programs that are set. */
export function programsIn(environment: Environment): readonly Program[] {
  return httpChannelsIn(environment).filter((channel) => channel !== 'webhook');
}

/** Makes a connector of its settings, and the way to call its program. */
export function openConnector(
  program: Program,
  environment: Environment,
): { connector: Connector; ask: Ask } {
  const connector = CONNECTORS[program](environment);
  const { LEADS_WEBHOOK_PRIVATE: allowPrivate } = environment;
  return {
    connector,
    ask: (path, call = {}) => callJson({ url: connector.origin + path, allowPrivate }, call),
  };
}

/** Makes one attempt to send a message to a program. */
export function sendToProgram(
  program: Program,
  environment: Environment,
  job: Job,
  at: number,
): Promise<Attempt> {
  const { connector, ask } = openConnector(program, environment);
  return attempt(job, at, () => connector.send(job, ask));
}
