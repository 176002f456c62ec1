import { expect, type Page } from '@playwright/test';

/** What the question and the dialog about cookies say, by the page that they are opened on. */
export const WORDS = {
  '/': {
    manage: 'Gérer les cookies',
    customise: 'Personnaliser',
    title: 'Vos choix sur les cookies',
    policy: 'Politique',
    cancel: 'Annuler',
    save: 'Enregistrer les préférences',
    marketing: 'Marketing',
    necessary: 'Nécessaires',
    chosen: /Votre choix du .*identifiant test.*version 1/,
  },
  '/en': {
    manage: 'Manage cookies',
    customise: 'Customise',
    title: 'Your cookie choices',
    policy: 'Policy',
    cancel: 'Cancel',
    save: 'Save preferences',
    marketing: 'Marketing',
    necessary: 'Necessary',
    chosen: /Your choice of .*identifier test.*version 1/,
  },
} as const;

export const FRENCH = WORDS['/'];

export const dialog = (page: Page) => page.getByRole('dialog');
export const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name });
export const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name });
/** The link at the foot of the page. */
export const manage = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: FRENCH.manage });
/** The record as it is stored. */
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('consent'));

/** Opens the dialog from the foot of a page. */
export async function open(page: Page, path: keyof typeof WORDS = '/') {
  await page.goto(path);
  await page.getByRole('contentinfo').getByRole('link', { name: WORDS[path].manage }).click();
  await expect(dialog(page)).toBeVisible();
}
