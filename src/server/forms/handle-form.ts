import type { core } from 'zod/mini';
import { localeOf } from '#routes.ts';
import { EnvelopeSchema } from '#schemas/forms/envelope.ts';
import type { AppContext } from '../context.ts';
import type { FormFailures } from './form-failures.ts';
import { logEvent } from '../log.ts';
import { networkOf } from '../middleware/client-address.ts';
import { prefersJson } from '../pages/negotiation.ts';
import type { RateRule } from '../middleware/rate-limit.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { answerForm } from './answer-form.ts';
import type { Form, Submission } from './form.ts';
import { UNAVAILABLE, type FormOutcome } from './outcome.ts';
import { readFields, type Fields } from './read-fields.ts';
import { markTokenUsed, findSpamReason } from './spam-check.ts';

/** Submissions of one network that make the site send mail: far above what the visitors of one company need. */
const MAILED: RateRule = { name: 'mailed', limit: 40, windowMs: 3_600_000 };

/** Handler of a form post. Answers JSON to a script, else a redirect or the refilled page. */
export async function handleForm<Values>(form: Form<Values>, c: AppContext): Promise<Response> {
  const read = await readFields(c);
  const fields = read.kind === 'fields' ? addPageFields(form, c, read.fields) : undefined;
  const envelope = EnvelopeSchema.parse(fields ?? {});
  const { failures, ...services } = c.get('services');
  const outcome: FormOutcome =
    read.kind === 'fields'
      ? await submitSafely(form, failures, {
          envelope,
          fields: fields ?? {},
          client: c.get('client'),
          isBrowser: (c.req.header('origin') ?? c.req.header('sec-fetch-site')) !== undefined,
          at: Date.now(),
          ...services,
        })
      : { kind: 'refused', code: read.kind };
  return answerForm(form, c, { outcome, values: fields, locale: envelope.locale });
}

/** Adds the fields that the query of the page holds to a form that was posted without script. */
function addPageFields<Values>(form: Form<Values>, c: AppContext, fields: Fields): Fields {
  const page = referringPage(c);
  if (page === undefined || prefersJson(c.req.header('accept'), c.req.header('content-type'))) return fields;
  const locale = localeOf(page.pathname);
  if (!form.pages(locale).includes(page.pathname)) return fields;
  const pageFields = Object.entries(form.fieldsIn?.(page.searchParams, locale) ?? {});
  return { ...fields, ...Object.fromEntries(pageFields.filter(([name]) => (fields[name] ?? '') === '')) };
}

/** Returns the page of this site that the form was posted from (`Referer`). */
function referringPage(c: AppContext): URL | undefined {
  const referrer = c.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const page = new URL(referrer);
  // A proxy may rewrite Host: then the origin of the pages counts.
  const isOurs = page.host === new URL(c.req.url).host || page.origin === c.get('services').siteOrigin;
  return isOurs ? page : undefined;
}

/** Submits a form; an unexpected error becomes a refusal, so that the page keeps what was typed. */
async function submitSafely<Values>(
  form: Form<Values>,
  failures: FormFailures,
  submission: Submission,
): Promise<FormOutcome> {
  try {
    const outcome = await submit(form, submission);
    if (outcome.kind === 'received') failures.taken(form.action);
    return outcome;
  } catch (error) {
    failures.failed(form.action, error);
    if (error instanceof StoreUnavailableError) return UNAVAILABLE;
    return { kind: 'refused', code: 'failed' };
  }
}

/** Validates a submission, applies the limits and the spam check, and calls the handler of the form. */
async function submit<Values>(form: Form<Values>, submission: Submission): Promise<FormOutcome> {
  const { client, at, rateLimiter } = submission;
  const read = form.schema.safeParse(submission.fields);
  if (!read.success) return { kind: 'invalid', codes: firstCodes(read.error.issues) };
  const retryAfter =
    rateLimiter(form.rule, client, at) || (form.mails ? rateLimiter(MAILED, networkOf(client), at) : 0);
  if (retryAfter > 0) return { kind: 'refused', code: 'too-many', retryAfter };
  const reason = await findSpamReason(form, submission);
  if (reason !== undefined) logEvent('info', 'form.spam_detected', { form: form.action, reason });
  const outcome = await form.handle(read.data, submission, reason);
  if (form.requiresFormToken && reason === undefined && outcome.kind === 'received')
    markTokenUsed(submission);
  return outcome;
}

/** First code of each field, in the order of the form. */
function firstCodes(issues: readonly core.$ZodIssue[]): Readonly<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[String(path[0])] ??= message;
  return codes;
}
