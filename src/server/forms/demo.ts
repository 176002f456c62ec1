import { hash } from 'node:crypto';
import { href } from '../../routes.ts';
import { DemoRequestSchema, type DemoRequest } from '../../schemas/demo-request.ts';
import { ENDPOINTS } from '../../schemas/endpoints.ts';
import { THEMES } from '../../schemas/themes.ts';
import { FEATURES, wishOf } from '../../site.ts';
import type { Form, Sender } from './form.ts';
import type { FormOutcome } from './outcome.ts';
import { onOneLine, withoutTags } from './plain-text.ts';
import { logEvent } from '../log.ts';
import { meetingPath } from '../meetings/link.ts';
import type { NewLead } from '../store/lead.ts';
import type { Suspicion } from '../store/spam.ts';

/** The demo request: kept with its messages, then acknowledged. */
export const demoForm: Form<DemoRequest> = {
  action: ENDPOINTS.demo,
  schema: DemoRequestSchema,
  messages: (t) => t('fieldErrors.demo'),
  pages: (locale) => (locale === 'fr' ? [href('demo', 'fr'), href('signup', 'fr')] : [href('demo', locale)]),
  carried: ['context'],
  rule: { name: 'demo', limit: 5, windowMs: 60_000 },
  takesTime: true,
  needsStore: true,
  receive: take,
  suspect: take,
};

/** Keeps a lead: where it will be delivered from, or as spam when there is a reason to think so. */
async function take(
  typed: DemoRequest,
  { envelope, store, bookingUrl, at }: Sender,
  reason?: Suspicion,
): Promise<FormOutcome> {
  const values = withoutMarkup(typed);
  // Taking the tags away may have left nothing.
  if (values.company === '') return { kind: 'invalid', codes: { company: 'required' } };
  if (values.wish !== '' && wishOf(values.wish) === undefined)
    return { kind: 'invalid', codes: { wish: 'invalid' } };
  const { locale, key, context } = envelope;
  const lead: NewLead = {
    form: 'demo',
    key,
    contentHash: digest(values),
    values: { ...values, ...(context !== undefined && { context: onOneLine(withoutTags(context)) }) },
    locale,
    at,
    ...(FEATURES.newsletter && values.newsletter && { newsletter: { themes: THEMES } }),
  };
  const received = async (id: string): Promise<FormOutcome> => {
    const fragment = values.wish === '' ? '' : `#${values.wish}`;
    if (bookingUrl !== undefined || !FEATURES.meetings)
      return {
        kind: 'received',
        id,
        next: { path: href('demoReceived', locale) + fragment },
        ...(bookingUrl !== undefined && { booking: bookingUrl }),
      };
    const booking = await meetingPath(id, locale, store);
    return { kind: 'received', id, next: { endpoint: booking + fragment }, booking };
  };
  if (reason !== undefined) return received(await store.spam.keep({ lead, reason }));
  const accepted = await store.leads.accept(lead);
  if (accepted.outcome === 'conflict') return { kind: 'refused', code: 'conflict' };
  logEvent('demo-request', { id: accepted.id, outcome: accepted.outcome });
  return received(accepted.id);
}

/** Names and addresses are made of characters that no tag has. */
function withoutMarkup(typed: DemoRequest): DemoRequest {
  return {
    ...typed,
    company: onOneLine(withoutTags(typed.company)),
    sector: onOneLine(withoutTags(typed.sector)),
    challenges: withoutTags(typed.challenges),
  };
}

/** Two requests that differ only by how the address is written are the same request. */
function digest(values: DemoRequest): string {
  const same = { ...values, email: values.email.toLowerCase() };
  return hash('sha256', JSON.stringify(same), 'base64url');
}
