import type { APIRoute, GetStaticPaths } from 'astro';
import { consoleData } from '#screens/demo/console-data.ts';
import { isLocale } from '#locales.ts';
import { screenLocales } from '#routes.ts';

/** Data and texts of the demo console, fetched when it runs, in each language. */
export const getStaticPaths: GetStaticPaths = () =>
  screenLocales('demo').map((locale) => ({ params: { locale } }));

export const GET: APIRoute = ({ params: { locale = '' } }) => {
  if (!isLocale(locale)) throw new RangeError(`There is no language "${locale}".`);
  return Response.json(consoleData(locale));
};
