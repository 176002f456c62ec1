import type { APIRoute, GetStaticPaths } from 'astro';
import { listedPages } from '../integrations/listed-pages.ts';
import { LOCALES } from '../locales.ts';
import { alternates, localeOf } from '../routes.ts';

/** What the search of the site looks in, a file a language. */
export const getStaticPaths: GetStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

/** Lists every page as `client/search/find` reads it. A page in one language only is in all files, marked. */
export const GET: APIRoute = async ({ params: { locale } }) => {
  const pages = await listedPages();
  const entries = pages.flatMap(({ path, title, description, headings = [] }) => {
    const lang = localeOf(path);
    const page = { path, title, description, headings: headings.join(' ') };
    if (lang === locale) return [page];
    const isTranslated = alternates(path).some((version) => version.locale === locale);
    return isTranslated ? [] : [{ ...page, lang }];
  });
  return Response.json(entries);
};
