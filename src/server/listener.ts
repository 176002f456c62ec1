import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { commonHeaders, pathHeaders, type Addresses } from '#http/headers.ts';
import type { AppEnv } from './context.ts';
import { failure, sendResponse } from './errors.ts';
import type { BuiltSite } from './pages/built-site.ts';
import { createSender } from './pages/send-file.ts';

/** Sends a built file to a request that reads one, and leaves every other request to the app. */
export function createListener(site: BuiltSite, app: Hono<AppEnv>, addresses: Addresses): RequestListener {
  const common = commonHeaders(addresses);
  const sendFile = createSender(site, common);
  // HTTP/1.0 allows a request without Host.
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });

  return function listener(request, response) {
    const path = pathOf(request.url ?? '');
    try {
      const found = request.method === 'GET' || request.method === 'HEAD' ? site.find(path) : undefined;
      if (found?.kind === 'file') sendFile(request, response, found.file);
      else void answer(request, response);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      response.setHeaders(new Map(Object.entries({ ...common, ...pathHeaders(path) })));
      sendResponse(response, failure(error, { path, header: (name) => request.headers[name]?.toString() }));
    }
  };
}

/** The path of a request's target, which may be a whole address (RFC 9112, section 3.2.2). */
function pathOf(target: string): string {
  return URL.canParse(target) ? new URL(target).pathname : (target.split(/[?#]/, 1)[0] ?? '');
}
