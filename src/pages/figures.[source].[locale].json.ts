import type { APIRoute, GetStaticPaths } from 'astro';
import { explorerData, explorerSources } from '#competition/words/explorer-data.ts';
import { isLocale } from '#locales.ts';
import { screenLocales } from '#routes.ts';

/** Figures of a source, fetched by the explorer once it is used, in each language. */
export const getStaticPaths: GetStaticPaths = () =>
  explorerSources().flatMap(({ source }) =>
    screenLocales('howMany').map((locale) => ({ params: { source: source.id, locale } })),
  );

export const GET: APIRoute = ({ params: { source, locale = '' } }) => {
  const figures = explorerSources().find((one) => one.source.id === source);
  if (!isLocale(locale) || figures === undefined)
    throw new RangeError(`No figures of "${source}" in "${locale}".`);
  return Response.json(explorerData(figures, locale));
};
