/** The headers of every answer of our server, and of hosts that read the `_headers` file. */
import { isLoopback, type PublicOrigins } from './origins.ts';

/** Features that no page uses. Names that Chromium does not know print a console error and are left out. */
const DENIED_FEATURES =
  'accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection interest-cohort keyboard-map local-fonts magnetometer microphone midi payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial sync-xhr unload usb window-management xr-spatial-tracking';

const PERMISSIONS = [
  ...DENIED_FEATURES.split(' ').map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/** Files that other sites must be able to show: link previews, the logo and the icons. */
const EMBEDDABLE = /^\/(og\/|favicon\.|icon-|apple-touch-icon)/;

/** The endpoint to which browsers tell what a policy stopped. */
const REPORTS = '/api/reports';

/** A page and not a file: the last part of its path has no extension. */
const PAGE = /\/[^./]*$/;

/** The origin of the pages, that of the endpoints if they are elsewhere, and whether HSTS covers subdomains. */
export type Addresses = Pick<PublicOrigins, 'PUBLIC_SITE_ORIGIN' | 'PUBLIC_API_ORIGIN'> &
  Partial<Pick<PublicOrigins, 'HSTS_SUBDOMAINS'>>;

/** The path of the editor in the browser, in a build that has it. */
export const EDITOR = '/admin';

/** A set of header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** The rules that a policy may have in a header only, never in a meta. */
export const HEADER_POLICY = "frame-ancestors 'none'; report-to csp";

/**
 * The same for the editor, without reports: it asks its host's status page again and again, which the policy
 * stops.
 */
const EDITOR_HEADER_POLICY = "frame-ancestors 'none'";

/** The headers that do not depend on the path. */
export function commonHeaders({
  PUBLIC_SITE_ORIGIN: siteOrigin,
  PUBLIC_API_ORIGIN: api,
  HSTS_SUBDOMAINS: coversSubdomains = false,
}: Addresses): Headers {
  const isSecure = siteOrigin.startsWith('https:') && !isLoopback(siteOrigin);
  return {
    ...(isSecure && {
      'Strict-Transport-Security': `max-age=63072000${coversSubdomains ? '; includeSubDomains; preload' : ''}`,
    }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // `no-referrer` would send `Origin: null` with a native form, which the endpoints refuse; so would `same-origin`
    // with a form that posts to another host.
    'Referrer-Policy': api === undefined ? 'same-origin' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    'X-Permitted-Cross-Domain-Policies': 'none',
    'Reporting-Endpoints': `csp="${api ?? ''}${REPORTS}"`,
  };
}

/** The headers of one path. `pagePolicy` comes from the build; whatever is not a page may load nothing. */
export function pathHeaders(path: string, pagePolicy?: string): Headers {
  const isEditor = path === EDITOR;
  const isBuiltPage = PAGE.test(path) && pagePolicy !== undefined && !isEditor;
  const policy = pagePolicy ?? "default-src 'none'";
  return {
    ...(PAGE.test(path) && !isEditor && { Link: '</llms.txt>; rel="describedby"; type="text/plain"' }),
    // A built page is the same whatever its query, such as the marks of a campaign: caches may keep it once.
    ...(isBuiltPage && { 'No-Vary-Search': 'params' }),
    // Articles as Markdown are for programs that ask for them; search engines list the pages.
    ...((path.endsWith('.md') || isEditor) && { 'X-Robots-Tag': 'noindex' }),
    'Content-Security-Policy': `${policy}; ${isEditor ? EDITOR_HEADER_POLICY : HEADER_POLICY}`,
    // The tools that wait for consent do not all say that others may load them, nor do the faces of editors: they are
    // loaded without credentials.
    'Cross-Origin-Embedder-Policy': loadsTools(policy) || isEditor ? 'credentialless' : 'require-corp',
    'Cross-Origin-Resource-Policy': EMBEDDABLE.test(path) ? 'cross-origin' : 'same-origin',
  };
}

/** Says whether a page may load the tools of others, once its visitor agrees. */
function loadsTools(policy: string): boolean {
  return policy.split('; ').some((rule) => rule.startsWith('script-src ') && /\shttps?:/.test(rule));
}

/**
 * Says how long a file may be reused: for ever when its name holds its hash, else after asking whether it changed; the
 * script that removes the service worker of an earlier site, not at all.
 */
export function cacheControl(path: string): string {
  if (path === '/sw.js') return 'no-store';
  return path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
