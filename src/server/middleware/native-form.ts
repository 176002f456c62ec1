import { ENDPOINTS } from '#schemas/endpoints.ts';
import type { AppContext } from '../context.ts';
import { prefersJson } from '../negotiation.ts';

/** Endpoints of forms, which answer a refused native post with their page. */
const FORMS: ReadonlySet<string> = new Set([
  ENDPOINTS.demo,
  ENDPOINTS.login,
  ENDPOINTS.newsletter,
  ENDPOINTS.preferences,
]);

export function isNativeForm({ req }: AppContext): boolean {
  const isForm = req.method === 'POST' && FORMS.has(req.path);
  return isForm && !prefersJson(req.header('accept'), req.header('content-type'));
}
