import type { ConsentChoices } from '../../../schemas/consent.ts';
import { COOKIE_SECONDS, pageAddress, referrerAddress, type Vendor } from './vendor.ts';

declare global {
  /** The queue of Google's tag. */
  var dataLayer: unknown[] | undefined;
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
