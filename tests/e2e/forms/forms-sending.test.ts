import type { Page } from '@playwright/test';
import { DemoRequestSchema } from '#schemas/forms/demo-request.ts';
import { NO_FORM_TOKEN } from '#schemas/forms/fields.ts';
import {
  answerPosts,
  openForm,
  fillDemo,
  FORMS,
  PERSON,
  RECEIVED,
  failFormToken,
} from '../../support/browser/form-pages.ts';
import { saveData } from '../../support/browser/hindrances.ts';
import { expect, test } from '../../support/test.ts';
import { beginning } from '../../support/words.ts';

const { demo, retry: retryLabel, sending, offline, timeout, wait, seal, titlePrefix } = FORMS.fr;

const summary = (page: Page) => page.locator('main form').getByRole('alert');
const send = (page: Page) => page.locator('main form').getByRole('button', { name: demo.submit });
const retry = (page: Page) => page.getByRole('button', { name: retryLabel });
const success = (page: Page) => page.getByRole('heading', { name: demo.received.title });
const firstName = (page: Page) => page.getByLabel(demo.firstName);

/** Opens the form, fills it in and sends it. */
async function sendDemo(page: Page): Promise<void> {
  await openForm(page, demo.path);
  await fillDemo(page);
  await send(page).click();
}

const refusal = (status: number, code: string, message: string, headers = {}) => ({
  status,
  headers,
  body: { status: 'refused', code, message },
});

const allowedStatuses = [401, 409, 413, 422, 429, 502, 503];

test.use({ allowedStatuses });
test.beforeEach(({ page }) => failFormToken(page));

test('demo form: the receipt replaces the form, takes the focus and says what is next', async ({ page }) => {
  await answerPosts(page, '/api/demo', RECEIVED);
  await sendDemo(page);
  await expect(success(page)).toBeFocused();
  const receipt = page.getByRole('region', { name: demo.received.title });
  for (const { title } of demo.received.steps) await expect(receipt).toContainText(title);
  await expect(receipt).toContainText(demo.received.reply);
  await expect(receipt.getByText(beginning(seal)).getByRole('time')).toHaveText(
    /^\d.*\b\d{4}\b.*\d\sh(?:\s\d\d)?$/,
  );
  await expect(page.locator('main form')).toHaveCount(0);
});

test('demo form: posts its fields, language, empty honeypot and idempotency key', async ({ page }) => {
  const [posts] = [await answerPosts(page, '/api/demo', RECEIVED)];
  await openForm(page, demo.path);
  await fillDemo(page);
  await page.getByLabel(demo.newsletter).check();
  await send(page).click();
  await expect(success(page)).toBeVisible();
  const [post] = posts;
  expect(Object.fromEntries(post ?? [])).toEqual({
    ...Object.fromEntries(Object.keys(DemoRequestSchema.shape).map((name) => [name, ''])),
    ...PERSON,
    newsletter: 'on',
    locale: 'fr',
    website: '',
    formToken: NO_FORM_TOKEN,
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('demo form: a double click, or Enter with a click, sends one request', async ({ page }) => {
  let count = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/demo', async (route) => {
    count += 1;
    await held;
    await route.fulfill({ status: 201, json: RECEIVED.body });
  });
  await openForm(page, demo.path);
  await fillDemo(page);
  await send(page).dblclick();
  const busy = page.getByRole('button', { name: sending });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('main form').getByRole('status')).toHaveText(sending);
  await firstName(page).press('Enter');
  await busy.dispatchEvent('click');
  release();
  await expect(success(page)).toBeVisible();
  expect(count).toBe(1);
});

test('demo form: offline it keeps everything, and a retry sends the same key', async ({ page, context }) => {
  await saveData(page);
  await openForm(page, demo.path);
  await fillDemo(page);
  const keys: (string | null)[] = [];
  await page.route('**/api/demo', async (route, request) => {
    keys.push(new URLSearchParams(request.postData() ?? '').get('key'));
    if (keys.length === 1) await route.abort('aborted');
    else await route.fulfill({ status: 201, json: RECEIVED.body });
  });
  await context.setOffline(true);
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(offline);
  await expect(page).toHaveTitle(beginning(titlePrefix));
  await expect(firstName(page)).toHaveValue(PERSON.firstName);
  await context.setOffline(false);
  await retry(page).click();
  await expect(success(page)).toBeFocused();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('demo form: a time-out is announced, and a retry sends the same key', async ({ page }) => {
  await page.clock.install();
  const keys: (string | null)[] = [];
  await page.route('**/api/demo', async (route, request) => {
    keys.push(new URLSearchParams(request.postData() ?? '').get('key'));
    if (keys.length > 1) await route.fulfill({ status: 201, json: RECEIVED.body });
  });
  // AbortSignal.timeout has a clock of its own, which the test cannot move.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  await sendDemo(page);
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.runFor(16_000);
  await expect(summary(page)).toContainText(timeout);
  await retry(page).click();
  await page.clock.runFor(100);
  await expect(success(page)).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
});

test('demo form: after a 503 it shows the message, the wait, and retries with the same key', async ({
  page,
}) => {
  const message = 'Rien n’a pu être enregistré.';
  const posts = await answerPosts(
    page,
    '/api/demo',
    refusal(503, 'unavailable', message, { 'Retry-After': '30' }),
    RECEIVED,
  );
  await sendDemo(page);
  await expect(summary(page)).toContainText(`${message} ${wait.replace('{{delay}}', '30 secondes')}`);
  await expect(firstName(page)).toHaveValue(PERSON.firstName);
  await retry(page).click();
  await expect(success(page)).toBeVisible();
  expect(posts[0]?.get('key')).toBe(posts[1]?.get('key'));
});

test('demo form: after a conflict a new attempt is a new request', async ({ page }) => {
  const posts = await answerPosts(page, '/api/demo', refusal(409, 'conflict', 'Déjà reçue.'), RECEIVED);
  await sendDemo(page);
  await expect(summary(page)).toContainText('Déjà reçue.');
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(posts[0]?.get('key')).not.toBe(posts[1]?.get('key'));
});
