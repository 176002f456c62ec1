import type { Attempt, Message } from './message.ts';

/** Time between two messages of one channel, in milliseconds: four a second at most, however many servers there are. */
export const PACE_MS = 250;

/** Way by which messages leave. Channels are independent: one that is slow or broken delays no other. */
export interface Channel {
  readonly name: string;
  /** Time between two messages where it is longer than `PACE_MS`. */
  readonly paceMs?: number;
  /** Makes one attempt at a message. Never rejects. */
  readonly send: (message: Message, at: number) => Promise<Attempt>;
}
