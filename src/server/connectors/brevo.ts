import { meaningOf } from '../delivery/attempt-post.ts';
import { codeIn, contactOf, mapped, type Connector } from './connector.ts';

/** What Brevo calls our fields; an account in French has PRENOM and NOM (`BREVO_ATTRIBUTES`). */
const USUAL = { firstName: 'FIRSTNAME', lastName: 'LASTNAME' } as const;

/**
 * Brevo: one contact for an address, made (201) or completed (204, `updateEnabled`). It is put on no list but that of
 * `BREVO_LIST_ID`: a tick in a form is no confirmed consent to a newsletter.
 */
export const brevo: Connector = {
  receiver: ({ BREVO_API_URL: origin, LEADS_WEBHOOK_PRIVATE: allowPrivate }) => ({
    url: `${origin}/v3/contacts`,
    allowPrivate,
  }),
  payload({ lead }, { BREVO_API_KEY, BREVO_ATTRIBUTES, BREVO_LIST_ID }) {
    if (lead === undefined) return undefined;
    const contact = contactOf(lead);
    return {
      body: JSON.stringify({
        email: contact.email,
        attributes: mapped(contact, USUAL, BREVO_ATTRIBUTES),
        updateEnabled: true,
        ...(BREVO_LIST_ID !== undefined && { listIds: [BREVO_LIST_ID] }),
      }),
      headers: { 'api-key': String(BREVO_API_KEY) },
    };
  },
  empty: ({ BREVO_API_KEY }) => ({ body: '{}', headers: { 'api-key': String(BREVO_API_KEY) } }),
  read(answer) {
    const { status, header, text } = answer;
    const code = codeIn(text, 'code');
    const reason = `answered ${status}${code === undefined ? '' : ` ${code}`}`;
    if (status === 429) return { kind: 'later', reason, retryAfter: header('x-sib-ratelimit-reset') };
    if (status === 402) return { kind: 'settings', reason };
    // A list or an attribute that the account does not have is named in the sentence.
    if (status === 400) return { kind: /\blist|attribute/i.test(text) ? 'settings' : 'refused', reason };
    return { reason, ...meaningOf(answer) };
  },
};
