import type { APIRoute, GetStaticPaths } from 'astro';
import { renderCard } from '#integrations/card.ts';
import { listedPages, taskPages, type ListedPage } from '#integrations/listed-pages.ts';
import { LOCALES } from '#locales.ts';
import { cardPath } from '#routes.ts';

/** Picture for each page that may be shared (`cardPath`). */
export const getStaticPaths = (async () =>
  [...(await listedPages()), ...LOCALES.flatMap(taskPages)].map((page) => ({
    params: { page: cardPath(page.path).slice('/og/'.length, -'.png'.length) },
    props: { page },
  }))) satisfies GetStaticPaths;

/** Picture that is shown where a link to the page is shared. */
export const GET: APIRoute<{ page: ListedPage }> = async ({ props: { page } }) =>
  new Response(await renderCard(page), { headers: { 'Content-Type': 'image/png' } });
