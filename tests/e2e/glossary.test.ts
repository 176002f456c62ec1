import { glossaryIn } from '#editorial/data/glossary.ts';
import { LOCALES } from '#locales.ts';
import { href } from '#routes.ts';
import { foldText } from '#text.ts';
import { expect, test } from '../support/test.ts';
import { translator } from '../support/translate.ts';

for (const locale of LOCALES)
  test(`glossary in ${locale}: the field leaves the terms that hold what is typed, without accents, and no others`, async ({
    page,
  }) => {
    const { filter } = translator(locale)('glossary');
    const terms = glossaryIn(locale).letters.flatMap(({ entries }) => entries);
    const [asked] = terms;
    const other = terms.find(({ term, definition }) => {
      const text = foldText(`${term} ${definition}`);
      return !text.includes(foldText(asked?.term ?? ''));
    });
    if (asked === undefined || other === undefined) throw new Error('The glossary has too few terms.');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href('glossary', locale));
    const term = (id: string) => page.locator(`[id="${id}"]`);
    await expect(term(asked.id)).toBeHidden();
    await page.getByRole('searchbox', { name: filter }).fill(foldText(asked.term).toUpperCase());
    await expect(term(asked.id)).toBeVisible();
    await expect(term(other.id)).toBeHidden();
    await expect(page.getByRole('search').getByRole('status')).toContainText(/\d/);
    await page.getByRole('searchbox', { name: filter }).fill('');
    await expect(term(asked.id)).toBeHidden();
    await expect(page.getByRole('search').getByRole('status')).toBeEmpty();
  });
