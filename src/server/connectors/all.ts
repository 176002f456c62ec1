import type { Environment } from '../../http/environment.ts';
import { attemptPost } from '../delivery/attempt-post.ts';
import type { Attempt, Job, Passing } from '../store/message.ts';
import { brevo } from './brevo.ts';
import type { Connector } from './connector.ts';
import { hubspot } from './hubspot.ts';
import { slack } from './slack.ts';

/** The programs of the team by the name of their outlet; the webhook has its own code, since it is signed. */
const CONNECTORS: Readonly<Record<Exclude<Passing, 'webhook'>, Connector>> = { hubspot, brevo, slack };

/** The programs that are set, by the name of their outlet. */
export function setConnectors(environment: Environment): [name: Exclude<Passing, 'webhook'>, Connector][] {
  const all = Object.entries(CONNECTORS) as [Exclude<Passing, 'webhook'>, Connector][]; // the keys of the record
  return all.filter(([, { setting }]) => environment[setting] !== undefined);
}

/** The outlet of a message, where it is one of these. */
export function connectorOf(outlet: string): Connector | undefined {
  return Object.entries(CONNECTORS).find(([name]) => name === outlet)?.[1];
}

/** Makes one attempt to pass a message on. */
export function pass(connector: Connector, environment: Environment, job: Job, at: number): Promise<Attempt> {
  const { receiver, payload, read } = connector;
  return attemptPost(receiver(environment), job, at, { payload: payload(job, environment), read });
}
