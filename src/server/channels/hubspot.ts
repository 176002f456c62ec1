import type { Answer } from '../call-json.ts';
import { SUBJECT_DELETED, type SendResult } from '../outbox/channel.ts';
import {
  contactNote,
  interpretStatus,
  mapFields,
  readCode,
  toContact,
  type HttpChannel,
  type Mapping,
} from './http-channel.ts';

/** Names of our fields in HubSpot: properties that every account has. */
const USUAL = {
  email: 'email',
  firstName: 'firstname',
  lastName: 'lastname',
  company: 'company',
  role: 'jobtitle',
  locale: 'hs_language',
} as const;

/** Codes about a property of `HUBSPOT_PROPERTIES` that the account does not have, or whose type is another. */
const PROPERTIES = /PROPERTY_DOESNT_EXIST|INVALID_OPTION|READ_ONLY_VALUE/;

const ERRORS = /"numErrors"\s*:\s*[1-9]|"errors"\s*:\s*\[\s*\{/;

const PATH = '/crm/v3/objects/contacts/batch/upsert';

/** HubSpot: one contact per address, created or updated (batch upsert with `idProperty: email`). */
export function hubspot(settings: { origin: string; token: string; properties: Mapping }): HttpChannel {
  const headers = { Authorization: `Bearer ${settings.token}` };
  return {
    origin: settings.origin,
    async send({ lead }, call) {
      if (lead === undefined) return SUBJECT_DELETED;
      const contact = toContact(lead);
      const properties = { ...mapFields(contact, USUAL, settings.properties), message: contactNote(lead) };
      const inputs = [{ id: contact.email, idProperty: 'email', properties }];
      return interpret(await call(PATH, { body: JSON.stringify({ inputs }), headers }));
    },
    check: (call) => call(PATH, { body: '{"inputs":[]}', headers }),
  };
}

function interpret(answer: Answer): SendResult {
  const { status, text } = answer;
  if (status === 429) {
    const isOfDay = readCode(answer, 'policyName') === 'DAILY';
    return { ok: false, cause: 'temporary', reason: 'answered 429', retryAfter: isOfDay ? '3600' : '10' };
  }
  if (status === 409) return { ok: false, cause: 'temporary', reason: 'answered 409' };
  if (status !== 400 && status !== 207) return interpretStatus(answer);
  const category = readCode(answer, 'errors', '0', 'category') ?? readCode(answer, 'category');
  if (status === 207 && !ERRORS.test(text)) return { ok: true };
  const reason = `answered ${status} ${category ?? ''}`.trim();
  return { ok: false, cause: PROPERTIES.test(text) ? 'settings' : 'refused', reason };
}
