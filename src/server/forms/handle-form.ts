import type { core } from 'zod/mini';
import { localeOf } from '#routes.ts';
import { EnvelopeSchema } from '#schemas/forms/envelope.ts';
import type { AppContext } from '../context.ts';
import { pagePath } from '../errors.ts';
import { logEvent } from '../log.ts';
import { prefersJson } from '../negotiation.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { answerForm } from './answer-form.ts';
import type { Form, FormServices, Submission } from './form.ts';
import { UNAVAILABLE, type FormResult } from './form-result.ts';
import { readFields, type Fields } from './read-fields.ts';
import { markTokenUsed, findSpamReason } from './spam-check.ts';

export function handleForm<Values>(form: Form<Values>, services: FormServices) {
  return async (c: AppContext): Promise<Response> => {
    const read = await readFields(c);
    const fields = read.ok ? addPageFields(form, c, read.fields, services) : undefined;
    const envelope = EnvelopeSchema.parse(fields ?? {});
    const submission: Submission = {
      envelope,
      fields: fields ?? {},
      client: c.get('client'),
      isBrowser: (c.req.header('origin') ?? c.req.header('sec-fetch-site')) !== undefined,
      at: Date.now(),
    };
    const refusal = c.get('refusal') ?? (read.ok ? undefined : read);
    const result: FormResult =
      refusal === undefined ? await submitSafely(form, submission, services) : { ...refusal, ok: false };
    const locale = fields === undefined ? localeOf(pagePath(c.req)) : envelope.locale;
    return answerForm(form, c, { result, values: fields, locale }, services);
  };
}

/** Adds the fields that the query of the page holds to a form that was posted without script. */
function addPageFields<Values>(
  form: Form<Values>,
  c: AppContext,
  fields: Fields,
  { siteOrigin }: FormServices,
): Fields {
  const page = referringPage(c, siteOrigin);
  if (page === undefined || prefersJson(c.req)) return fields;
  const locale = localeOf(page.pathname);
  if (!form.pages(locale).includes(page.pathname)) return fields;
  const pageFields = Object.entries(form.fieldsIn?.(page.searchParams, locale) ?? {});
  return { ...fields, ...Object.fromEntries(pageFields.filter(([name]) => (fields[name] ?? '') === '')) };
}

/** Returns the page of this site that the form was posted from (`Referer`). */
function referringPage(c: AppContext, siteOrigin: string): URL | undefined {
  const referrer = c.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const page = new URL(referrer);
  // A proxy may rewrite Host: then the origin of the pages counts.
  const isOurs = page.host === new URL(c.req.url).host || page.origin === siteOrigin;
  return isOurs ? page : undefined;
}

/** Submits a form; an unexpected error becomes a refusal, so that the page keeps what was typed. */
async function submitSafely<Values>(
  form: Form<Values>,
  submission: Submission,
  services: FormServices,
): Promise<FormResult> {
  const { failures } = services;
  try {
    const result = await submit(form, submission, services);
    if (result.ok) failures.succeeded(form.action);
    return result;
  } catch (error) {
    failures.failed(form.action, error);
    if (error instanceof StoreUnavailableError) return UNAVAILABLE;
    return { ok: false, reason: 'failed' };
  }
}

async function submit<Values>(
  form: Form<Values>,
  submission: Submission,
  services: FormServices,
): Promise<FormResult> {
  const read = form.schema.safeParse(submission.fields);
  if (!read.success) return { ok: false, reason: 'invalid', codes: firstCodes(read.error.issues) };
  const retryAfter = services.rateLimiter(form.rule, submission.client);
  if (retryAfter > 0) return { ok: false, reason: 'too-many', retryAfter };
  const reason = await findSpamReason(form, submission, services);
  if (reason !== undefined) logEvent('info', 'form.spam_detected', { form: form.action, reason });
  const result = await form.handle(read.data, submission, reason);
  if (form.requiresFormToken && reason === undefined && result.ok)
    markTokenUsed(submission, services.usedTokens);
  return result;
}

function firstCodes(issues: readonly core.$ZodIssue[]): Readonly<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[String(path[0])] ??= message;
  return codes;
}
