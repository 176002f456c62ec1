import { expect, type Page } from '@playwright/test';
import { translator } from '../translate.ts';
import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';

function wordsIn(locale: Locale) {
  const t = translator(locale);
  const { banner, dialog: texts } = t('consent');
  return {
    path: href('tools', locale), // a short page: what is asked and kept is the same on all
    manage: t('common.footer.cookies'),
    question: banner.label,
    purposes: banner.question,
    customise: banner.customise,
    none: banner.necessary,
    all: banner.all,
    title: texts.title,
    cookies: texts.tabs.cookies,
    policy: texts.tabs.policy,
    cancel: texts.cancel,
    save: texts.save,
    saved: texts.saved,
    signal: texts.signal,
    categories: texts.categories,
    details: texts.policy.details,
    necessary: texts.categories.necessary.label,
    analytics: texts.categories.analytics.label,
    marketing: texts.categories.marketing.label,
    preferences: texts.categories.preferences.label,
    duration: texts.policy.durationText,
  };
}

export const WORDS = { fr: wordsIn('fr'), en: wordsIn('en') };

/** French messages of consent: most tests open a French page. */
export const FRENCH = WORDS.fr;

export const question = (page: Page, locale: Locale = 'fr') =>
  page.getByRole('region', { name: WORDS[locale].question });
export const dialog = (page: Page) => page.getByRole('dialog');
export const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name });
export const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name });
export const manage = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: FRENCH.manage });
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('consent'));

/** Opens the dialog from the foot of a page. */
export async function open(page: Page, locale: Locale = 'fr') {
  await page.goto(WORDS[locale].path);
  await page.getByRole('contentinfo').getByRole('link', { name: WORDS[locale].manage }).click();
  await expect(dialog(page)).toBeVisible();
}
