import { translator } from '../support/translate.ts';
import { isScreen } from '#routes.ts';
import { builtFile, fileOf } from '../support/dist.ts';
import { FORMS } from '../support/browser/form-pages.ts';
import { ALL_PAGES } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const { copy, copied, contents: contentsTitle } = translator('fr')('article');

/** An article that has notes, and a table of contents. */
const ARTICLE =
  ALL_PAGES.find((path) => isArticle(path) && builtFile(fileOf(path)).includes('id="fnref-1"')) ?? 'none';

function isArticle(path: string): boolean {
  return path.lastIndexOf('/') === 0 && !isScreen(path);
}

test.use({ permissions: ['clipboard-write'] });

test('an article gives its address to copy, and says that it has', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: copy }).click();
  await expect(page.getByRole('button', { name: copied })).toBeVisible();
  const address = page.url();
  await page.goto(FORMS.fr.demo.path);
  await page.getByLabel(FORMS.fr.demo.challenges).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByLabel(FORMS.fr.demo.challenges)).toHaveValue(address);
});

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

test('the table of contents stays in view along the text', async ({ page }) => {
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(ARTICLE);
    const contents = page.locator('.contents').getByRole('navigation');
    for (const part of [0.3, 0.8]) {
      await page.getByRole('heading', { level: 1 }).evaluate((heading, share) => {
        const text = heading.ownerDocument.querySelector('.prose');
        const { top = 0, height = 0 } = text?.getBoundingClientRect() ?? {};
        scrollTo({ top: scrollY + top + share * height, behavior: 'instant' });
      }, part);
      await expect(contents, `${width} px, ${part} of the text`).toBeInViewport({ ratio: 1 });
      await expect(contents.locator('[aria-current]')).toHaveCount(1);
    }
  }
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

test('a note leads to its text, and back to where it was called', async ({ page }) => {
  await page.goto(ARTICLE);
  const call = page.getByRole('main').getByRole('link', { name: '1', exact: true }).first();
  await call.click();
  await expect(page).toHaveURL(/#fn-1$/);
  await page.locator('#fn-1').getByRole('link').last().click();
  await expect(page).toHaveURL(/#fnref-1$/);
});
