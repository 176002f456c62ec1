import type { Locator } from '@playwright/test';
import { atWork, withoutStamp } from '../support/form-pages.ts';
import { outlineOf } from '../support/outline.ts';
import { readAloud } from '../support/read-aloud.ts';
import { expect, test } from '../support/test.ts';

/** A part of the page as it stands now: what is ticked and typed is written into its markup. */
const asItStands = (part: Locator) =>
  part.evaluate((root) => {
    for (const field of root.querySelectorAll('input')) field.toggleAttribute('checked', field.checked);
    return root.outerHTML;
  });

const PAGES = {
  fr: {
    demo: '/demo',
    send: 'Demander une démo',
    home: '/',
    manage: 'Gérer les cookies',
  },
  en: {
    demo: '/en/demo',
    send: 'Request a demo',
    home: '/en',
    manage: 'Manage cookies',
  },
} as const;

for (const [locale, { demo, send, home, manage }] of Object.entries(PAGES)) {
  test(`A30 in ${locale}: a form with everything wrong is read aloud with the names and states that were reviewed`, async ({
    page,
  }) => {
    await withoutStamp(page);
    await atWork(page, demo);
    const form = page.locator('main form');
    await form.getByRole('button', { name: send, exact: true }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    const said = await readAloud(await asItStands(form), `form-error.${locale}`);
    expect(outlineOf(said, { fields: true })).toMatchSnapshot(['form-error.txt']);
  });

  test(`A30 in ${locale}: the dialog about cookies is read aloud with the names and states that were reviewed`, async ({
    page,
  }) => {
    await page.goto(home);
    await page.getByRole('contentinfo').getByRole('link', { name: manage }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const said = await readAloud(await asItStands(dialog), `dialog.${locale}`);
    expect(outlineOf(said, { fields: true })).toMatchSnapshot(['dialog.txt']);
  });
}
