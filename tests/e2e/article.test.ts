import { NAMED_ARTICLES } from '../../src/editorial/articles/named.ts';
import { translator } from '../../src/i18n/translate.ts';
import { articleHref, isScreen, ROUTES, href } from '../../src/routes.ts';
import { builtFile, fileOf } from '../support/dist.ts';
import { FORMS } from '../support/browser/form-pages.ts';
import { ALL_PAGES } from '../support/paths.ts';
import { expect, visiting as test } from '../support/test.ts';

const { copy, copied, contents: contentsTitle } = translator('fr')('article');

/** An article that has notes, and a table of contents. */
const ARTICLE =
  ALL_PAGES.find((path) => isArticle(path) && builtFile(fileOf(path)).includes('id="fnref-1"')) ?? 'none';

function isArticle(path: string): boolean {
  return path.lastIndexOf('/') === 0 && !isScreen(path);
}

/** Texts with a table of contents. */
const TEXTS = {
  article: ARTICLE,
  legal: [ROUTES.legal.fr, ROUTES.privacy.fr, ROUTES.terms.fr, ROUTES.privacy.en],
} as const;

test.use({ permissions: ['clipboard-write'] });

test('an article gives its address to copy, and says that it has', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: copy }).click();
  await expect(page.getByRole('button', { name: copied })).toBeVisible();
  const address = page.url();
  await page.goto(FORMS.fr.login.path);
  await page.getByLabel(FORMS.fr.login.password).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByLabel(FORMS.fr.login.password)).toHaveValue(address);
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

for (const path of [TEXTS.article, ...TEXTS.legal])
  test(`the table of contents of ${path} stays in view along the text where there is room`, async ({
    page,
  }) => {
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(path);
      const contents = page.locator('.contents').getByRole('navigation');
      for (const part of [0.3, 0.6, 0.8]) {
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

test('on a phone the folded table of contents shows that it opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TEXTS.article);
  const summary = page.locator('.contents > summary');
  const sign = () => summary.evaluate((element) => getComputedStyle(element, '::after').content);
  const folded = await sign();
  expect(folded).toMatch(/\S/);
  expect(folded).not.toBe('none');
  await summary.click();
  expect(await sign()).not.toBe(folded);
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

test('each heading of a long text is nearer to what it heads than to what is before it', async ({ page }) => {
  await page.goto(href('terms', 'fr'), { waitUntil: 'networkidle' });
  const headings = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(headings).not.toHaveCount(0);
  const gaps = await headings.evaluateAll((all) =>
    all.map((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      const above = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      const below = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return { above: top - above, below: below - bottom };
    }),
  );
  for (const { above, below } of gaps) expect(above).toBeGreaterThan(below * 1.5);
});

test('the mark of a footnote leaves the lines of its paragraph where they are', async ({ page }) => {
  await page.goto(articleHref(NAMED_ARTICLES.data));
  const heights = await page
    .locator('.prose p:has(sup)')
    .evaluateAll((paragraphs) =>
      paragraphs.map(
        (paragraph) =>
          paragraph.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(paragraph).lineHeight),
      ),
    );
  expect(heights.length).toBeGreaterThan(0);
  for (const lines of heights) expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.02);
});

test('the labels of drawings have 12 pixels at least on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sizes: number[] = [];
  for (const path of ALL_PAGES.filter(isArticle)) {
    await page.goto(path);
    const found = await page
      .getByRole('main')
      .locator('svg text')
      .evaluateAll((texts) =>
        texts.flatMap((text) => {
          const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
          return matrix === null ? [] : [Number.parseFloat(getComputedStyle(text).fontSize) * matrix.a];
        }),
      );
    if (found.length > 0) expect(Math.min(...found), path).toBeGreaterThanOrEqual(12);
    sizes.push(...found);
  }
  expect(sizes).not.toEqual([]);
});
