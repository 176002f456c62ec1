import { expect, test } from '@playwright/test';

// Not the watched `test` of the other files: what is tried here is refused, and said on the console.
test.describe('what an attacker manages to insert', () => {
  test.beforeEach(({ page }) => page.goto(`${process.env['SITE_ORIGIN']}/`).then(() => undefined));

  test('as HTML is an error, not markup', async ({ page }) => {
    const insert = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x alt="">'));
    await expect(insert).rejects.toThrow(/TrustedHTML/);
  });

  test('as a script does not run', async ({ page }) => {
    const hasRun = await page.evaluate(async () => {
      const script = document.createElement('script');
      try {
        script.append('window.hasRun = true');
        document.body.append(script);
      } catch {
        // Refused by its type already.
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
      return 'hasRun' in window;
    });
    expect(hasRun).toBe(false);
  });

  test('as a style attribute does not show', async ({ page }) => {
    const color = await page.evaluate(() => {
      document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
      return getComputedStyle(document.body).color;
    });
    expect(color).not.toBe('rgb(1, 2, 3)');
  });

  test('as a frame around a page stays blank', async ({ page }) => {
    const origin = String(process.env['SITE_ORIGIN']);
    // Of this very host: a page that refuses it here refuses every other.
    await page.route(`${origin}/frame`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/demo"></iframe>' }),
    );
    const refused = page.waitForEvent('requestfailed');
    await page.goto(`${origin}/frame`);
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  });
});
