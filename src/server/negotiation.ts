import type { HonoRequest } from 'hono';
import Negotiator from 'negotiator';
import { ENDPOINTS } from '#schemas/endpoints.ts';

/** Endpoints of forms, which answer a refused native post with their page. */
const FORMS: ReadonlySet<string> = new Set([
  ENDPOINTS.demo,
  ENDPOINTS.login,
  ENDPOINTS.newsletter,
  ENDPOINTS.preferences,
]);

/** Returns whether a client prefers JSON to HTML; without a preference, the type of its body decides. */
export function prefersJson(request: Pick<HonoRequest, 'header'>): boolean {
  const [json, html] = ['application/json', 'text/html'];
  const isJson = /^application\/json\b/i.test(request.header('content-type') ?? '');
  const accept = request.header('accept');
  return new Negotiator({ headers: { accept } }).mediaTypes(isJson ? [json, html] : [html, json])[0] === json;
}

export function isNativeForm(request: HonoRequest): boolean {
  return request.method === 'POST' && FORMS.has(request.path) && !prefersJson(request);
}
