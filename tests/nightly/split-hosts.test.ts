import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo, FORMS, PERSON } from '../support/browser/form-pages.ts';
import { findChromium } from '../support/browsers.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { createFileHost } from '../support/server/file-host.ts';
import { freePort } from '../support/server/ports.ts';
import { logged } from '../support/server/visitor.ts';
import { watchConsole } from '../support/test.ts';

/** Files on a host that runs nothing, endpoints on another: one staging build for both. */
const [filesPort, apiPort] = [await freePort(), await freePort()];
const PAGES = `http://localhost:${filesPort}`;
const API = `http://127.0.0.1:${apiPort}`;
const CDN = 'https://cdn.example.com';
const ADDRESSES = { PUBLIC_SITE_ORIGIN: PAGES, PUBLIC_API_ORIGIN: API, PUBLIC_CDN_ORIGIN: CDN };
const { demo } = FORMS.fr;

const copy = new ProjectCopy();
let endpoints: RunningSite;
let files: Server;
let browser: Browser;

beforeAll(async () => {
  copy.buildOrThrow({ ...ADDRESSES, STAGING: '1' });
  files = createFileHost(path.join(copy.root, 'dist/client'));
  files.listen(filesPort, '127.0.0.1');
  await once(files, 'listening');
  endpoints = await startSite(
    { ...ADDRESSES, PORT: String(apiPort) },
    path.join(copy.root, 'src/server/main.ts'),
  );
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ executablePath: findChromium(), args });
});
afterAll(async () => {
  await browser.close();
  files.close();
  files.closeAllConnections();
  await endpoints.stop();
  copy.discard();
});

async function visit(javaScriptEnabled: boolean, steps: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled });
  context.setDefaultTimeout(60_000);
  const problems = await watchConsole(context, [404, 422]);
  await steps(await context.newPage());
  await context.close();
  expect(problems).toEqual([]);
}

const submit = (page: Page) =>
  page.locator('main form').getByRole('button', { name: demo.submit, exact: true }).click();

test('every page allows the host of the endpoints and the delivery host, and no script of theirs', () => {
  for (const file of copy.list('dist/client/**/*.html')) {
    const policy =
      /http-equiv="?content-security-policy"? content="([^"]*)"/i.exec(copy.read(file))?.[1] ?? '';
    expect(policy, file).toMatch(new RegExp(`connect-src [^;]*${API}`));
    expect(policy, file).toMatch(new RegExp(`img-src [^;]*${CDN}`));
    expect(policy, file).not.toMatch(/script-src [^;]*https?:/);
  }
  const headers = copy.read('dist/client/_headers');
  expect(headers).toContain(`Reporting-Endpoints: csp="${API}/api/reports"`);
  expect(headers).toContain(`form-action 'self' ${API}`);
});

test('a staging build asks crawlers to leave every page out', () => {
  const pages = copy.list('dist/client/**/*.html');
  const isListed = (file: string) => !copy.read(file).includes('<meta name="robots" content="noindex"');
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(isListed)).toEqual([]);
  expect(copy.read('dist/client/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});

test('endpoints on another host allow the scripts of the site alone', async () => {
  const preflight = { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } };
  const ask = (origin: string, init: RequestInit) =>
    fetch(`${API}/api/demo`, { ...init, headers: { ...init.headers, Origin: origin } });
  const allowed = (await ask(PAGES, preflight)).headers;
  expect(allowed.get('access-control-allow-origin')).toBe(PAGES);
  expect(allowed.get('access-control-expose-headers')).toBe('Retry-After');
  for (const origin of ['https://evil.example', `${PAGES}.evil.example`, PAGES.replace('http', 'https')])
    for (const init of [preflight, { method: 'POST' }]) {
      const { status, headers } = await ask(origin, init);
      expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
        init === preflight ? 405 : 403,
        null,
        'Origin',
      ]);
    }
});

test('a demo request without script is corrected at the endpoints and leads back to the pages', async () => {
  await visit(false, async (page) => {
    await page.goto(PAGES + demo.path);
    await fillDemo(page);
    await page.locator('[name=company]').fill('<b></b>'); // only the server refuses it
    await submit(page);
    await page.waitForURL(`${API}/api/demo`);
    expect(await page.locator('[name=email]').inputValue()).toBe(PERSON.email);
    for (const link of await page.locator('header a[href], footer a[href]').all())
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^(?:${PAGES}/|mailto:|https://|#)`));
    await page.locator('[name=company]').fill('Mairie');
    await submit(page);
    await page.waitForURL(PAGES + demo.thanks);
  });
  expect(logged(endpoints, 'lead.accepted').at(-1)).toMatchObject({ status: 'stored' });
});

test('a demo request by script stays on its page', async () => {
  await visit(true, async (page) => {
    await page.goto(PAGES + demo.path);
    await fillDemo(page);
    await page.locator('[name=email]').fill('script@example.org');
    await submit(page);
    await page.getByRole('heading', { name: demo.received.title }).waitFor();
    expect(page.url()).toBe(PAGES + demo.path);
  });
});
