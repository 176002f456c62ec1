import { isLoopback, type PublicOrigins } from './origins.ts';

/** Features that no page uses. Names that Chromium does not know print a console error and are left out. */
const DENIED_FEATURES =
  'accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection interest-cohort keyboard-map local-fonts magnetometer microphone midi payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial sync-xhr unload usb window-management xr-spatial-tracking';

const PERMISSIONS = [
  ...DENIED_FEATURES.split(' ').map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

const REPORTS = '/api/reports';

export type Addresses = Pick<PublicOrigins, 'PUBLIC_SITE_ORIGIN' | 'PUBLIC_API_ORIGIN'> &
  Partial<Pick<PublicOrigins, 'HSTS_SUBDOMAINS'>>;

export const EDITOR_PATH = '/admin';

export type Headers = Readonly<Record<string, string>>;

/** Rules that a policy may have in a header only, never in a meta. */
export const HEADER_POLICY = "frame-ancestors 'none'; report-to csp";

/** Headers of what is not a page: it may load nothing, and only this site may embed it. */
export const DATA_HEADERS: Headers = {
  'Content-Security-Policy': `default-src 'none'; ${HEADER_POLICY}`,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

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
