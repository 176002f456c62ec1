import { normaliseAddress } from '#http/mail-address.ts';
import type { ContactField } from '#schemas/forms/demo-request.ts';
import type { Meaning } from './attempt.ts';
import type { Answer, Call } from '../call-json.ts';
import { readJson } from '../json.ts';
import { leadEntries, leadInWords, type LeadWords } from '../leads/lead-words.ts';
import type { Lead } from '../leads/lead.ts';
import type { SubscriberEvent } from '../newsletter/subscriber-event.ts';
import type { Job } from '../outbox/message.ts';

/** Calls the program, at a path of its origin. Rejects when there is no answer. */
export type Ask = (path: string, call?: Call) => Promise<Answer>;

/** A message to send: a lead, an alert, or an event about a subscriber. */
export interface OutgoingMessage extends Job {
  readonly event: SubscriberEvent | undefined;
}

/** A channel to another company's program. */
export interface Connector {
  /** The address of the program, which the paths of its calls follow. */
  readonly origin: string;
  /**
   * Sends a message, by as many calls as the program needs, and says what the last answer means; `undefined` once what the
   * message is about is gone. The same message may be sent again: what it makes, it must find then.
   */
  readonly send: (message: OutgoingMessage, ask: Ask, at: number) => Promise<Meaning | undefined>;
  /** Tries address and key with a call that stores nobody; an answer 400 means that the key was accepted. */
  readonly check: (ask: Ask, at: number) => Promise<Answer>;
}

/** Our fields under the names of a program. */
export type Mapping = Readonly<Partial<Record<ContactField, string>>>;

/** Puts a lead into words as other companies' programs take them: moments and languages as their standards write them. */
export function contactOf(lead: Lead): LeadWords {
  return {
    ...leadInWords(lead),
    email: normaliseAddress(lead.values.email),
    locale: lead.locale,
    receivedAt: new Date(lead.receivedAt).toISOString(),
  };
}

/** Lists what a lead says beyond name and address, a line each. */
export function contactNote(lead: Lead): string {
  const entries = leadEntries(lead, 'fr', ['email', 'firstName', 'lastName', 'company', 'role']);
  return entries.map(({ label, value }) => `${label} : ${value}`).join('\n');
}

/** Gives the fields of a contact under the names of a program: its usual ones, then those of the setting. */
export function mapped(contact: LeadWords, usual: Mapping, setting: Mapping): Record<string, string> {
  const names = Object.entries({ ...usual, ...setting }) as [ContactField, string][]; // keys of both
  return Object.fromEntries(names.map(([ours, theirs]) => [theirs, contact[ours]]));
}

/** Reads a value of the JSON of an answer, by the names that lead to it; `undefined` without it. */
export function valueIn({ text }: Pick<Answer, 'text'>, ...names: readonly string[]): unknown {
  let found = readJson(text);
  for (const name of names)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return found;
}

/** Reads a code from the JSON of an answer, if it is one: never a sentence, which may quote what was sent. */
export function codeIn(answer: Pick<Answer, 'text'>, ...names: readonly string[]): string | undefined {
  const found = valueIn(answer, ...names);
  return typeof found === 'string' && /^\w{1,60}$/.test(found) ? found : undefined;
}
