import { test as plain } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.describe('a page opens without anything going wrong', () => {
  for (const path of ['/', '/en', '/demo']) {
    test(path, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('a page that is not there', () => {
  test.use({ allowedStatuses: [404] });

  for (const path of ['/nulle-part', '/en/nowhere']) {
    test(path, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

// Not the watched `test`: what is tried here is refused, and said on the console.
plain.describe('what an attacker manages to insert', () => {
  plain.beforeEach(({ page }) => page.goto(`${process.env['SITE_ORIGIN']}/`).then(() => undefined));

  plain('as HTML is an error, not markup', async ({ page }) => {
    const insert = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x alt="">'));
    await expect(insert).rejects.toThrow(/TrustedHTML/);
  });

  plain('as a script does not run', async ({ page }) => {
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

  plain('as a style attribute does not show', async ({ page }) => {
    const color = await page.evaluate(() => {
      document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
      return getComputedStyle(document.body).color;
    });
    expect(color).not.toBe('rgb(1, 2, 3)');
  });

  plain('in a frame of another site stays blank', async ({ page }) => {
    const headers = (await page.request.get(`${process.env['SITE_ORIGIN']}/`)).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
