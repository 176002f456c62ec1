import type { APIRoute, GetStaticPaths } from 'astro';
import { readCompetition, type Source } from '../../../competition/read.ts';
import { csvOf } from '../../../competition/table.ts';

/** The figures of a source as a table, a choice a line; numbers are written as programs read them. */
export const getStaticPaths = (() =>
  readCompetition().map((source) => ({
    params: { source: source.figures.source.id },
    props: { source },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ source: Source }> = ({ props: { source } }) =>
  new Response(csvOf(source.figures), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
