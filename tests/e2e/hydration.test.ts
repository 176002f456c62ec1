import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ onTestPages: true });

const isChunk = (request: Request) =>
  new URL(request.url()).pathname.startsWith('/_astro/') && request.url().includes('.js');

/** Opens the page, and notes the code that it fetches. */
async function open(page: Page): Promise<string[]> {
  const chunks: string[] = [];
  page.on('request', (request) => isChunk(request) && chunks.push(request.url()));
  await page.goto('/test-intent');
  return chunks;
}

/** Holds the code of islands back until the function that it returns is called. */
async function holdChunks(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const island = (page: Page, name = 'Near') => page.getByRole('region', { name });
const counts = (page: Page, name?: string) => island(page, name).getByText(/^Pressed/);
const button = (page: Page, name: string) => island(page).getByRole('button', { name });

test('a visit that touches nothing loads nothing', async ({ page }) => {
  const chunks = await open(page);
  await page.waitForTimeout(1500);
  expect(chunks).toEqual([]);
});

test('a press that finds no code yet is done once, when the code is there', async ({ page }) => {
  await open(page);
  const release = await holdChunks(page);
  await button(page, 'Press').click();
  await expect(page.locator('astro-island').first()).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(counts(page)).toHaveText('Pressed 1, sent .');
  await expect(page.locator('astro-island').first()).not.toHaveAttribute('aria-busy');
  await button(page, 'Press').click();
  await expect(counts(page)).toHaveText('Pressed 2, sent .');
});

test('a double click before the code is there counts once', async ({ page }) => {
  await open(page);
  const release = await holdChunks(page);
  await button(page, 'Press').dblclick();
  release();
  await expect(counts(page)).toHaveText('Pressed 1, sent .');
});

test('what was typed before stays, and is what is sent', async ({ page }) => {
  await open(page);
  const release = await holdChunks(page);
  const field = island(page).getByLabel('Typed');
  await field.fill('before');
  await field.press('Enter');
  release();
  await expect(counts(page)).toHaveText('Pressed 0, sent before.');
  await expect(field).toHaveValue('before');
  await expect(field).toBeFocused();
});

test('by keyboard alone: focus loads, Enter and Space press once', async ({ page }) => {
  const chunks = await open(page);
  await button(page, 'Press').focus();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(counts(page)).toHaveText('Pressed 1, sent .');
  await page.keyboard.press('Space');
  await expect(counts(page)).toHaveText('Pressed 2, sent .');
});

test('a link that needs no code is a link at once, a marked one waits', async ({ page }) => {
  await open(page);
  const release = await holdChunks(page);
  await island(page).getByRole('link', { name: 'Plain' }).click();
  await expect(page).toHaveURL(/#elsewhere$/);
  await island(page).getByRole('link', { name: 'Marked' }).click();
  release();
  await expect(counts(page)).toHaveText('Pressed 100, sent .');
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a touch loads, and is done once', async ({ page }) => {
    await open(page);
    const release = await holdChunks(page);
    await button(page, 'Press').tap();
    release();
    await expect(counts(page)).toHaveText('Pressed 1, sent .');
  });
});

test.describe('code that does not come', () => {
  test.use({ allowedStatuses: [503] });

  test('twice: the third attempt is in time for the press', async ({ page }) => {
    await open(page);
    let failures = 0;
    await page.route(/\/_astro\/Probe/, (route) =>
      failures++ < 2 ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await button(page, 'Press').click();
    await expect(counts(page)).toHaveText('Pressed 1, sent .');
  });

  test('ever: the form is sent as HTML sends it, with what was typed', async ({ page }) => {
    await open(page);
    let attempts = 0;
    await page.route(/\/_astro\/Probe/, (route) => {
      attempts++;
      return route.fulfill({ status: 503 });
    });
    await island(page).getByLabel('Typed').fill('kept');
    await button(page, 'Send').click();
    await page.waitForURL('**/test-intent?typed=kept&by=button');
    expect(attempts).toBe(4);
  });
});
