import type { APIRoute, GetStaticPaths } from 'astro';
import { configuredTags } from '#http/tags.ts';
import { consentTexts } from '#integrations/consent-texts.ts';
import { LOCALES, type Locale } from '#locales.ts';

/** Words of the consent dialog in each language, fetched when it is approached. */
export const getStaticPaths = (() =>
  LOCALES.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(consentTexts(locale, configuredTags()));
