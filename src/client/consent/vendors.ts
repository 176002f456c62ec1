/* oxlint-disable no-underscore-dangle -- the name is Matomo's */
import type { Choices } from '../../schemas/consent.ts';

declare global {
  // The queues that the tools read once they have loaded.
  var _paq: unknown[] | undefined;
  var dataLayer: unknown[] | undefined;
}

/** The calls that a tool needs besides its script. */
interface Vendor {
  /** Just before its script loads; `data` are the attributes of its element. */
  readonly prepare?: (data: DOMStringMap) => void;
  /** At each change of the visitor's choices, from before the first, whether it has loaded or not. */
  readonly update?: (choices: Choices) => void;
}

/** Thirteen months, which the CNIL allows a cookie that measures; Google's own default is two years. */
const COOKIE_SECONDS = 390 * 86_400;

const google: Vendor = {
  update: (choices) => {
    if (globalThis.dataLayer === undefined) gtag('consent', 'default', consentMode());
    gtag('consent', 'update', consentMode(choices));
  },
  prepare: ({ id }) => {
    gtag('js', new Date());
    gtag('config', id, { cookie_expires: COOKIE_SECONDS, cookie_update: false });
  },
};

/** The tools by the name of their element; one without an entry needs nothing but its script. */
export const VENDORS: Readonly<Record<string, Vendor>> = {
  matomo: {
    prepare: ({ tracker, site }) => {
      globalThis._paq ??= [];
      globalThis._paq.push(
        ['setTrackerUrl', tracker],
        ['setSiteId', site],
        ['setVisitorCookieTimeout', COOKIE_SECONDS],
        ['trackPageView'],
        ['enableLinkTracking'],
      );
    },
  },
  googleAnalytics: google,
  googleAds: google,
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

/** The state of Google's consent mode, version 2. */
function consentMode(choices?: Choices) {
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
