import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { explorerData, explorerSources } from '#competition/words/explorer-data.ts';
import { screenLocales } from '#routes.ts';

/** Figures of a source, fetched by the explorer once it is used, in each language. */
export const getStaticPaths = (() =>
  explorerSources().flatMap((figures) =>
    screenLocales('howMany').map((locale) => ({
      params: { source: figures.source.id, locale },
      props: { figures, locale },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(explorerData(props.figures, props.locale));
