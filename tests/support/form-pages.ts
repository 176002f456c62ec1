import type { Page, Request, Route } from '@playwright/test';
import { expect } from './test.ts';

/** What a visitor of the demo page fills in, by label. */
export const PERSON = {
  fr: {
    'Prénom *': 'Zoë',
    'Nom *': 'O’Brien',
    'E-mail professionnel *': 'zoe@exemple.fr',
    'Entreprise *': 'R&D',
  },
  en: {
    'First name *': 'Zoë',
    'Last name *': 'O’Brien',
    'Work email *': 'zoe@exemple.fr',
    'Company *': 'R&D',
  },
} as const;

/** The answers of the contract, by the path of their endpoint. */
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

/** An answer to the stamp that lets nobody wait: none. */
export async function withoutStamp(page: Page) {
  await page.route('**/api/stamp', (route) => route.fulfill({ status: 200, body: '{}' }));
}

/** Fills in the required fields of the demo form. */
export async function fillDemo(page: Page, locale: 'fr' | 'en' = 'fr') {
  for (const [label, value] of Object.entries(PERSON[locale]))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(locale === 'fr' ? 'Fonction *' : 'Role *').selectOption('sales');
}

/** Waits until the form is at work: its texts are there, and with them its live region. */
export async function atWork(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main form').hover();
  await expect(page.locator('main form').getByRole('status')).toHaveCount(1);
}
