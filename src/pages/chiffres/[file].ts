import type { APIRoute, GetStaticPaths } from 'astro';
import { readCompetition, type Source } from '#competition/read.ts';
import { csvOf } from '#competition/table.ts';

/**
 * The figures of a source, so that anybody may check them: as the command wrote them (JSON), and as a table with
 * a choice a line and numbers as programs read them (CSV).
 */
const FORMS = {
  json: ({ figures }: Source) => Response.json(figures),
  csv: ({ figures }: Source) =>
    new Response(csvOf(figures), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }),
} as const;

export const getStaticPaths = (() =>
  readCompetition().flatMap((source) =>
    (['json', 'csv'] as const).map((form) => ({
      params: { file: `${source.figures.source.id}.${form}` },
      props: { source, form },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ source: Source; form: keyof typeof FORMS }> = ({ props: { source, form } }) =>
  FORMS[form](source);
