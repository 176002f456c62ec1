/** The third way to deploy, tested on a build made for it: files on a host that runs nothing, endpoints on another. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../support/browsers.ts';
import { fillDemo, FORMS, PERSON } from '../support/browser/form-pages.ts';
import { createFileHost } from '../support/server/file-host.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { logged } from '../support/server/visitor.ts';
import { watch } from '../support/test.ts';
import { translator } from '../support/translate.ts';
import { LOCALES } from '#locales.ts';

/** Where the build says that pages and endpoints are. */
interface Addresses extends Readonly<Record<string, string>> {
  readonly PUBLIC_SITE_ORIGIN: string;
  readonly PUBLIC_API_ORIGIN: string;
}

/** Declares the tests of the build in `folder`, which was made with these addresses. */
export function splitHosts(folder: string, addresses: Addresses): void {
  const { PUBLIC_SITE_ORIGIN: pages, PUBLIC_API_ORIGIN: api } = addresses;
  const ask = (at: string, origin: string, init: RequestInit = {}) =>
    fetch(api + at, { ...init, headers: { ...init.headers, Origin: origin } });
  let endpoints: RunningSite;
  let files: Server;

  beforeAll(async () => {
    files = createFileHost(path.join(folder, 'dist/client'));
    files.listen(Number(new URL(pages).port), '127.0.0.1');
    await once(files, 'listening');
    const settings = { ...addresses, PORT: new URL(api).port };
    endpoints = await startSite(settings, path.join(folder, 'src/server/main.ts'));
  });
  afterAll(async () => {
    files.close();
    files.closeAllConnections();
    await endpoints.stop();
  });

  describe('endpoints on a host of their own let in the scripts of the site', () => {
    const PREFLIGHT = { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } };

    it('which ask first, then post, and read when to come back', async () => {
      expect(named(await ask('/api/errors', pages, PREFLIGHT))).toEqual({
        'access-control-allow-origin': pages,
        'access-control-allow-methods': 'GET,POST',
        'access-control-allow-headers': 'Content-Type',
        'access-control-expose-headers': 'Retry-After',
        'access-control-max-age': '7200',
      });
      for (const at of ['/api/demo', '/api/form-token', '/api/nowhere']) {
        const answer = await ask(at, pages, at === '/api/demo' ? { method: 'POST' } : {});
        expect(named(answer)).toEqual({
          'access-control-allow-origin': pages,
          'access-control-expose-headers': 'Retry-After',
        });
      }
    });

    it('with cookies for a login, and for nothing else', async () => {
      expect(named(await ask('/api/login', pages, { method: 'POST' }))).toMatchObject({
        'access-control-allow-credentials': 'true',
      });
    });

    it.each(['https://evil.example', 'null', `${pages}.evil.example`, pages.replace('http', 'https'), '*'])(
      'and not those of %s, whose posts they refuse',
      async (origin) => {
        for (const init of [PREFLIGHT, { method: 'POST' }]) {
          const answer = await ask('/api/demo', origin, init);
          expect(named(answer)).toEqual({});
          expect(answer.headers.get('vary')).toBe('Origin');
          expect(answer.status).toBe(init === PREFLIGHT ? 405 : 403);
        }
      },
    );
  });

  describe('a site whose files are on a host that runs nothing', () => {
    let browser: Browser;
    beforeAll(async () => {
      const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      browser = await chromium.launch({ executablePath: findChromium(), args });
    });
    afterAll(() => browser.close());

    /** Lets a visitor do something, and fails if anything went wrong behind their back. */
    async function visit(
      settings: Parameters<Browser['newContext']>[0],
      does: (page: Page, context: BrowserContext) => Promise<void>,
    ) {
      const context = await browser.newContext(settings);
      context.setDefaultTimeout(60_000);
      const problems = await watch(context, [404, 422]);
      await does(await context.newPage(), context);
      await context.close();
      expect(problems).toEqual([]);
    }

    it.each(LOCALES.map((locale) => [FORMS[locale].demo.path, locale] as const))(
      'takes a request from %s without script, with a correction, and leads back to its pages',
      async (at, locale) => {
        const { submit, thanks } = FORMS[locale].demo;
        await visit({ javaScriptEnabled: false }, async (page) => {
          await page.goto(pages + at);
          const form = page.locator('main form');
          await fillDemo(page, locale);
          await page.locator('[name=company]').fill('<b></b>'); // only the server refuses it
          await form.getByRole('button', { name: submit, exact: true }).click();
          await page.waitForURL(`${api}/api/demo`);
          expect(await page.locator('html').getAttribute('lang')).toBe(locale);
          expect(await page.locator('[name=email]').inputValue()).toBe(PERSON.email);
          for (const link of await page.locator('header a[href], footer a[href]').all())
            expect(await link.getAttribute('href')).toMatch(new RegExp(`^(?:${pages}/|mailto:|https://|#)`));

          await page.locator('[name=company]').fill(`Mairie ${locale}`);
          await form.getByRole('button', { name: submit, exact: true }).click();
          await page.waitForURL(thanks);
        });
        expect(logged(endpoints, 'lead.accepted').at(-1)).toMatchObject({ outcome: 'stored' });
      },
    );

    it('takes a request by script, which stays on its page', async () => {
      await visit({}, async (page) => {
        await page.goto(pages + FORMS.fr.demo.path);
        await fillDemo(page);
        await page.locator('[name=email]').fill('script@example.org');
        await page
          .locator('main form')
          .getByRole('button', { name: FORMS.fr.demo.submit, exact: true })
          .click();
        await page.getByRole('heading', { name: FORMS.fr.demo.received.title }).waitFor();
        expect(page.url()).toBe(pages + FORMS.fr.demo.path);
      });
    });

    it('tells the endpoints what broke in a page', async () => {
      await visit({}, async (page) => {
        await page.goto(`${pages}/tarifs`);
        const told = page.waitForResponse(`${api}/api/errors`);
        await page.evaluate(() => dispatchEvent(new CustomEvent('caught', { detail: new Error('broken') })));
        expect((await told).status()).toBe(204);
      });
      expect(logged(endpoints, 'report.received')).toMatchObject([
        { message: 'Error: broken', path: '/tarifs' },
      ]);
    });

    it('has its newsletter links opened, and their button pressed, at the endpoints', async () => {
      await visit({}, async (page) => {
        await page.goto(`${api}/api/newsletter/confirm?token=${'a'.repeat(43)}`);
        await page
          .getByRole('heading', { level: 1, name: translator('fr')('newsletter.link.states.confirm.title') })
          .waitFor();
        await page.getByRole('main').getByRole('button').click();
        await page
          .getByRole('heading', { level: 1, name: translator('fr')('newsletter.link.states.unknown.title') })
          .waitFor();
        expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toMatch(
          new RegExp(`^${pages}/`),
        );
      });
    });
  });
}

/** What an answer says of who may read it. */
function named({ headers }: Response): Readonly<Record<string, string>> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
}
