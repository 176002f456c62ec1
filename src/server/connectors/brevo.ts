import { meaningOf, type Meaning } from '../delivery/attempt.ts';
import type { Answer } from '../delivery/call-json.ts';
import { codeIn, contactOf, mapped, type Connector, type Mapping } from './connector.ts';

/** The names of our fields in Brevo; an account in French has PRENOM and NOM (`BREVO_ATTRIBUTES`). */
const USUAL = { firstName: 'FIRSTNAME', lastName: 'LASTNAME' } as const;

/**
 * Brevo: one contact for an address, made (201) or completed (204, `updateEnabled`). It is put on no list but that of
 * `BREVO_LIST_ID`: a tick in a form is no confirmed consent to a newsletter.
 */
export function brevo(settings: {
  origin: string;
  key: string;
  attributes: Mapping;
  list?: number | undefined;
}): Connector {
  const { origin, key, attributes, list } = settings;
  const headers = { 'api-key': key };
  return {
    origin,
    async send({ lead }, ask) {
      if (lead === undefined) return undefined;
      const contact = contactOf(lead);
      const body = JSON.stringify({
        email: contact.email,
        attributes: mapped(contact, USUAL, attributes),
        updateEnabled: true,
        ...(list !== undefined && { listIds: [list] }),
      });
      return read(await ask('/v3/contacts', { body, headers }));
    },
    check: (ask) => ask('/v3/contacts', { body: '{}', headers }),
  };
}

function read(answer: Answer): Meaning {
  const { status, header, text } = answer;
  const code = codeIn(answer, 'code');
  const reason = `answered ${status}${code === undefined ? '' : ` ${code}`}`;
  if (status === 429) return { kind: 'later', reason, retryAfter: header('x-sib-ratelimit-reset') };
  if (status === 402) return { kind: 'settings', reason };
  // A list or an attribute that the account does not have is named in the sentence.
  if (status === 400) return { kind: /\blist|attribute/i.test(text) ? 'settings' : 'refused', reason };
  return { reason, ...meaningOf(answer) };
}
