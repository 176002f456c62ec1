/** Astro's middleware, for what is made on demand: turns its bare errors into answers of this server. */
import type { MiddlewareHandler } from 'astro';
import { fail } from './failure.ts';
import { pageOf } from './page-of.ts';

/** Answers a failed endpoint with a logged 500, and a method it does not have with a 405. */
export const onRequest: MiddlewareHandler = async ({ request, isPrerendered, routePattern, url }, next) => {
  // At build and in development Astro's own error is the useful one.
  if (isPrerendered || import.meta.env.DEV) return next();
  try {
    const response = await next();
    return isMissingMethod(response) ? methodMissing(request.method) : response;
  } catch (error) {
    const accept = request.headers.get('accept') ?? '';
    const page = pageOf(url.pathname, request.headers.get('referer') ?? undefined);
    const { status, headers, body } = fail(error, { path: routePattern, page, accept });
    return new Response(body, { status, headers });
  }
};

/** Astro answers a bare 404 for a method that the endpoint does not export; ours always have a body. */
function isMissingMethod(response: Response): boolean {
  return response.status === 404 && response.body === null;
}

function methodMissing(method: string): Response {
  const allow = method === 'POST' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  return new Response(null, { status: 405, headers: { Allow: allow } });
}
