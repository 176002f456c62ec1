import { meaningOf, type Meaning } from './attempt.ts';
import type { Answer } from '../call-json.ts';
import type { SubscriberEvent } from '../newsletter/subscriber-event.ts';
import { codeIn, contactOf, mapped, type Ask, type Connector, type Mapping } from './http-channel.ts';

/** The names of our fields in Brevo; an account in French has PRENOM and NOM (`BREVO_ATTRIBUTES`). */
const USUAL = { firstName: 'FIRSTNAME', lastName: 'LASTNAME' } as const;

const CONTACTS = '/v3/contacts';

const TAKEN: Meaning = { kind: 'taken' };

/**
 * Brevo: one contact for an address, made (201) or completed (204, `updateEnabled`). A lead is put on no list but that of
 * `BREVO_LIST_ID`: a tick in a form is no confirmed consent to a newsletter. Subscribers are put on that of
 * `BREVO_NEWSLETTER_LIST_ID`, and taken off it.
 */
export function brevo(settings: {
  origin: string;
  key: string;
  attributes: Mapping;
  leadList: number | undefined;
  newsletterList: number | undefined;
}): Connector {
  const { origin, key, attributes, leadList, newsletterList } = settings;
  const headers = { 'api-key': key };
  const saveContact = async (ask: Ask, contact: object, list: number | undefined) => {
    const listIds = list === undefined ? {} : { listIds: [list] };
    const body = JSON.stringify({ ...contact, updateEnabled: true, ...listIds });
    return read(await ask(CONTACTS, { body, headers }));
  };
  const removeFromList = async (ask: Ask, email: string, list: number) => {
    const path = `${CONTACTS}/${encodeURIComponent(email)}?identifierType=email_id`;
    const body = JSON.stringify({ unlinkListIds: [list] });
    const answer = await ask(path, { method: 'PUT', body, headers });
    return answer.status === 404 ? TAKEN : read(answer); // a contact that is not there is on no list
  };
  return {
    origin,
    async send({ lead, event }, ask) {
      if (lead !== undefined) {
        const contact = contactOf(lead);
        return saveContact(
          ask,
          { email: contact.email, attributes: mapped(contact, USUAL, attributes) },
          leadList,
        );
      }
      if (event === undefined) return undefined;
      if (newsletterList === undefined)
        return { kind: 'settings', reason: 'BREVO_NEWSLETTER_LIST_ID is no longer given' };
      return event.type === 'subscriber.removed'
        ? removeFromList(ask, event.data.email, newsletterList)
        : saveContact(ask, subscriberContact(event), newsletterList);
    },
    check: (ask) => ask(CONTACTS, { body: '{}', headers }),
  };
}

/** A subscriber as a contact. Who left at Brevo is blocked there until a confirmation of ours. */
function subscriberContact({ type, data }: Exclude<SubscriberEvent, { type: 'subscriber.removed' }>) {
  return {
    email: data.email,
    attributes: {
      NEWSLETTER_LANGUAGE: data.language,
      NEWSLETTER_TOPICS: data.topics.join(','),
      NEWSLETTER_FREQUENCY: data.frequency,
      NEWSLETTER_CONSENT_DAY: data.consentDay,
      NEWSLETTER_PREFERENCES_URL: data.preferencesUrl,
      NEWSLETTER_UNSUBSCRIBE_URL: data.unsubscribeUrl,
    },
    ...(type === 'subscriber.confirmed' && { emailBlacklisted: false }),
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
