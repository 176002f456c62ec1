import { translator } from '../support/translate.ts';
import { isScreen } from '#routes.ts';
import { builtFile, builtFilePath } from '../support/dist.ts';
import { ALL_PAGES } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const { contents: contentsTitle, previous, next, neighbours } = translator('fr')('article');

/** An article that has notes, and a table of contents. */
const ARTICLE =
  ALL_PAGES.find((path) => isArticle(path) && builtFile(builtFilePath(path)).includes('id="fnref-1"')) ??
  'none';

/** An article between two others of its theme. */
const BETWEEN =
  ALL_PAGES.find((path) => {
    const html = isArticle(path) ? builtFile(builtFilePath(path)) : '';
    return html.includes(previous) && html.includes(next);
  }) ?? 'none';

function isArticle(path: string): boolean {
  return path.lastIndexOf('/') === 0 && !isScreen(path);
}

test('the table of contents follows the reading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(ARTICLE);
  const contents = page.getByRole('navigation', { name: contentsTitle });
  const third = contents.getByRole('link').nth(2);
  const title = await third.innerText();
  await page.getByRole('main').getByRole('heading', { level: 2, name: title }).scrollIntoViewIfNeeded();
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});

test('the table of contents says that it is open where it shows, and folds on a phone', async ({ page }) => {
  for (const [width, open] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(ARTICLE);
    await expect(page.locator('details', { hasText: contentsTitle })).toHaveJSProperty('open', open);
  }
});

test('article: a note reference leads to its note, and back', async ({ page }) => {
  await page.goto(ARTICLE);
  const call = page.getByRole('main').getByRole('link', { name: '1', exact: true }).first();
  await call.click();
  await expect(page).toHaveURL(/#fn-1$/);
  await page.locator('#fn-1').getByRole('link').last().click();
  await expect(page).toHaveURL(/#fnref-1$/);
});

test('article: its end leads to the articles before and after it in its theme', async ({ page }) => {
  for (const label of [previous, next]) {
    await page.goto(BETWEEN);
    const link = page.getByRole('navigation', { name: neighbours }).getByRole('link', { name: label });
    const title = (await link.innerText()).split('\n').at(-1) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
