import { fileAddress } from '#http/canonical.ts';
import { DATA_HEADERS, EDITOR_PATH, HEADER_POLICY, type Headers } from '#http/headers.ts';
import { contentType } from '../content-types.ts';

/** Files that other sites must be able to show: link previews, the logo and the icons. */
const EMBEDDABLE = /^\/(og\/|favicon\.|icon-|apple-touch-icon)/;

/** Rules of the editor's policy that no meta may have. Its host's status page, which it polls, would be reported each time. */
const EDITOR_HEADER_POLICY = "frame-ancestors 'none'";

/** A page is the same whatever its query, such as the marks of a campaign: caches may keep it once. */
export const PAGE_HEADERS: Headers = { 'No-Vary-Search': 'params' };

/** Response headers of a built file: type, caching, who may embed it, and `policy`, that of a page or of a drawing with styles. */
export function fileHeaders(file: string, policy?: string): Headers {
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    Vary: 'Accept-Encoding',
    ...DATA_HEADERS,
    ...(policy !== undefined && { 'Content-Security-Policy': `${policy}; ${HEADER_POLICY}` }),
    ...(EMBEDDABLE.test(file) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(file.endsWith('.html') && policy !== undefined && pageHeaders(file, policy)),
  };
}

function pageHeaders(file: string, policy: string): Headers {
  if (fileAddress(file) === EDITOR_PATH)
    return {
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': `${policy}; ${EDITOR_HEADER_POLICY}`,
      'Cross-Origin-Embedder-Policy': 'credentialless',
    };
  return {
    ...PAGE_HEADERS,
    // The tools that wait for consent do not all say that others may load them: they are loaded without credentials.
    ...(loadsTools(policy) && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
  };
}

/** Returns whether a page may load the tools of others, once its visitor agrees. */
function loadsTools(policy: string): boolean {
  return policy.split('; ').some((rule) => rule.startsWith('script-src ') && /\shttps?:/.test(rule));
}

/**
 * Returns how long a file may be reused: for ever when its name holds its hash, else after asking whether it changed.
 */
function cacheControl(file: string): string {
  return file.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
