import type { BrowserContext, Page } from '@playwright/test';
import { FRENCH, manage, question } from '../../support/browser/consent.ts';
import { expect, test } from '../../support/test.ts';

// The test pages are built with Matomo and Plausible on a server of ours, and a Google tag, which is stood in for.
test.use({ onTestPages: true, consent: 'unanswered' });

const PATH = '/test-islands';

const tools = () => String(process.env['TOOLS_ORIGIN']);
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const order = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'order'));
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).toSorted();

/** Notes what is asked of other hosts than the page's. */
function watchRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== process.env['TEST_PAGES_ORIGIN'] && !request.url().startsWith('data:'))
      asked.push(`${origin.replace(tools(), '')}${pathname}`);
  });
  return asked;
}

test.beforeEach(({ context }) =>
  context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.order = [...(globalThis.order ?? []), 'google'];
        document.cookie = '_gcl_au=1;path=/;max-age=1000';
        const more = document.createElement('script');
        more.src = 'https://www.googletagmanager.com/more.js';
        document.head.append(more);`.repeat(route.request().url().endsWith('more.js') ? 0 : 1),
    }),
  ),
);

/** Goes through the dialog to exactly these purposes. */
async function choose(page: Page, purposes: readonly string[]) {
  await manage(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const toggle of await page.getByRole('switch', { disabled: false }).all()) {
    const name = (await toggle.locator('..').textContent()) ?? '';
    await toggle.setChecked(purposes.some((purpose) => name.includes(purpose)));
  }
  await page.getByRole('button', { name: FRENCH.save }).click();
}

test('consent: loads no tool before a choice, nor after a refusal', async ({ page, context }) => {
  const asked = watchRequests(context);
  await page.clock.install();
  await page.goto(PATH);
  await page.clock.runFor(2000);
  await press(page, FRENCH.none);
  await page.reload({ waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
});

test('consent: accepting loads each tool once, in order', async ({ page, context }) => {
  const asked = watchRequests(context);
  await page.goto(PATH);
  await press(page, FRENCH.all);
  await expect.poll(() => order(page)).toEqual(['matomo', 'plausible', 'google']);
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      '/api/event',
      '/js/script.manual.js',
      '/matomo/matomo.js',
      '/matomo/matomo.php',
      'https://www.googletagmanager.com/gtag/js',
      'https://www.googletagmanager.com/more.js',
    ]);
  expect(await cookieNames(context)).toEqual(['_gcl_au', '_pk_id.7', '_pk_ses.7']);
  await choose(page, [FRENCH.analytics, FRENCH.marketing, FRENCH.preferences]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => fetch('/robots.txt')); // asked for after any tool
  expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(3);
  expect(await order(page)).toEqual(['matomo', 'plausible', 'google']);
});

/** Marks the document, so that a reload shows. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isSameDocument') === true);

test('consent: withdrawing erases the cookies of a purpose, and its tools are absent from the next page', async ({
  page,
  context,
}) => {
  await page.goto(PATH);
  await press(page, FRENCH.all);
  await expect.poll(() => order(page)).toHaveLength(3);
  await markDocument(page);
  await choose(page, [FRENCH.marketing]);
  await expect.poll(() => cookieNames(context)).toEqual(['_gcl_au']);
  expect(await isMarked(page)).toBe(true);
  const asked = watchRequests(context);
  await page.goto('/test-islands/stacked');
  await expect.poll(() => order(page)).toEqual(['google']);
  expect(asked.filter((url) => !url.includes('google'))).toEqual([]);
});

for (const isOwn of [false, true])
  test(`consent: a tool on ${isOwn ? 'our own' : 'another'} origin that was withdrawn sends and stores nothing more in the page`, async ({
    browser,
  }) => {
    const own = String(process.env['TEST_PAGES_ORIGIN']);
    const host = isOwn ? own : tools();
    // Not the watched context: the browser reports each attempt of the tool as an error.
    const context = await browser.newContext({ baseURL: own, locale: 'fr-FR' });
    const sent: string[] = [];
    await context.route(`${host}/matomo/matomo.php*`, (route) => {
      sent.push(new URL(route.request().url()).search);
      return route.fulfill();
    });
    if (isOwn) {
      await context.route(`${own}/{matomo/matomo.js,js/script.manual.js,api/event}`, async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: tools() + pathname }) });
      });
      await context.route(own + PATH, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(tools(), own) });
      });
    }
    const page = await context.newPage();
    await page.goto(PATH);
    await press(page, FRENCH.all);
    await expect.poll(() => order(page)).toContain('plausible');
    /** Tries each way to send, and asks for a file of the site after them. */
    const send = () =>
      page.evaluate(async (address) => {
        document.cookie = '_pk_id.7=again;path=/';
        navigator.sendBeacon(`${address}?beacon`);
        const request = new XMLHttpRequest();
        request.open('POST', `${address}?request`);
        request.send();
        new Image().src = `${address}?image`;
        await fetch(`${address}?fetch`, { mode: 'no-cors' }).catch(() => {});
        return (await fetch('/robots.txt')).ok;
      }, `${host}/matomo/matomo.php`);
    expect(await send()).toBe(true);
    const ways = ['?beacon', '?fetch', '?image', '?request'];
    await expect.poll(() => sent.filter((search) => search !== '').toSorted()).toEqual(ways);
    await choose(page, [FRENCH.marketing]);
    await expect(page.getByRole('dialog')).toBeHidden();
    sent.length = 0;
    expect(await send()).toBe(true);
    expect(sent).toEqual([]);
    expect((await cookieNames(context)).filter((name) => name.startsWith('_pk_'))).toEqual([]);
    await context.close();
  });

test('consent: withdrawing erases cookies of a parent domain', async ({ page, context }) => {
  const origin = String(process.env['TEST_PAGES_ORIGIN']).replace('127.0.0.1', 'www.site.localhost');
  await page.goto(origin + PATH);
  await press(page, FRENCH.all);
  await expect.poll(() => cookieNames(context)).toContain('_pk_ref.7');
  await choose(page, []);
  await expect.poll(() => cookieNames(context)).toEqual([]);
});

test('consent: other tabs follow a choice without a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/test-islands/stacked');
  await markDocument(other);
  await page.goto(PATH);
  await press(page, FRENCH.all);
  await expect.poll(() => order(other)).toHaveLength(3);
  await choose(page, []);
  await expect.poll(() => cookieNames(context)).toEqual([]);
  expect(await isMarked(other)).toBe(true);
  await other.reload();
  await expect(question(other)).toBeHidden();
  expect(await order(other)).toBeUndefined();
});
