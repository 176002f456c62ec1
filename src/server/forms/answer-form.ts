import { serverTranslator, type ServerTranslate } from '#i18n/server-translate.ts';
import type { Locale } from '#locales.ts';
import { localeOf } from '#routes.ts';
import type { FormAnswer } from '#schemas/forms/form-answer.ts';
import type { WholeResponse, AppContext } from '../context.ts';
import { pageOf } from '../errors.ts';
import { answerPage } from './answer-page.ts';
import { prefersJson } from '../negotiation.ts';
import type { Form, FormServices } from './form.ts';
import { REFUSAL_STATUS, type FormOutcome } from './outcome.ts';
import type { Fields } from './read-fields.ts';
import type { FormProblem } from './form-page.ts';

/** Result of a submitted form. */
interface Result {
  readonly outcome: FormOutcome;
  /** Submitted fields, where the body could be read. */
  readonly values: Fields | undefined;
  readonly locale: Locale;
}

/** Answers a submitted form: JSON for a script, else a redirect, or the form's page refilled. */
export function answerForm<Values>(
  form: Form<Values>,
  c: AppContext,
  { outcome, values, locale }: Result,
  { pages, pagesOrigin }: Pick<FormServices, 'pages' | 'pagesOrigin'>,
): Response {
  if (outcome.kind === 'signed-in')
    for (const cookie of outcome.cookies) c.header('Set-Cookie', cookie, { append: true });
  if (prefersJson(c.req.header('accept'), c.req.header('content-type'))) {
    const { status, headers } = statusAndHeaders(outcome);
    return c.json(toJson(form, outcome, serverTranslator(locale)), status, headers);
  }
  if (outcome.kind === 'received') {
    const { next } = outcome;
    if ('path' in next) return seeOther(c, pagesOrigin + next.path);
    const { address, state } = next;
    return answerPage(c, pages, { address, status: 200, headers: {} }, ({ renderState }) =>
      renderState(address, state, {}),
    );
  }
  if (outcome.kind === 'signed-in') return seeOther(c, outcome.location);

  const formPages = form.pages(locale);
  const page = formPages.find((path) => path === pageOf(c.req)) ?? formPages[0];
  const t = serverTranslator(localeOf(page));
  const problem: FormProblem =
    outcome.kind === 'invalid'
      ? { kind: 'fields', messages: fieldMessages(form, outcome.codes, t) }
      : {
          kind: 'form',
          message: t(`answers.refused.${outcome.code}`),
          link: outcome.link && { label: outcome.link.label, href: pagesOrigin + outcome.link.path },
        };
  const contents = {
    values,
    problem,
    hidden: isSpent(outcome) ? {} : carriedFields(form, values),
    titlePrefix: t('answers.titlePrefix'),
  };
  const answer = { address: page, ...statusAndHeaders(outcome) };
  return answerPage(c, pages, answer, ({ renderForm }) => renderForm(page, form.action, contents));
}

/** Says whether the hidden fields must not come back: with an expired link, or those that another site has sent. */
function isSpent(outcome: FormOutcome): boolean {
  return outcome.kind === 'refused' && (outcome.code === 'expired-link' || outcome.code === 'cross-site');
}

/** Returns the hidden fields of the page that go with the refilled form. */
function carriedFields<Values>({ carried }: Form<Values>, values: Fields = {}): Record<string, string> {
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
    case 'signed-in':
      return { status: 'signed-in', location: outcome.location };
    case 'invalid':
      return { status: 'invalid', fields: fieldMessages(form, outcome.codes, t) };
    case 'refused':
      return {
        status: 'refused',
        code: outcome.code,
        message: t(`answers.refused.${outcome.code}`),
        link: outcome.link,
      };
  }
}

function seeOther(c: AppContext, location: string): Response {
  return c.body('', 303, { Location: location });
}

/** HTTP status of each outcome that is not a refusal. */
const STATUS = { received: 201, 'signed-in': 200, invalid: 422 } as const;

function statusAndHeaders(outcome: FormOutcome): Pick<WholeResponse, 'status' | 'headers'> {
  if (outcome.kind !== 'refused') return { status: STATUS[outcome.kind], headers: {} };
  const { code, retryAfter } = outcome;
  return {
    status: REFUSAL_STATUS[code],
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  };
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
