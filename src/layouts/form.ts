import { applicationLink, publicOrigins } from '#http/origins.ts';
import { common } from '#i18n/messages/common/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { FrameLabels } from '#islands/forms/form-texts.ts';
import type { Locale } from '#locales.ts';
import { demoHref, href } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import type { Wish } from '#site.ts';

export { loginHost } from '#http/origins.ts';

/** Returns the address that a form posts to: on the host of the endpoints where there is one, else to this site. */
export function formAction(name: keyof typeof ENDPOINTS): string {
  return `${publicOrigins().PUBLIC_API_ORIGIN ?? ''}${ENDPOINTS[name]}`;
}

/** Returns the link of a wish: the application where its address is set, else the demo form with the wish chosen. */
export function ctaHref(wish: Wish, locale: Locale): string {
  return applicationLink(publicOrigins(), wish) ?? demoHref(wish.id, locale);
}

export function bookingLink(): string | undefined {
  return publicOrigins().BOOKING_URL;
}

export function frameLabels(locale: Locale): FrameLabels {
  const t = useMessages(locale, common);
  const { required, trap, problem, named, emailHint, privacy } = t('common.form');
  return {
    required,
    trap,
    problem,
    named,
    emailHint,
    privacy: { label: privacy, href: href('privacy', locale) },
    fallback: t('errors.fallback'),
  };
}
