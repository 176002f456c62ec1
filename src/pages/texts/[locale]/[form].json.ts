import type { APIRoute, GetStaticPaths } from 'astro';
import { answers } from '#i18n/messages/answers/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { forms } from '#i18n/messages/forms/index.ts';
import { newsletter } from '#i18n/messages/newsletter/index.ts';
import { useMessages, type Translate } from '#i18n/translate.ts';
import { bookingLink } from '#layouts/form.ts';
import { FormTextsSchema, type FormTexts } from '#schemas/forms/form-texts.ts';
import type { Locale } from '#locales.ts';
import { REGION } from '#region.ts';
import { screenLocales } from '#routes.ts';
import { WISHES } from '#site.ts';

type TextsOf = (
  t: Translate<typeof answers | typeof common | typeof forms | typeof newsletter>,
) => Pick<FormTexts, 'errors' | 'received'>;

/** Texts that a form needs only after the first action, fetched with its code. */
const FORMS = {
  demo: (t) => {
    const { booking, reply, ...words } = t('demo.success');
    const href = bookingLink();
    const wishes = WISHES.map(({ id, kind, plan }) => [id, t(`demoForm.wished.${kind}`, { plan })] as const);
    return {
      errors: t('fieldErrors.demo'),
      received: {
        ...words,
        ...(href === undefined ? { reply } : { booking: { ...booking, href } }),
        notes: { wish: Object.fromEntries(wishes), role: { buyer: t('demo.buyer.note') } },
      },
    };
  },
  login: (t) => ({ errors: t('fieldErrors.login'), received: undefined }),
  newsletter: (t) => ({ errors: t('fieldErrors.newsletter'), received: t('newsletter.success') }),
  settings: (t) => ({ errors: t('fieldErrors.newsletter'), received: t('newsletter.config.asked') }),
} satisfies Readonly<Record<string, TextsOf>>;

export const getStaticPaths = (() =>
  screenLocales('demo').flatMap((locale) =>
    Object.entries(FORMS).map(([form, own]) => ({ params: { locale, form }, props: { locale, own } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ locale: Locale; own: TextsOf }> = ({ props: { locale, own } }) => {
  const t = useMessages(locale, answers, common, forms, newsletter);
  const texts = FormTextsSchema.parse({
    region: REGION[locale],
    titlePrefix: t('answers.titlePrefix'),
    retry: t('errors.fallback.retry'),
    ...t('forms'),
    ...own(t),
  } satisfies FormTexts);
  return Response.json(texts);
};
