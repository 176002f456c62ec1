import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
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

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => server.close());

  for (const [path, title, language] of [
    ['/nulle-part', 'Page introuvable', 'fr'],
    ['/en/nowhere', 'Page not found', 'en'],
  ] as const) {
    test(`${path} is in its language`, async ({ page }) => {
      const { port } = server.address() as AddressInfo; // listening on TCP
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('banner')).toHaveCount(1);
    });
  }
});
