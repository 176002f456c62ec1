import { serverTranslator, type ServerTranslate } from '#i18n/server-translate.ts';
import type { Locale } from '#locales.ts';
import { localeOf, ROUTES } from '#routes.ts';
import type { FormAnswer } from '#schemas/forms/form-answer.ts';
import type { WholeResponse, AppContext } from '../context.ts';
import { pageOf } from '../errors.ts';
import { answerPage } from '../pages/answer-page.ts';
import { answerLink } from '../pages/link-page.ts';
import { prefersJson } from '../pages/negotiation.ts';
import type { Form } from './form.ts';
import { REFUSAL_STATUS, type FormOutcome } from './outcome.ts';
import type { Fields } from './read-fields.ts';
import type { FormProblem } from '../pages/form-page.ts';

/** The result of a form that was sent. */
interface Result {
  readonly outcome: FormOutcome;
  /** The fields that were sent, if they could be read. */
  readonly values: Fields | undefined;
  readonly locale: Locale;
}

/** Answers a form: JSON to a script, else a page, which after a success is another one. */
export async function answerForm<Values>(
  form: Form<Values>,
  c: AppContext,
  { outcome, values, locale }: Result,
): Promise<Response> {
  if (outcome.kind === 'welcome')
    for (const cookie of outcome.cookies) c.header('Set-Cookie', cookie, { append: true });
  if (prefersJson(c.req.header('accept'), c.req.header('content-type'))) {
    const { status, headers } = statusAndHeaders(outcome);
    return c.json(toJson(form, outcome, serverTranslator(locale)), status, headers);
  }
  if (outcome.kind === 'received') {
    const { next } = outcome;
    return 'path' in next
      ? seeOther(c, (c.get('services').pages?.site.pagesOrigin ?? '') + next.path)
      : answerLink(c, { address: ROUTES.newsletterLink[locale], state: next.state });
  }
  if (outcome.kind === 'welcome') return seeOther(c, outcome.location);

  const pages: readonly [string, ...string[]] = form.pages(locale);
  const page = pages.find((path) => path === pageOf(c.req)) ?? pages[0];
  const t = serverTranslator(localeOf(page));
  const problem: FormProblem =
    outcome.kind === 'invalid'
      ? { kind: 'fields', messages: messagesOf(form, outcome.codes, t) }
      : { kind: 'whole', message: t(`answers.refused.${outcome.code}`) };
  const contents = {
    values,
    problem,
    hidden: isSpent(outcome) ? {} : carriedBy(form, values),
    titlePrefix: t('answers.titlePrefix'),
  };
  const answer = { address: page, ...statusAndHeaders(outcome) };
  return answerPage(c, answer, ({ renderForm }) => renderForm(page, form.action, contents));
}

/** Sent again as it is, the form would fail again. */
function isSpent(outcome: FormOutcome): boolean {
  return outcome.kind === 'refused' && outcome.code === 'expired-link';
}

function carriedBy<Values>({ carried }: Form<Values>, values: Fields = {}): Record<string, string> {
  const given = carried.flatMap((name) => {
    const { [name]: value } = values;
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

function toJson<Values>(form: Form<Values>, outcome: FormOutcome, t: ServerTranslate): FormAnswer {
  switch (outcome.kind) {
    case 'received': {
      const { id, noMail } = outcome;
      const notice = noMail === true ? t('answers.noMail') : undefined;
      return { status: 'received', id, ...(notice && { notice }) };
    }
    case 'welcome':
      return { status: 'welcome', location: outcome.location };
    case 'invalid':
      return { status: 'invalid', fields: messagesOf(form, outcome.codes, t) };
    case 'refused':
      return { status: 'refused', code: outcome.code, message: t(`answers.refused.${outcome.code}`) };
  }
}

function seeOther(c: AppContext, location: string): Response {
  return c.body('', 303, { Location: location });
}

/** The status of each outcome that is no refusal. */
const STATUS = { received: 201, welcome: 200, invalid: 422 } as const;

function statusAndHeaders(outcome: FormOutcome): Pick<WholeResponse, 'status' | 'headers'> {
  if (outcome.kind !== 'refused') return { status: STATUS[outcome.kind], headers: {} };
  const { code, retryAfter } = outcome;
  return {
    status: REFUSAL_STATUS[code],
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  };
}

/** The words for each code; a code without words is a mistake of ours, and the visitor must read something. */
function messagesOf<Values>(
  form: Form<Values>,
  codes: Readonly<Record<string, string>>,
  t: ServerTranslate,
): Readonly<Record<string, string>> {
  const words = form.messages(t);
  const entries = Object.entries(codes);
  return Object.fromEntries(
    entries.map(([field, code]) => [field, words[field]?.[code] ?? t('answers.unknownValue')]),
  );
}
