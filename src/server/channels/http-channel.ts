import { normaliseAddress } from '#http/mail-address.ts';
import type { ContactField } from '#schemas/forms/demo-request.ts';
import type { Answer, Call } from '../call-json.ts';
import { readJson } from '../json.ts';
import type { Lead } from '../leads/lead.ts';
import { leadEntries, leadInWords, type LeadWords } from '../leads/lead-words.ts';
import type { SubscriberEvent } from '../newsletter/subscriber-event.ts';
import type { SendResult } from '../outbox/channel.ts';
import type { Message } from '../outbox/message.ts';

/** Calls a channel at a path below its origin. Rejects when there is no answer. */
export type CallChannel = (path: string, call?: Call) => Promise<Answer>;

/** Subject of a message, read when it leaves; empty once it was deleted. */
export interface MessageContent {
  readonly lead?: Lead | undefined;
  readonly event?: SubscriberEvent | undefined;
}

export type OutgoingMessage = Message & MessageContent;

export interface HttpChannel {
  readonly origin: string;
  readonly paceMs?: number;
  /** Sends a message, possibly twice: what the first call created, the second one must find. */
  readonly send: (message: OutgoingMessage, call: CallChannel, at: number) => Promise<SendResult>;
  /** Tries address and key by a call that stores nobody; a status of 400 means that the key was accepted. */
  readonly check: (call: CallChannel, at: number) => Promise<Answer>;
}

export type Mapping = Readonly<Partial<Record<ContactField, string>>>;

/** Puts a lead into words as tools expect it: times and languages in their standard notation. */
export function toContact(lead: Lead): LeadWords {
  return {
    ...leadInWords(lead),
    email: normaliseAddress(lead.values.email),
    locale: lead.locale,
    receivedAt: new Date(lead.receivedAt).toISOString(),
  };
}

export function contactNote(lead: Lead): string {
  const entries = leadEntries(lead, 'fr', ['email', 'firstName', 'lastName', 'company', 'role']);
  return entries.map(({ label, value }) => `${label} : ${value}`).join('\n');
}

/** Renames the fields of a contact: by the usual names of a tool, then by those of the setting. */
export function mapFields(contact: LeadWords, usual: Mapping, setting: Mapping): Record<string, string> {
  const names = Object.entries({ ...usual, ...setting }) as [ContactField, string][]; // keys of both
  return Object.fromEntries(names.map(([ours, theirs]) => [theirs, contact[ours]]));
}

/** Reads a code from the JSON of an answer at a path of names; never a sentence, which may quote what was sent. */
export function readCode({ text }: Pick<Answer, 'text'>, ...path: readonly string[]): string | undefined {
  let found = readJson(text);
  for (const name of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === 'string' && /^\w{1,60}$/.test(found) ? found : undefined;
}

/** Statuses that refuse our address or our key, whatever is sent. */
const CONFIGURATION_ERRORS = new Set([401, 403, 404, 405, 407, 410]);

/** Statuses below 500 that ask to try again. The other ones refuse what was sent. */
const TEMPORARY_ERRORS = new Set([408, 425, 429]);

export function interpretStatus({ status, headers }: Answer, code = ''): SendResult {
  if (status >= 200 && status < 300) return { ok: true };
  const reason = `answered ${status} ${code}`.trim();
  const retryAfter = headers.get('retry-after') ?? undefined;
  if (CONFIGURATION_ERRORS.has(status) || (status >= 300 && status < 400))
    return { ok: false, cause: 'settings', reason, retryAfter };
  const isRefused = status >= 400 && status < 500 && !TEMPORARY_ERRORS.has(status);
  return isRefused
    ? { ok: false, cause: 'refused', reason }
    : { ok: false, cause: 'temporary', reason, retryAfter };
}
