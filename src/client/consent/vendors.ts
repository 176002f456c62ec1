/* oxlint-disable no-underscore-dangle -- the name of its queue is Matomo's */
import type { ConsentChoices } from '#schemas/consent.ts';
import type { VisitorEvent } from '../count.ts';

type SendEvent = (name: string, options: { u: string; props?: Readonly<Record<string, string>> }) => void;

declare global {
  /** Matomo's queue; once it has loaded, what takes its commands. */
  var _paq: Pick<unknown[][], 'push'> | undefined;
  /** Plausible's function; before it has loaded, its queue `q`, which it empties. */
  var plausible: (SendEvent & { q?: Parameters<SendEvent>[] }) | undefined;
  var dataLayer: unknown[] | undefined;
}

/** Calls that a tool takes besides its script. */
export interface Vendor {
  /** Just before its script loads; `data` are the attributes of its element. */
  readonly prepare: (data: DOMStringMap) => void;
  /** At each change of the visitor's choices, from before the first, whether it has loaded or not. */
  readonly update?: (choices: ConsentChoices) => void;
  /** Counts what the visitor did; called only while the visitor allows the tool. */
  readonly send: (event: VisitorEvent) => void;
}

/** Thirteen months, which the CNIL allows a cookie that measures; Google's own default is two years. */
const COOKIE_SECONDS = 390 * 86_400;

const CAMPAIGN = /^(?:utm_|mtm_|gclid$|gbraid$|wbraid$)/;

/** Address of the page for a tool. Of its query only a campaign is left: the rest may be what the visitor typed. */
function pageAddress(): string {
  const kept = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(kept).toString();
  return location.origin + location.pathname + (query && `?${query}`);
}

function referrerAddress(): string {
  return document.referrer.replace(/[?#].*$/, '');
}

/** Commands as developer.matomo.org documents them, November 2026. */
export const matomo: Vendor = {
  prepare: ({ tracker, site }) =>
    push(
      ['setTrackerUrl', tracker],
      ['setSiteId', site],
      ['setVisitorCookieTimeout', COOKIE_SECONDS],
      ['setCustomUrl', pageAddress()],
      ['setReferrerUrl', referrerAddress()],
      ['trackPageView'],
      ['enableLinkTracking'],
    ),
  /** Event of the category `site`; its property is the name of the event. */
  send: ({ name, ...properties }) => push(['trackEvent', 'site', name, ...Object.values(properties)]),
};

function push(...commands: unknown[][]): void {
  const queue: unknown[][] = [];
  (globalThis._paq ??= queue).push(...commands);
}

/** By its script for pages that report their events (`script.manual.js`), plausible.io/docs, November 2026. */
export const plausible: Vendor = {
  prepare: () => {
    // Its script reads this by itself, with the query of the page before.
    Object.defineProperty(document, 'referrer', { value: referrerAddress() });
    sendEvent('pageview', { u: pageAddress() });
  },
  send: ({ name, ...props }) => sendEvent(name, { u: pageAddress(), props }),
};

function sendEvent(...words: Parameters<SendEvent>): void {
  if (globalThis.plausible === undefined) {
    const q: Parameters<SendEvent>[] = [];
    globalThis.plausible = Object.assign((...later: Parameters<SendEvent>) => void q.push(later), { q });
  }
  globalThis.plausible(...words);
}

/** Google's tag, for Analytics and Ads alike, with consent mode version 2. Its events have `_` in their names. */
export const google: Vendor = {
  update: (choices) => {
    if (globalThis.dataLayer === undefined) gtag('consent', 'default', consentMode());
    gtag('consent', 'update', consentMode(choices));
  },
  prepare: ({ id }) => {
    gtag('js', new Date());
    gtag('config', id, {
      cookie_expires: COOKIE_SECONDS,
      cookie_update: false,
      page_location: pageAddress(),
      page_referrer: referrerAddress(),
    });
  },
  send: ({ name, ...properties }) => gtag('event', name.replaceAll('-', '_'), properties),
};

/** Google takes an entry for a command only if it is an `arguments` object. */
function gtag(..._command: unknown[]): void {
  globalThis.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  globalThis.dataLayer.push(arguments);
}

function state(isGranted = false): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied';
}

function consentMode(choices?: ConsentChoices) {
  return {
    analytics_storage: state(choices?.analytics),
    ad_storage: state(choices?.marketing),
    ad_user_data: state(choices?.marketing),
    ad_personalization: state(choices?.marketing),
    functionality_storage: state(choices?.preferences),
    personalization_storage: state(choices?.preferences),
    security_storage: 'granted',
  };
}
