import type { core } from 'zod/mini';
import { EnvelopeSchema } from '../../schemas/forms/envelope.ts';
import type { AppContext } from '../context.ts';
import type { FormFailures } from '../form-failures.ts';
import { logEvent } from '../log.ts';
import { networkOf } from '../client-address.ts';
import { processRates, secondsToWait } from '../rate-limit.ts';
import { StoreUnavailableError } from '../database/database.ts';
import type { RateRule } from '../store/rates.ts';
import { tell } from '../watching/channels.ts';
import { answerForm } from './answer-form.ts';
import type { Form, Sender } from './form.ts';
import { UNAVAILABLE, type FormOutcome } from './outcome.ts';
import { readFields } from './read-fields.ts';
import { spamReasonOf, trapOf } from './spam-check.ts';

/**
 * Forms that make the site write to an address, from one network in an hour: a company's visitors stay far below, and
 * many networks are needed to use up the mails of the site. Counted by this process.
 */
const MAILED: RateRule = { name: 'mailed', limit: 40, windowMs: 3_600_000 };

/** Receives a form and answers as the client can read it: JSON for a script, else a redirect or the page filled again. */
export async function receiveForm<Values>(form: Form<Values>, c: AppContext): Promise<Response> {
  const read = await readFields(c);
  const fields = read.kind === 'fields' ? read.fields : undefined;
  const envelope = EnvelopeSchema.parse(fields ?? {});
  const { store, product, bookingUrl, failures } = c.get('services');
  const outcome: FormOutcome =
    read.kind === 'fields'
      ? await attempt(form, failures, {
          envelope,
          fields: read.fields,
          client: c.get('client'),
          isBrowser: (c.req.header('origin') ?? c.req.header('sec-fetch-site')) !== undefined,
          at: Date.now(),
          store,
          product,
          bookingUrl,
        })
      : { kind: 'refused', code: read.kind };
  tell('form', { form: form.action, ...ended(outcome) });
  return answerForm(form, c, { outcome, values: fields, locale: envelope.locale });
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
  const { client, at } = sender;
  const { rule } = form;
  const read = form.schema.safeParse(sender.fields);
  if (!read.success) return { kind: 'invalid', codes: firstCodes(read.error.issues) };
  const retryAfter = form.mails ? await secondsToWait(MAILED, networkOf(client), processRates, at) : 0;
  if (retryAfter > 0) return { kind: 'refused', code: 'too-many', retryAfter };
  const reason = await spamReasonOf(form, sender);
  const outcome = await form.receive(read.data, sender, { rule, client, reason, trap: trapOf(form, sender) });
  const spam = reason ?? (outcome.kind === 'received' ? outcome.spam : undefined);
  if (spam === undefined || (outcome.kind === 'refused' && outcome.code === 'too-many')) return outcome;
  logEvent('spam', { form: form.action, reason: spam });
  return outcome.kind === 'received' ? { ...outcome, spam } : outcome;
}

/** The outcome and the reason as labels of metrics, which come from fixed lists. */
function ended(outcome: FormOutcome): { outcome: string; reason: string } {
  if (outcome.kind === 'received' && outcome.spam !== undefined)
    return { outcome: 'spam', reason: outcome.spam };
  if (outcome.kind === 'invalid') return { outcome: 'invalid', reason: Object.keys(outcome.codes)[0] ?? '' };
  return { outcome: outcome.kind, reason: outcome.kind === 'refused' ? outcome.code : '' };
}

/** One code for each field, in the order of the form. */
function firstCodes(issues: readonly core.$ZodIssue[]): Readonly<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[String(path[0])] ??= message;
  return codes;
}
