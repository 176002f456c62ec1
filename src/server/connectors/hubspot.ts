import { meaningOf } from '../delivery/attempt-post.ts';
import { codeIn, contactOf, mapped, contactNote, type Connector } from './connector.ts';

/** What HubSpot calls our fields: properties that every account has. */
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

/** Whether an answer 207 tells of errors, whatever it calls them. */
const ERRORS = /"numErrors"\s*:\s*[1-9]|"errors"\s*:\s*\[\s*\{/;

/**
 * HubSpot: one contact for an address, made or completed (batch upsert with `idProperty: email`). An answer 207 tells
 * errors in its body; 429 names the limit, of ten seconds or of a day.
 */
export const hubspot: Connector = {
  receiver: ({ HUBSPOT_API_URL: origin, LEADS_WEBHOOK_PRIVATE: allowPrivate }) => ({
    url: `${origin}/crm/v3/objects/contacts/batch/upsert`,
    allowPrivate,
  }),
  payload({ lead }, { HUBSPOT_TOKEN, HUBSPOT_PROPERTIES }) {
    if (lead === undefined) return undefined;
    const contact = contactOf(lead);
    const properties = { ...mapped(contact, USUAL, HUBSPOT_PROPERTIES), message: contactNote(lead) };
    return {
      body: JSON.stringify({ inputs: [{ id: contact.email, idProperty: 'email', properties }] }),
      headers: headersOf(HUBSPOT_TOKEN),
    };
  },
  empty: ({ HUBSPOT_TOKEN }) => ({ body: '{"inputs":[]}', headers: headersOf(HUBSPOT_TOKEN) }),
  read(answer) {
    const { status, text } = answer;
    if (status === 429) {
      const isOfDay = codeIn(text, 'policyName') === 'DAILY';
      return { kind: 'later', reason: 'answered 429', retryAfter: isOfDay ? '3600' : '10' };
    }
    if (status === 409) return { kind: 'later', reason: 'answered 409' };
    if (status !== 400 && status !== 207) return meaningOf(answer);
    const category = codeIn(text, 'errors', '0', 'category') ?? codeIn(text, 'category');
    const reason = `answered ${status}${category === undefined ? '' : ` ${category}`}`;
    if (status === 207 && !ERRORS.test(text)) return { kind: 'taken' };
    return { kind: PROPERTIES.test(text) ? 'settings' : 'refused', reason };
  },
};

function headersOf(token: string | undefined) {
  return { Authorization: `Bearer ${token}` };
}
