import type { APIRoute, GetStaticPaths } from 'astro';
import { listedPages } from '../integrations/listed-pages.ts';
import { readGlossary } from '../editorial/data/glossary.ts';
import { translator } from '../i18n/translate.ts';
import { typeset } from '../i18n/typography.ts';
import { LOCALES, type Locale } from '../locales.ts';
import { alternates, href, localeOf, ROUTES } from '../routes.ts';

/** What the search of the site looks in, a file a language. */
export const getStaticPaths: GetStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

/** Lists every page, and every entry of the glossary, as `client/search/find` reads it. A page in one language only is in all files, marked. */
export const GET: APIRoute = async ({ params: { locale } }) => {
  const pages = await listedPages();
  const entries = pages.flatMap(({ path, title, description, headings = [] }) => {
    const lang = localeOf(path);
    const page = { path, title, description, headings: headings.join(' ') };
    if (lang === locale) return [page];
    const isTranslated = alternates(path).some((version) => version.locale === locale);
    return isTranslated ? [] : [{ ...page, lang }];
  });
  const language = locale as Locale; // of the paths above
  return Response.json([...entries, ...terms(language), ...tasks(language)]);
};

/** The entries of the glossary, each at its place there. */
function terms(locale: Locale) {
  return readGlossary().terms.map(({ id, forms, ...term }) => {
    const { term: title, acronym = '', definition } = term[locale];
    return {
      path: `${href('glossary', locale)}#${id}`,
      title: typeset(title, locale),
      description: typeset(definition, locale),
      headings: [acronym, ...forms].join(' '),
    };
  });
}

/** Screens that serve a task: search engines leave them out, a visitor of the site looks for them. */
function tasks(locale: Locale) {
  const t = translator(locale);
  const own = [
    { name: 'login', title: t('login.title'), description: t('login.description'), headings: '' },
    {
      name: 'newsletterConfig',
      title: t('newsletter.config.title'),
      description: t('newsletter.config.description'),
      headings: t('newsletter.config.stop.unsubscribe'),
    },
  ] as const;
  return own.flatMap(({ name, ...page }) => {
    const [, path] = Object.entries(ROUTES[name]).find(([language]) => language === locale) ?? [];
    return path === undefined ? [] : [{ ...page, path }];
  });
}
