import type { APIRoute, GetStaticPaths } from 'astro';
import { builtTags, visitorsChoice } from '#http/tags.ts';
import { consentTexts } from '#integrations/consent-texts.ts';
import { isLocale, LOCALES } from '#locales.ts';

/** The words of the consent dialog in each language, fetched when it is approached; none where nothing is asked. */
export const getStaticPaths: GetStaticPaths = () =>
  visitorsChoice(builtTags()) === 'consent' ? LOCALES.map((locale) => ({ params: { locale } })) : [];

export const GET: APIRoute = ({ params: { locale = '' } }) => {
  if (!isLocale(locale)) throw new RangeError(`There is no language "${locale}".`);
  return Response.json(consentTexts(locale, builtTags()));
};
