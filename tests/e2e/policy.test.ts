import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listen } from '../support/server/ports.ts';

// Not the watched `test`: what is tried is refused, and said on the console.
test.describe('what an attacker manages to insert', () => {
  test.beforeEach(({ page }) => page.goto(`${process.env['SITE_ORIGIN']}/`).then(() => undefined));

  test('policy: injected HTML throws instead of becoming markup', { tag: '@engines' }, async ({ page }) => {
    const insert = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x alt="">'));
    await expect(insert).rejects.toThrow(/TypeError|TrustedHTML/);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });

  test('policy: injected scripts, handlers and style attributes do nothing', async ({ page }) => {
    const done = await page.evaluate(() => {
      const tries = [
        () => {
          const script = document.createElement('script');
          script.append('window.hasRun = true');
          document.body.append(script);
        },
        () => {
          const button = document.createElement('button');
          button.setAttribute('onclick', 'window.hasRun = true');
          document.body.append(button);
          button.click();
        },
        () => document.body.setAttribute('style', 'color: rgb(1, 2, 3)'),
      ];
      for (const attempt of tries)
        try {
          attempt();
        } catch {
          // Refused by its type already.
        }
      return { hasRun: 'hasRun' in window, color: getComputedStyle(document.body).color };
    });
    expect(done.hasRun).toBe(false);
    expect(done.color).not.toBe('rgb(1, 2, 3)');
  });

  test('policy: a frame of another origin around a page stays blank', async ({ page }) => {
    const framed = `${process.env['SITE_ORIGIN']}/demo`;
    const outside = createServer((_, response) =>
      response.setHeader('Content-Type', 'text/html').end(`<iframe src="${framed}"></iframe>`),
    );
    const port = await listen(outside);
    const refused = page.waitForEvent('requestfailed');
    await page.goto(`http://127.0.0.1:${port}/`);
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    outside.close();
  });
});
