import type { Page, Request, Route } from '@playwright/test';
import { sampleTenders } from '#editorial/data/tenders.ts';
import { translator } from '../translate.ts';
import type { Locale } from '#locales.ts';
import { href, ROUTES } from '#routes.ts';
import { nameProblem } from '#schemas/forms/wording.ts';
import { THEMES } from '#schemas/content/themes.ts';
import { expect } from '../test.ts';

/** How the label of a required field is shown. */
const required = (label: string) => `${label} *`;

function wordsIn(locale: Locale) {
  const t = translator(locale);
  const demo = t('demoForm.labels');
  const login = t('login.form');
  return {
    ...t('forms'),
    problem: t('common.form.problem'),
    emailHint: t('common.form.emailHint'),
    retry: t('errors.fallback.retry'),
    titlePrefix: t('answers.titlePrefix'),
    refused: t('answers.refused'),
    demo: {
      ...demo,
      path: href('demo', locale),
      /** Where a request without script leads. */
      thanks: href('demoReceived', locale),
      firstName: required(demo.firstName),
      lastName: required(demo.lastName),
      email: required(demo.email),
      company: required(demo.company),
      role: required(demo.role),
      errors: t('fieldErrors.demo'),
      received: t('demo.success'),
    },
    login: {
      ...login,
      path: href('login', locale),
      email: required(login.email),
      password: required(login.password),
      errors: t('fieldErrors.login'),
    },
  };
}

/** Line of the summary: the field, and what is wrong with it. */
export const problemLine = (label: string, message: string, locale: Locale = 'fr') =>
  nameProblem(translator(locale)('common.form.named'), label, message);

export const FORMS = { fr: wordsIn('fr'), en: wordsIn('en') };

/** Messages of the newsletter forms, whose pages are French only. */
export const NEWSLETTER = letterWords();

function letterWords() {
  const t = translator('fr');
  const { form, success } = t('newsletter');
  const config = t('newsletter.config');
  const themes = t('article.themes');
  return {
    subscribe: {
      ...form,
      path: ROUTES.newsletter.fr,
      thanks: ROUTES.newsletterReceived.fr,
      email: required(form.email),
      received: success,
    },
    settings: {
      ...config.form,
      ...config.stop,
      path: ROUTES.newsletterConfig.fr,
      email: required(config.form.email),
      asked: config.asked,
    },
    link: t('newsletter.link.states'),
    themes: THEMES.map((theme) => themes[theme]),
    errors: t('fieldErrors.newsletter'),
  };
}

export interface Answer {
  readonly status: number;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers posts in the server's place, in turn, the last one from then on; gives back what was posted. */
export async function answerPosts(page: Page, path: string, ...answers: readonly Answer[]) {
  const posts: URLSearchParams[] = [];
  await page.route(`**${path}`, async (route: Route, request: Request) => {
    const answer = answers[Math.min(posts.length, answers.length - 1)];
    posts.push(new URLSearchParams(request.postData() ?? ''));
    await route.fulfill({
      status: answer?.status ?? 500,
      headers: { 'Content-Type': 'application/json', ...answer?.headers },
      body: typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body ?? {}),
    });
  });
  return posts;
}

export const RECEIVED: Answer = { status: 201, body: { status: 'received', id: '1' } };

/** Answers the request for a form token with none, so that no test waits for one to ripen. */
export async function failFormToken(page: Page) {
  await page.route('**/api/form-token', (route) => route.fulfill({ status: 200, body: '{}' }));
}

/** Tender of the samples, which a request may be about. */
export const TENDER = sampleTenders()[0]?.id ?? 'no sample';

export const PERSON = {
  firstName: 'Zoë',
  lastName: 'O’Brien',
  email: 'zoe@exemple.fr',
  company: 'R&D',
  role: 'sales',
} as const;

export async function fillDemo(page: Page, locale: Locale = 'fr') {
  const { demo } = FORMS[locale];
  for (const name of ['firstName', 'lastName', 'email', 'company'] as const)
    await page.getByLabel(demo[name], { exact: true }).fill(PERSON[name]);
  await page.getByLabel(demo.role).selectOption(PERSON.role);
}

/** Waits until the form is at work: its texts are there, and with them its live region. */
export async function openForm(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main form').hover();
  await expect(page.locator('main form').getByRole('status')).toHaveCount(1);
}
