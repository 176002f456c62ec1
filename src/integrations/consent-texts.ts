import { common } from '#i18n/messages/common/index.ts';
import { consent } from '#i18n/messages/consent/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';
import { ConsentTextsSchema, type ConsentTexts } from '#schemas/consent-texts.ts';
import type { Tag } from '#http/tags.ts';

export function consentTexts(locale: Locale, tags: readonly Tag[]): ConsentTexts {
  const t = useMessages(locale, common, consent);
  return ConsentTextsSchema.parse({
    ...t('consent.dialog'),
    tools: describeTools(locale, tags).map((tool) => t('consent.tools.sentence', tool)),
    section: `${href('privacy', locale)}#${t('common.footer.cookiesAnchor')}`,
    fallback: t('errors.fallback'),
  });
}

/** Returns name, purpose and host of each tool, as the dialog and the privacy policy show them. */
export function describeTools(locale: Locale, tags: readonly Tag[]) {
  const t = useMessages(locale, common, consent);
  return tags.map(({ name, category, src }) => ({
    ...t(`consent.tools.${name}`),
    purpose: t(`consent.dialog.categories.${category}.label`),
    host: new URL(src).host,
  }));
}
