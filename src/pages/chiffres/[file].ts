import type { APIRoute, GetStaticPaths } from 'astro';
import { readCompetition } from '#competition/read.ts';
import { figuresCsv } from '#competition/figures-csv.ts';
import type { Figures } from '#schemas/competition/figures.ts';

/** Figures of a source, for anybody who checks them: as the command wrote them, or as a table with a choice a line. */
const FORMATS = {
  json: (figures: Figures) => Response.json(figures),
  csv: (figures: Figures) =>
    new Response(figuresCsv(figures), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }),
} as const;

export const getStaticPaths = (() =>
  readCompetition().flatMap((figures) =>
    (['json', 'csv'] as const).map((format) => ({
      params: { file: `${figures.source.id}.${format}` },
      props: { figures, format },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ figures: Figures; format: keyof typeof FORMATS }> = ({
  props: { figures, format },
}) => FORMATS[format](figures);
