import { meaningOf, type Meaning } from './attempt.ts';
import type { Answer } from '../call-json.ts';
import { codeIn, contactNote, contactOf, mapped, type Connector, type Mapping } from './http-channel.ts';

/** The names of our fields in HubSpot: properties that every account has. */
const USUAL = {
  email: 'email',
  firstName: 'firstname',
  lastName: 'lastname',
  company: 'company',
  role: 'jobtitle',
  locale: 'hs_language',
} as const;

/** Codes that name a property of `HUBSPOT_PROPERTIES` which the account does not have, or not so. */
const PROPERTIES = /PROPERTY_DOESNT_EXIST|INVALID_OPTION|READ_ONLY_VALUE/;

/** Errors in an answer 207, whatever it calls them. */
const ERRORS = /"numErrors"\s*:\s*[1-9]|"errors"\s*:\s*\[\s*\{/;

const PATH = '/crm/v3/objects/contacts/batch/upsert';

/** HubSpot: one contact for an address, made or completed (batch upsert with `idProperty: email`). */
export function hubspot(settings: { origin: string; token: string; properties: Mapping }): Connector {
  const headers = { Authorization: `Bearer ${settings.token}` };
  return {
    origin: settings.origin,
    async send({ lead }, ask) {
      if (lead === undefined) return undefined;
      const contact = contactOf(lead);
      const properties = { ...mapped(contact, USUAL, settings.properties), message: contactNote(lead) };
      const inputs = [{ id: contact.email, idProperty: 'email', properties }];
      return read(await ask(PATH, { body: JSON.stringify({ inputs }), headers }));
    },
    check: (ask) => ask(PATH, { body: '{"inputs":[]}', headers }),
  };
}

/** An answer 207 tells errors in its body; 429 names the limit, of ten seconds or of a day. */
function read(answer: Answer): Meaning {
  const { status, text } = answer;
  if (status === 429) {
    const isOfDay = codeIn(answer, 'policyName') === 'DAILY';
    return { kind: 'later', reason: 'answered 429', retryAfter: isOfDay ? '3600' : '10' };
  }
  if (status === 409) return { kind: 'later', reason: 'answered 409' };
  if (status !== 400 && status !== 207) return meaningOf(answer);
  const category = codeIn(answer, 'errors', '0', 'category') ?? codeIn(answer, 'category');
  const reason = `answered ${status}${category === undefined ? '' : ` ${category}`}`;
  if (status === 207 && !ERRORS.test(text)) return { kind: 'taken' };
  return { kind: PROPERTIES.test(text) ? 'settings' : 'refused', reason };
}
