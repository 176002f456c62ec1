import type { APIRoute, GetStaticPaths } from 'astro';
import { consoleData } from '#screens/demo/console-data.ts';
import type { Locale } from '#locales.ts';
import { screenLocales } from '#routes.ts';

/** Data and texts of the demo console, fetched when it runs, in each language. */
export const getStaticPaths = (() =>
  screenLocales('demo').map((locale) => ({
    params: { locale },
    props: { locale },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(consoleData(locale));
