import type { Environment } from '../../http/environment.ts';
import { attemptPost } from '../delivery/attempt-post.ts';
import { passingIn, type Attempt, type Job, type Passing } from '../store/message.ts';
import { brevo } from './brevo.ts';
import type { Connector } from './connector.ts';
import { hubspot } from './hubspot.ts';
import { slack } from './slack.ts';

/** The name of the outlet of a program; the webhook has its own code, since it is signed. */
type Program = Exclude<Passing, 'webhook'>;

/** The programs of the team by the name of their outlet. */
export const CONNECTORS: Readonly<Record<Program, Connector>> = { hubspot, brevo, slack };

/** The programs that are set. */
export function programsIn(environment: Environment): readonly Program[] {
  return passingIn(environment).filter((outlet) => outlet !== 'webhook');
}

/** Makes one attempt to pass a message on. */
export function pass(program: Program, environment: Environment, job: Job, at: number): Promise<Attempt> {
  const { receiver, payload, read } = CONNECTORS[program];
  return attemptPost(receiver(environment), job, at, { payload: payload(job, environment), read });
}
