import type { Page } from '@playwright/test';
import { translator } from '../../support/translate.ts';
import { href } from '#routes.ts';
import { PLANS, WISHES } from '#site.ts';
import {
  answerPosts,
  openForm,
  fillDemo,
  FORMS,
  PERSON,
  RECEIVED,
  TENDER,
  failFormToken,
} from '../../support/browser/form-pages.ts';
import { holdCode } from '../../support/browser/hindrances.ts';
import { expect, test } from '../../support/test.ts';

const t = translator('fr');
const { demo, about, removeAbout } = FORMS.fr;

const send = (page: Page) => page.locator('main form').getByRole('button', { name: demo.submit });
const success = (page: Page) => page.getByRole('heading', { name: demo.received.title });
const firstName = (page: Page) => page.getByLabel(demo.firstName);
const atRest = (page: Page) => expect(page.locator('main form').getByRole('status')).toHaveCount(1);

test.beforeEach(({ page }) => failFormToken(page));

test(
  'demo form: a reload restores what was typed, chosen and ticked',
  { tag: '@engines' },
  async ({ page }) => {
    await openForm(page, demo.path);
    await fillDemo(page);
    await page.getByLabel(demo.challenges).fill('a < b && R&D\nligne 2');
    await page.getByLabel(demo.newsletter).check();
    await page.reload();
    await expect(firstName(page)).toHaveValue(PERSON.firstName);
    await expect(page.getByLabel(demo.role)).toHaveValue(PERSON.role);
    await expect(page.getByLabel(demo.challenges)).toHaveValue('a < b && R&D\nligne 2');
    await expect(page.getByLabel(demo.newsletter)).toBeChecked();
  },
);

test('demo form: the page in the other language keeps what was typed', async ({ page }) => {
  await openForm(page, demo.path);
  await fillDemo(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: translator('en')('common.language.switch') })
    .click();
  await expect(page.getByLabel(FORMS.en.demo.firstName)).toHaveValue(PERSON.firstName);
  await expect(page.getByLabel(FORMS.en.demo.role)).toHaveValue(PERSON.role);
});

test('demo form: the draft is removed once the form is received', async ({ page }) => {
  await answerPosts(page, '/api/demo', RECEIVED);
  await openForm(page, demo.path);
  await fillDemo(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await page.reload();
  await page.locator('main form').hover();
  await atRest(page);
  await expect(firstName(page)).toHaveValue('');
});

test('demo form: text typed before hydration is kept, checked and sent once', async ({ page }) => {
  const posts = await answerPosts(page, '/api/demo', RECEIVED);
  const release = await holdCode(page, '**/_astro/{renderer,DemoForm}*.js');
  await page.goto(demo.path);
  await fillDemo(page);
  await send(page).dblclick();
  expect(posts).toHaveLength(0);
  release();
  await expect(success(page)).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.get('firstName')).toBe(PERSON.firstName);
});

test('forms without their texts post as HTML does', async ({ page }) => {
  await page.route('**/texts/**', (route) => route.abort('aborted'));
  await page.goto(demo.path);
  await fillDemo(page);
  await send(page).click();
  await expect(page).toHaveURL(demo.thanks);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.received.title);
});

test('demo form: without its code it posts as HTML does', async ({ page }) => {
  await page.route('**/_astro/DemoForm*', (route) => route.abort('aborted'));
  await page.goto(FORMS.en.demo.path);
  await fillDemo(page, 'en');
  await page.locator('main form').getByRole('button', { name: FORMS.en.demo.submit }).click();
  await expect(page).toHaveURL(FORMS.en.demo.thanks);
});

test('demo form: the tender of the address is shown, sent, and can be removed', async ({ page }) => {
  const posts = await answerPosts(page, '/api/demo', RECEIVED);
  await page.goto(`${demo.path}?ao=${TENDER}`);
  await expect(page.getByText(`${about} ${TENDER}`)).toBeVisible();
  await fillDemo(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(posts[0]?.get('context')).toBe(TENDER);

  await page.goto(`${demo.path}?ao=${TENDER}`);
  await page.getByRole('button', { name: removeAbout }).click();
  await expect(page.getByText(about)).toHaveCount(0);
  await expect(firstName(page)).toBeFocused();
  await fillDemo(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(posts[1]?.has('context')).toBe(false);
});

test('demo form: the chosen plan is shown and sent', async ({ page }) => {
  const posts = await answerPosts(page, '/api/demo', RECEIVED);
  const name = PLANS[0]?.name ?? '';
  const way = t('pricing.enter.trial') + t('pricing.enter.plan', { plan: name });
  await page.goto(href('pricing', 'fr'));
  await page.locator('main').getByRole('link', { name: way }).click();
  const wish = page.getByLabel(demo.wish);
  const { id = '', kind = 'trial', plan = '' } = WISHES.find((one) => one.plan === name) ?? {};
  await expect(wish).toHaveValue(id);
  await fillDemo(page);
  const { submit } = t(`demo.openings.${kind}`, { plan });
  await page.locator('main form').getByRole('button', { name: submit }).click();
  await expect(success(page)).toBeVisible();
  expect(posts[0]?.get('wish')).toBe(id);
  await expect(page.getByText(t(`demoForm.wished.${kind}`, { plan }))).toBeVisible();
});

test('demo page: title, lines and button answer to the trial and to the public buyer of the address', async ({
  page,
}) => {
  const trial = WISHES.find(({ kind }) => kind === 'trial');
  const { title, gains, submit } = t('demo.openings.trial', { plan: trial?.plan ?? '' });
  await page.goto(`${demo.path}?wish=${trial?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const gain of gains) await expect(page.getByText(gain)).toBeVisible();
  await expect(page.locator('main form').getByRole('button', { name: submit })).toBeVisible();
  await page.getByLabel(demo.wish).selectOption('');
  await expect(send(page)).toBeVisible();

  await page.goto(`${demo.path}?role=buyer`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('demo.buyer.title'));
  await expect(page.getByLabel(demo.organisation)).toBeVisible();
  await answerPosts(page, '/api/demo', RECEIVED);
  await page.getByLabel(demo.role).selectOption('buyer');
  for (const name of ['firstName', 'lastName', 'email'] as const)
    await page.getByLabel(demo[name], { exact: true }).fill(PERSON[name]);
  await page.getByLabel(demo.organisation).fill(PERSON.company);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(t('demo.buyer.note'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
