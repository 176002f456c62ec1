import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { messages } from '../../src/i18n/messages/index.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedStatuses: [404] });

test('an unknown address says so in French, and leads home', async ({ page }) => {
  await page.goto('/nulle-part');
  await expect(page).toHaveTitle(/Page introuvable/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address under /en says so in English', async ({ page }) => {
  await page.goto('/en/nowhere');
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/en');
});

test.describe('on a host that serves files only, with one page for every unknown address', () => {
  const files = sirv('dist/client', { extensions: ['html'] });
  const fallback = sirv('dist/client', { single: '404.html' });
  const server = createServer((request, response) =>
    files(request, response, () => fallback(request, response)),
  );

  test.use({ javaScriptEnabled: false });
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => server.close());

  for (const path of ['/nulle-part', '/en/nowhere'])
    test(`${path} says so in both languages, French first, without script`, async ({ page }) => {
      const { port } = server.address() as AddressInfo; // listening on TCP
      await page.goto(`http://127.0.0.1:${port}${path}`);
      const [french, english] = [messages.fr.notFound, messages.en.notFound];
      const titles = page.getByRole('heading', { name: /introuvable|not found/ });
      await expect(titles).toHaveText(['Page introuvable', 'Page not found']);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      const inEnglish = page.getByRole('region', { name: 'Page not found' });
      await expect(inEnglish).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('link', { name: french.home })).toHaveAttribute('href', '/');
      await expect(inEnglish.getByRole('link', { name: english.home })).toHaveAttribute('href', '/en');
    });
});
