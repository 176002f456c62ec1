import type { APIRoute, GetStaticPaths } from 'astro';
import { readCompetition, type Source } from '../../../competition/read.ts';

/** The figures of a source as the command wrote them, with the trial of its forecasts: so that anybody may check them. */
export const getStaticPaths = (() =>
  readCompetition().map((source) => ({
    params: { source: source.figures.source.id },
    props: { source },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ source: Source }> = ({ props: { source } }) =>
  Response.json({ ...source.figures, trial: source.trial });
