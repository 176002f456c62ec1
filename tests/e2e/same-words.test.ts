import { PAGES } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

/** The words of a page as a set: their order is that of the document in both. */
const wordsOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);

test('22. the words of every page are in its HTML: script adds less than one in a hundred', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow();
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const without = await plain.newPage();
  for (const path of PAGES) {
    await Promise.all([page.goto(path, { waitUntil: 'networkidle' }), without.goto(path)]);
    const [scripted, read] = [page, without].map((one) => one.locator('main'));
    const known = new Set(wordsOf((await read?.textContent()) ?? null));
    const words = wordsOf((await scripted?.textContent()) ?? null);
    const added = words.filter((word) => !known.has(word));
    expect(words.length, path).toBeGreaterThan(20);
    expect(added.length / words.length, `${path}: ${added.slice(0, 20).join(' ')}`).toBeLessThan(0.01);
  }
  await plain.close();
});
