import type { Answer } from '../call-json.ts';
import { SUBJECT_DELETED, type SendResult } from '../outbox/channel.ts';
import type { SubscriberEvent } from '../newsletter/subscriber-event.ts';
import {
  interpretStatus,
  mapFields,
  readCode,
  toContact,
  type CallChannel,
  type HttpChannel,
  type Mapping,
} from './http-channel.ts';

/** Names of our fields in Brevo; an account in French has PRENOM and NOM (`BREVO_ATTRIBUTES`). */
const USUAL = { firstName: 'FIRSTNAME', lastName: 'LASTNAME' } as const;

const CONTACTS = '/v3/contacts';

/**
 * Brevo: one contact per address, created (201) or updated (204, `updateEnabled`). Leads are added to the list
 * `BREVO_LIST_ID` only, since a checkbox in a form is no confirmed consent to a newsletter. Subscribers are added to the list
 * `BREVO_NEWSLETTER_LIST_ID`, and removed from it.
 */
export function brevo(settings: {
  origin: string;
  key: string;
  attributes: Mapping;
  leadList: number | undefined;
  newsletterList: number | undefined;
}): HttpChannel {
  const { origin, key, attributes, leadList, newsletterList } = settings;
  const headers = { 'api-key': key };
  const saveContact = async (call: CallChannel, contact: object, list: number | undefined) => {
    const listIds = list === undefined ? {} : { listIds: [list] };
    const body = JSON.stringify({ ...contact, updateEnabled: true, ...listIds });
    return interpret(await call(CONTACTS, { body, headers }));
  };
  const removeFromList = async (call: CallChannel, email: string, list: number) => {
    const path = `${CONTACTS}/${encodeURIComponent(email)}?identifierType=email_id`;
    const body = JSON.stringify({ unlinkListIds: [list] });
    const answer = await call(path, { method: 'PUT', body, headers });
    return answer.status === 404 ? { ok: true as const } : interpret(answer); // an unknown contact is on no list
  };
  return {
    origin,
    async send({ lead, event }, call) {
      if (lead !== undefined) {
        const contact = toContact(lead);
        const fields = mapFields(contact, USUAL, attributes);
        return saveContact(call, { email: contact.email, attributes: fields }, leadList);
      }
      if (event === undefined) return SUBJECT_DELETED;
      if (newsletterList === undefined)
        return { ok: false, cause: 'settings', reason: 'BREVO_NEWSLETTER_LIST_ID is no longer set' };
      return event.type === 'subscriber.removed'
        ? removeFromList(call, event.data.email, newsletterList)
        : saveContact(call, subscriberContact(event), newsletterList);
    },
    check: (call) => call(CONTACTS, { body: '{}', headers }),
  };
}

/** Converts a subscriber to a contact. One who left at Brevo is blocked there, until a confirmation of ours. */
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

function interpret(answer: Answer): SendResult {
  const { status, headers, text } = answer;
  const result = interpretStatus(answer, readCode(answer, 'code'));
  if (result.ok) return result;
  if (status === 429) return { ...result, retryAfter: headers.get('x-sib-ratelimit-reset') ?? undefined };
  // The sentence names a list or an attribute that the account does not have.
  const isSetting = status === 402 || (status === 400 && /\blist|attribute/i.test(text));
  return isSetting ? { ...result, cause: 'settings' } : result;
}
