import type { core } from 'zod/mini';
import { localeOf } from '#routes.ts';
import { EnvelopeSchema } from '#schemas/forms/envelope.ts';
import type { AppContext } from '../context.ts';
import type { FormFailures } from '../form-failures.ts';
import { logEvent } from '../log.ts';
import { networkOf } from '../client-address.ts';
import { prefersJson } from '../pages/negotiation.ts';
import type { RateRule } from '../rate-limit.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { answerForm } from './answer-form.ts';
import type { Form, Sender } from './form.ts';
import { UNAVAILABLE, type FormOutcome } from './outcome.ts';
import { readFields, type Fields } from './read-fields.ts';
import { markTokenUsed, spamReasonOf } from './spam-check.ts';

/**
 * Forms that make the site write to an address, from one network in an hour: a company's visitors stay far below, and
 * many networks are needed to use up the mails of the site.
 */
const MAILED: RateRule = { name: 'mailed', limit: 40, windowMs: 3_600_000 };

/** Receives a form and answers as the client can read it: JSON for a script, else a redirect or the page filled again. */
export async function receiveForm<Values>(form: Form<Values>, c: AppContext): Promise<Response> {
  const read = await readFields(c);
  const fields = read.kind === 'fields' ? withAddress(form, c, read.fields) : undefined;
  const envelope = EnvelopeSchema.parse(fields ?? {});
  const { failures, ...services } = c.get('services');
  const outcome: FormOutcome =
    read.kind === 'fields'
      ? await attempt(form, failures, {
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

/** Adds what the address of the page says to a form that was sent without script and leaves it out. */
function withAddress<Values>(form: Form<Values>, c: AppContext, fields: Fields): Fields {
  const page = pageBefore(c);
  if (page === undefined || prefersJson(c.req.header('accept'), c.req.header('content-type'))) return fields;
  const locale = localeOf(page.pathname);
  if (!form.pages(locale).includes(page.pathname)) return fields;
  const said = Object.entries(form.fieldsIn?.(page.searchParams, locale) ?? {});
  return { ...fields, ...Object.fromEntries(said.filter(([name]) => (fields[name] ?? '') === '')) };
}

/** The address of the page of ours that a form was sent from, as the browser says (`Referer`). */
function pageBefore(c: AppContext): URL | undefined {
  const referrer = c.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const page = new URL(referrer);
  // A proxy may rewrite Host: then the origin of the pages counts.
  const isOurs = page.host === new URL(c.req.url).host || page.origin === c.get('services').siteOrigin;
  return isOurs ? page : undefined;
}

/** An unexpected error is answered in the form, with what was typed, and not on a page that has lost it. */
async function attempt<Values>(
  form: Form<Values>,
  failures: FormFailures,
  sender: Sender,
): Promise<FormOutcome> {
  try {
    const outcome = await take(form, sender);
    if (outcome.kind === 'received') failures.taken(form.action);
    return outcome;
  } catch (error) {
    failures.failed(form.action, error);
    if (error instanceof StoreUnavailableError) return UNAVAILABLE;
    return { kind: 'refused', code: 'failed' };
  }
}

async function take<Values>(form: Form<Values>, sender: Sender): Promise<FormOutcome> {
  const { client, at, secondsToWait } = sender;
  const read = form.schema.safeParse(sender.fields);
  if (!read.success) return { kind: 'invalid', codes: firstCodes(read.error.issues) };
  const retryAfter =
    secondsToWait(form.rule, client, at) || (form.mails ? secondsToWait(MAILED, networkOf(client), at) : 0);
  if (retryAfter > 0) return { kind: 'refused', code: 'too-many', retryAfter };
  const reason = await spamReasonOf(form, sender);
  if (reason !== undefined) logEvent('spam', { form: form.action, reason });
  const outcome = await form.receive(read.data, sender, reason);
  if (form.takesTime && reason === undefined && outcome.kind === 'received') markTokenUsed(sender);
  return outcome;
}

/** One code for each field, in the order of the form. */
function firstCodes(issues: readonly core.$ZodIssue[]): Readonly<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[String(path[0])] ??= message;
  return codes;
}
