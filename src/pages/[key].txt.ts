import type { APIRoute, GetStaticPaths } from 'astro';
import { indexNowKey } from '../integrations/index-now/key.ts';

/** The file by which search engines know the key of IndexNow for ours; none without a key. */
export const getStaticPaths: GetStaticPaths = () => {
  const key = indexNowKey(process.env);
  return key === undefined ? [] : [{ params: { key } }];
};

export const GET: APIRoute = ({ params }) => new Response(params['key']);
