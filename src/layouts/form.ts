import { loginHost, publicOrigins } from '../http/origins.ts';
import { translator } from '../i18n/translate.ts';
import type { FrameLabels } from '../islands/forms/form-texts.ts';
import type { Locale } from '../locales.ts';
import { href } from '../routes.ts';
import { ENDPOINTS } from '../schemas/endpoints.ts';

/** Where a form posts: to the host of the endpoints where there is one, else to this site. */
export function actionOf(name: keyof typeof ENDPOINTS): string {
  return `${publicOrigins(process.env).PUBLIC_API_ORIGIN ?? ''}${ENDPOINTS[name]}`;
}

/** The host that a login leads to, or `undefined` while the login is not open. */
export function openLogin(): string | undefined {
  return loginHost(process.env);
}

/** The texts around the fields of every form. */
export function frameLabels(locale: Locale): FrameLabels {
  const t = translator(locale);
  const { required, trap, problem, emailHint, privacy } = t('common.form');
  return {
    required,
    trap,
    problem,
    emailHint,
    privacy: { label: privacy, href: href('privacy', locale) },
    fallback: t('errors.fallback'),
  };
}
