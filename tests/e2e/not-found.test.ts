import { translator } from '../support/translate.ts';
import { href } from '#routes.ts';
import { MISSING } from '../support/paths.ts';
import { createFileHost } from '../support/server/file-host.ts';
import { listen } from '../support/server/ports.ts';
import { expect, test } from '../support/test.ts';

const french = translator('fr')('notFound');
const english = translator('en')('notFound');
const [FRENCH_PATH] = MISSING;

test.use({ allowedStatuses: [404] });

test('an unknown address says so in French, and leads home', async ({ page }) => {
  await page.goto(FRENCH_PATH);
  await expect(page).toHaveTitle(french.seoTitle);
  await expect(page.getByRole('heading', { level: 1, name: french.title })).toBeVisible();
  await expect(page.getByText(english.title)).toHaveCount(0);
  await page.getByRole('link', { name: french.home }).click();
  await expect(page).toHaveURL(href('home', 'fr'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('not-found page without script suggests the page that was meant', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('search').getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(href('pricing', 'en'));
  });
});

test.describe('on a host that serves files only, with one page for every unknown address', () => {
  const server = createFileHost('dist/client');
  let origin = '';
  test.beforeAll(async () => {
    origin = `http://127.0.0.1:${await listen(server)}`;
  });
  test.afterAll(() => server.close());

  test('the not-found page suggests by script the page that was meant', async ({ page }) => {
    await page.goto(`${origin}/tarrifs`);
    const suggestion = page.getByRole('search').getByRole('listitem').getByRole('link').first();
    await expect(suggestion).toHaveAttribute('href', href('pricing', 'fr'));
  });

  test('the not-found page is in both languages, French first', async ({ page }) => {
    await page.goto(`${origin}${FRENCH_PATH}`);
    const titles = page
      .getByRole('heading', { name: french.title })
      .or(page.getByRole('heading', { name: english.title }));
    await expect(titles).toHaveText([french.title, english.title]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    const inEnglish = page.getByRole('region', { name: english.title });
    await expect(inEnglish).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: french.home })).toHaveAttribute('href', href('home', 'fr'));
    await expect(inEnglish.getByRole('link', { name: english.home })).toHaveAttribute(
      'href',
      href('home', 'en'),
    );
  });
});
