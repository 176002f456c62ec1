import type { APIRoute, GetStaticPaths } from 'astro';
import { listedPages, taskPages } from '#integrations/listed-pages.ts';
import { glossaryIn, readGlossary } from '#editorial/data/glossary.ts';
import { LOCALES, type Locale } from '#locales.ts';
import { alternates, href, localeOf } from '#routes.ts';
import { SearchIndexSchema } from '#schemas/search.ts';

/** Index of the site's search, a file a language. */
export const getStaticPaths = (() =>
  LOCALES.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

/** Lists every page and every entry of the glossary. A page in one language only is in all files, marked. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const pages = [...(await listedPages()), ...taskPages(locale)];
  const entries = pages.flatMap(({ path, title, description, headings = [] }) => {
    const lang = localeOf(path);
    const page = { path, title, description, headings: headings.join(' ') };
    if (lang === locale) return [page];
    const isTranslated = alternates(path).some((version) => version.locale === locale);
    return isTranslated ? [] : [{ ...page, lang }];
  });
  return Response.json(SearchIndexSchema.parse([...entries, ...terms(locale)]));
};

/** Entries of the glossary, each at its place there. */
function terms(locale: Locale) {
  const forms = new Map(readGlossary().terms.map((term) => [term.id, term.forms]));
  const entries = glossaryIn(locale).letters.flatMap((letter) => letter.entries);
  return entries.map(({ id, term, acronym = '', definition }) => ({
    path: `${href('glossary', locale)}#${id}`,
    title: term,
    description: definition,
    headings: [acronym, ...(forms.get(id) ?? [])].join(' '),
  }));
}
