import { hash } from 'node:crypto';
import { serverTranslator } from '#i18n/server-translate.ts';
import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';
import { DemoRequestSchema, NO_MAIL_ID, type DemoRequest } from '#schemas/forms/demo-request.ts';
import { subjectIn } from '#schemas/forms/lead-address.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { THEMES } from '#schemas/content/themes.ts';
import { findWish } from '#site.ts';
import { MINUTE_MS } from '#time.ts';
import type { Form, Submission } from '../forms/form.ts';
import type { FormResult } from '../forms/form-result.ts';
import type { Fields } from '../forms/read-fields.ts';
import { logEvent } from '../log.ts';
import { joinLines, stripTags, stripAllTags } from '../plain-text.ts';
import type { NewLead } from './lead.ts';
import type { Leads } from './stored-leads.ts';
import type { SpamReason } from '../forms/stored-spam.ts';

export const demoForm = (leads: Pick<Leads, 'accept'>): Form<DemoRequest> => ({
  action: ENDPOINTS.demo,
  schema: DemoRequestSchema,
  messages: (t) => t('fieldErrors.demo'),
  pages: (locale) => (locale === 'fr' ? [href('demo', 'fr'), href('signup', 'fr')] : [href('demo', locale)]),
  carried: ['context'],
  fieldsIn,
  rule: { name: 'demo', limit: 5, windowMs: MINUTE_MS },
  requiresFormToken: true,
  handle: (typed, submission, spam) => storeLead(leads, typed, submission, spam),
});

async function storeLead(
  leads: Pick<Leads, 'accept'>,
  typed: DemoRequest,
  { envelope, at }: Submission,
  spam: SpamReason | undefined,
): Promise<FormResult> {
  const values = toPlainText(typed);
  // Nothing may be left once the tags are stripped.
  if (values.company === '') return { ok: false, reason: 'invalid', codes: { company: 'required' } };
  if (values.wish !== '' && findWish(values.wish) === undefined)
    return { ok: false, reason: 'invalid', codes: { wish: 'invalid' } };
  const { locale, key, context } = envelope;
  const lead: NewLead = {
    key,
    contentHash: digest(values),
    values: { ...values, ...(context !== undefined && { context: joinLines(stripTags(context)) }) },
    locale,
    at,
    ...(values.newsletter && { newsletter: { themes: THEMES } }),
  };
  const accepted = await leads.accept(lead, spam);
  if (!accepted.ok) return accepted;
  const { id, status, noMail } = accepted;
  if (status !== 'spam') logEvent('info', 'lead.accepted', { id, status });
  // The built page shows the paragraph that the fragment names.
  const fragment = noMail ? NO_MAIL_ID : values.wish;
  const path = href('demoReceived', locale) + (fragment === '' ? '' : `#${fragment}`);
  return { ok: true, id, next: { path }, noMail };
}

function fieldsIn(query: URLSearchParams, locale: Locale): Fields {
  const subject = subjectIn(query);
  const wish = findWish(query.get('wish'))?.id;
  const context =
    subject?.kind === 'sum' ? serverTranslator(locale)('forms.sum', subject.figures) : subject?.tender;
  return { ...(context !== undefined && { context }), ...(wish !== undefined && { wish }) };
}

function toPlainText(typed: DemoRequest): DemoRequest {
  const values = stripAllTags(typed);
  return { ...values, company: joinLines(values.company), sector: joinLines(values.sector) };
}

/** Digest of a request, whatever the case of its e-mail address. */
function digest(values: DemoRequest): string {
  const same = { ...values, email: values.email.toLowerCase() };
  return hash('sha256', JSON.stringify(same), 'base64url');
}
