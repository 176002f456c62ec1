import { serverTranslator, type ServerTranslate } from '#i18n/server-translate.ts';
import type { Locale } from '#locales.ts';
import { localeOf } from '#routes.ts';
import type { FormAnswer } from '#schemas/forms/form-answer.ts';
import type { AppContext, WholeResponse } from '../context.ts';
import { pagePath } from '../errors.ts';
import { prefersJson } from '../negotiation.ts';
import type { Form, FormServices } from './form.ts';
import { renderForm, type FormProblem } from './form-page.ts';
import { FAILURE_STATUS, type FormResult } from './form-result.ts';
import type { Fields } from './read-fields.ts';
import { answerPage } from './site-pages.ts';
import { renderState } from './state-page.ts';

type Success = Extract<FormResult, { ok: true }>;
type Failure = Extract<FormResult, { ok: false }>;

interface Submitted<Result> {
  readonly result: Result;
  readonly values: Fields | undefined;
  readonly locale: Locale;
}

type PageServices = Pick<FormServices, 'pages' | 'pagesOrigin'>;

/** Answers a submitted form: JSON for a script, else a redirect, or the form's page refilled. */
export function answerForm<Values>(
  form: Form<Values>,
  c: AppContext,
  { result, values, locale }: Submitted<FormResult>,
  services: PageServices,
): Response {
  if ('cookies' in result)
    for (const cookie of result.cookies) c.header('Set-Cookie', cookie, { append: true });
  if (prefersJson(c.req)) {
    const { status, headers } = statusAndHeaders(result);
    return c.json(toJson(form, result, serverTranslator(locale)), status, headers);
  }
  if (result.ok) return answerSuccess(c, result, services);
  return answerFailure(form, c, { result, values, locale }, services);
}

function answerSuccess(c: AppContext, result: Success, { pages, pagesOrigin }: PageServices): Response {
  if ('location' in result) return c.body('', 303, { Location: result.location });
  const { next } = result;
  if ('path' in next) return c.body('', 303, { Location: pagesOrigin + next.path });
  const { address, state } = next;
  return answerPage(c, pages, { address, status: 200, headers: {} }, (html) => renderState(html, state));
}

function answerFailure<Values>(
  form: Form<Values>,
  c: AppContext,
  { result, values, locale }: Submitted<Failure>,
  { pages, pagesOrigin }: PageServices,
): Response {
  const formPages = form.pages(locale);
  const address = formPages.find((path) => path === pagePath(c.req)) ?? formPages[0];
  const t = serverTranslator(localeOf(address));
  const contents = {
    values,
    problem: toProblem(form, result, t, pagesOrigin),
    hidden: isSpent(result) ? {} : carriedFields(form, values),
    titlePrefix: t('answers.titlePrefix'),
  };
  return answerPage(c, pages, { address, ...statusAndHeaders(result) }, (html) =>
    renderForm(html, form.action, contents),
  );
}

function toProblem<Values>(
  form: Form<Values>,
  result: Failure,
  t: ServerTranslate,
  pagesOrigin: string,
): FormProblem {
  if (result.reason === 'invalid') return { kind: 'fields', messages: fieldMessages(form, result.codes, t) };
  const link = result.link && { label: result.link.label, href: pagesOrigin + result.link.path };
  return { kind: 'form', message: t(`answers.refused.${result.reason}`), link };
}

/** Returns whether the hidden fields must not come back: with an expired link, or those that another site has sent. */
function isSpent({ reason }: Failure): boolean {
  return reason === 'expired-link' || reason === 'cross-site';
}

function carriedFields<Values>({ carried }: Form<Values>, values: Fields = {}): Record<string, string> {
  const entries = carried.flatMap((name) => {
    const { [name]: value } = values;
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function toJson<Values>(form: Form<Values>, result: FormResult, t: ServerTranslate): FormAnswer {
  if (!result.ok) {
    if (result.reason === 'invalid')
      return { status: 'invalid', fields: fieldMessages(form, result.codes, t) };
    const { reason: code, link } = result;
    return { status: 'refused', code, message: t(`answers.refused.${code}`), link };
  }
  if ('location' in result) return { status: 'signed-in', location: result.location };
  const notice = result.noMail ? { notice: t('answers.noMail') } : {};
  return { status: 'received', id: result.id, ...notice };
}

function statusAndHeaders(result: FormResult): Pick<WholeResponse, 'status' | 'headers'> {
  if (result.ok) return { status: 'location' in result ? 200 : 201, headers: {} };
  const status = FAILURE_STATUS[result.reason];
  const retryAfter = 'retryAfter' in result ? result.retryAfter : undefined;
  return { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } };
}

/** Returns the message of each code; an unknown code is a fault of ours and gets a general message. */
function fieldMessages<Values>(
  form: Form<Values>,
  codes: Readonly<Record<string, string>>,
  t: ServerTranslate,
): Readonly<Record<string, string>> {
  const messages = form.messages(t);
  const entries = Object.entries(codes);
  return Object.fromEntries(
    entries.map(([field, code]) => [field, messages[field]?.[code] ?? t('answers.unknownValue')]),
  );
}
