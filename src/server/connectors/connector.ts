import { serverTranslator } from '../../i18n/server-translate.ts';
import { normaliseAddress } from '../../http/mail-address.ts';
import type { Environment } from '../../http/environment.ts';
import { slotInWords } from '../meetings/slots.ts';
import { slotIn } from '../meetings/stored-meetings.ts';
import { CONTACT_FIELDS, type ContactField } from '../../schemas/demo-request.ts';
import { wishOf } from '../../site.ts';
import type { Payload, Meaning } from '../delivery/attempt-post.ts';
import type { Posted, Receiver } from '../delivery/post-json.ts';
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

/** A request in the words of the team, by the names that settings map to fields of a program. */
export type Contact = Readonly<Record<ContactField, string>>;

/** The person of a request, in words: programs of the team show them to people. */
export function contactOf(lead: Lead): Contact {
  const t = serverTranslator('fr');
  const { values } = lead;
  const text = (name: string) => (typeof values[name] === 'string' ? String(values[name]) : '');
  const wish = wishOf(values['wish']);
  const slot = slotIn(values);
  const roles: Readonly<Record<string, string>> = t('demoForm.roles');
  const sectors: Readonly<Record<string, string>> = t('demoForm.sectors');
  return {
    email: normaliseAddress(values.email),
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    role: roles[text('role')] ?? text('role'),
    sector: sectors[text('sector')] ?? text('sector'),
    teamSize: text('teamSize'),
    wish: wish === undefined ? '' : t(`demoForm.wishes.${wish.kind}`, { plan: wish.plan }),
    challenges: text('challenges'),
    context: text('context'),
    meeting: slot === undefined ? '' : slotInWords(slot, 'fr'),
    newsletter: t(`mail.connector.${lead.consent ?? (values['newsletter'] === true ? 'asked' : 'notAsked')}`),
    locale: lead.locale,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    id: lead.id,
  };
}

/** What a contact says beyond name and address, a line each. */
export function contactNote(contact: Contact): string {
  const t = serverTranslator('fr');
  const labels: Readonly<Record<string, string>> = { ...t('demoForm.labels'), ...t('mail.team.labels') };
  const NAMED = new Set<ContactField>(['email', 'firstName', 'lastName', 'company', 'role']);
  return CONTACT_FIELDS.filter((name) => !NAMED.has(name) && contact[name] !== '')
    .map((name) => `${labels[name === 'locale' ? 'language' : name] ?? name} : ${contact[name]}`)
    .join('\n');
}

/** The fields of a contact under the names of a program: its usual ones, then those of the setting. */
export function mapped(
  contact: Contact,
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
