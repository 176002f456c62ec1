/* oxlint-disable no-underscore-dangle -- the name is Matomo's */
import { COOKIE_SECONDS, pageAddress, referrerAddress, type Vendor } from './vendor.ts';

declare global {
  /** Matomo's queue; once it has loaded, what takes its commands. */
  var _paq: Pick<unknown[][], 'push'> | undefined;
}

/**
 * Commands as developer.matomo.org documents them, November 2026. As `exempt` from consent it sets no cookie, reads
 * nothing of the device, and learns neither where the visitor came from nor of a campaign (`.config/deploy/README.md`).
 */
export const matomo: Vendor = {
  prepare: ({ tracker, site, exempt }) => {
    const isExempt = exempt !== undefined;
    push(['setTrackerUrl', tracker], ['setSiteId', site]);
    if (isExempt)
      push(
        ['disableCookies'],
        ['disableBrowserFeatureDetection'],
        ['disableCampaignParameters'],
        ['setCustomUrl', location.origin + location.pathname],
        ['setReferrerUrl', ''],
        ['trackPageView'],
      );
    else
      push(
        ['setVisitorCookieTimeout', COOKIE_SECONDS],
        ['setCustomUrl', pageAddress()],
        ['setReferrerUrl', referrerAddress()],
        ['trackPageView'],
        ['enableLinkTracking'],
      );
  },
  /** An event of the category `site`; its property is the name of the event. */
  send: ({ name, ...properties }) => push(['trackEvent', 'site', name, ...Object.values(properties)]),
};

function push(...commands: unknown[][]): void {
  const queue: unknown[][] = [];
  (globalThis._paq ??= queue).push(...commands);
}
