/** The headers of every answer, whoever gives it: our server, or a host that reads the `_headers` file. */
import { isLoopback } from '../build/origins.ts';

/** Features that no page uses. Names that Chromium does not know print a console error and are left out. */
const DENIED_FEATURES =
  'accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection interest-cohort keyboard-map local-fonts magnetometer microphone midi payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial sync-xhr unload usb window-management xr-spatial-tracking';

const PERMISSIONS = [
  ...DENIED_FEATURES.split(' ').map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/** What other sites must be able to show: link previews, the logo and the icons. */
const EMBEDDABLE = /^\/(og\/|favicon\.|icon-|apple-touch-icon)/;

/** A set of header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** The headers that do not depend on the path. */
export function commonHeaders(siteOrigin: string): Headers {
  const isSecure = siteOrigin.startsWith('https:') && !isLoopback(siteOrigin);
  return {
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // `no-referrer` would send `Origin: null` with a native form, which the endpoints refuse.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': PERMISSIONS,
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}

/** The headers of one path. `pagePolicy` comes from the build; whatever is not a page may load nothing. */
export function pathHeaders(path: string, pagePolicy = "default-src 'none'"): Headers {
  return {
    ...(!path.includes('.') && { Link: '</llms.txt>; rel="describedby"; type="text/plain"' }),
    // The twins of articles are for whoever asks for Markdown; search engines list the pages.
    ...(path.endsWith('.md') && { 'X-Robots-Tag': 'noindex' }),
    'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'`,
    'Cross-Origin-Resource-Policy': EMBEDDABLE.test(path) ? 'cross-origin' : 'same-origin',
  };
}

/** How long a file may be reused: for ever when its name holds its hash, else after asking whether it changed. */
export function cacheControl(path: string): string {
  return path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
