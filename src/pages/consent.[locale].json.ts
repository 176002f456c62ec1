import type { APIRoute, GetStaticPaths } from 'astro';
import { configuredTags } from '#http/tags.ts';
import { consentTexts } from '#integrations/consent-texts.ts';
import { isLocale, LOCALES } from '#locales.ts';

/** Words of the consent dialog in each language, fetched when it is approached. */
export const getStaticPaths: GetStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

export const GET: APIRoute = ({ params: { locale = '' } }) => {
  if (!isLocale(locale)) throw new RangeError(`There is no language "${locale}".`);
  return Response.json(consentTexts(locale, configuredTags()));
};
