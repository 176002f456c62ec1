import type { Locator } from '@playwright/test';
import { LOCALES } from '../../src/locales.ts';
import { dialog, open } from '../support/browser/consent.ts';
import { atWork, FORMS, withoutStamp } from '../support/browser/form-pages.ts';
import { outlineOf } from '../support/outline.ts';
import { readAloud } from '../support/read-aloud.ts';
import { expect, visiting as test } from '../support/test.ts';

/** A part of the page as it stands now: what is ticked and typed is written into its markup. */
const asItStands = (part: Locator) =>
  part.evaluate((root) => {
    for (const field of root.querySelectorAll('input')) field.toggleAttribute('checked', field.checked);
    return root.outerHTML;
  });

for (const locale of LOCALES) {
  const { demo } = FORMS[locale];
  test(`A30 in ${locale}: a form with everything wrong is read aloud with the names and states that were reviewed`, async ({
    page,
  }) => {
    await withoutStamp(page);
    await atWork(page, demo.path);
    const form = page.locator('main form');
    await form.getByRole('button', { name: demo.submit, exact: true }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    const said = await readAloud(await asItStands(form), `form-error.${locale}`);
    expect(outlineOf(said, { fields: true })).toMatchSnapshot(['form-error.txt']);
  });

  test(`A30 in ${locale}: the dialog about cookies is read aloud with the names and states that were reviewed`, async ({
    page,
  }) => {
    await open(page, locale);
    const said = await readAloud(await asItStands(dialog(page)), `dialog.${locale}`);
    expect(outlineOf(said, { fields: true })).toMatchSnapshot(['dialog.txt']);
  });
}
