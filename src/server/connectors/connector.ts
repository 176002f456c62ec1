import type { Environment } from '../../http/environment.ts';
import { normaliseAddress } from '../../http/mail-address.ts';
import type { ContactField } from '../../schemas/demo-request.ts';
import type { Meaning, Payload } from '../delivery/attempt-post.ts';
import type { Posted, Receiver } from '../delivery/post-json.ts';
import { leadEntries, leadInWords, type LeadWords } from '../lead-words.ts';
import type { Lead } from '../store/lead.ts';
import type { Job } from '../store/message.ts';

/** A program of the team that requests are passed on to. */
export interface Connector {
  /** Where it posts. */
  readonly receiver: (environment: Environment) => Receiver;
  /** What it posts of a message; `undefined` once what it is about is gone. Makes the same of the same message. */
  readonly payload: (job: Job, environment: Environment) => Payload | undefined;
  /**
   * A payload with nobody in it. Who knows the key refuses it as empty (400), who does not refuses the key: either way
   * nothing changes there.
   */
  readonly empty: (environment: Environment) => Payload;
  /** A payload that people read as a test, where the program has no register that it would stand in. */
  readonly test?: (environment: Environment) => Payload;
  /** What an answer means, where its status alone does not tell. */
  readonly read: (answer: Posted) => Meaning;
}

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

/** The fields of a contact under the names of a program: its usual ones, then those of the setting. */
export function mapped(
  contact: LeadWords,
  usual: Readonly<Partial<Record<ContactField, string>>>,
  setting: Readonly<Partial<Record<ContactField, string>>>,
): Record<string, string> {
  const names = Object.entries({ ...usual, ...setting }) as [ContactField, string][]; // keys of both
  return Object.fromEntries(names.map(([ours, theirs]) => [theirs, contact[ours]]));
}

/** A code from the JSON of an answer, if it is one: never a sentence, which may quote what was sent. */
export function codeIn(text: string, ...names: readonly string[]): string | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const name of names)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === 'string' && /^\w{1,60}$/.test(found) ? found : undefined;
}
