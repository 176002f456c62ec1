/* oxlint-disable no-underscore-dangle -- the name is Matomo's */
import type { ConsentChoices, ConsentRecord, OptionalCategory } from '../../schemas/consent.ts';

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
  readonly update?: (choices: ConsentChoices) => void;
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
const VENDORS: Readonly<Record<string, Vendor>> = {
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

const NOTHING: ConsentChoices = { analytics: false, marketing: false, preferences: false };

/**
 * Runs the inert scripts of the page, `script[type="text/plain"][data-category][data-src]`, once their category is
 * granted: in order, each address once, also those inserted later. A category that is withdrawn loses its cookies,
 * and the page starts again if one of its scripts ran. Follows the gate (`client/consent/gate`), and starts after it.
 */
export function gateTags(): void {
  allowScriptAddresses();
  const ran = new Map<string, OptionalCategory>();
  let choices = NOTHING;

  const apply = () => {
    const tags = document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"][data-category]');
    for (const { dataset } of tags) {
      const { category, src = '', cookies = '' } = dataset;
      if (!choices[category as OptionalCategory])
        eraseCookies(cookies.split(' ').filter(Boolean)); // an unknown category is never granted
      else if (!ran.has(src)) {
        ran.set(src, category as OptionalCategory); // granted, hence known
        run(dataset);
      }
    }
  };

  addEventListener('consent', (event) => {
    choices = (event as CustomEvent<ConsentRecord | null>).detail ?? NOTHING; // ours: client/consent/gate
    for (const update of new Set(vendors().map((vendor) => vendor?.update))) update?.(choices);
    apply();
    // A script cannot be unloaded: only a new page is rid of it.
    if ([...ran.values()].some((category) => !choices[category])) location.reload();
  });
  dispatchEvent(new Event('consent-ask'));
  new MutationObserver(apply).observe(document, { childList: true, subtree: true });
}

/** Loads a tool after those before it; one that fails leaves the next alone. */
function run(data: DOMStringMap): void {
  const script = document.createElement('script');
  // What a script inserts is executed as it comes; without this, in order.
  script.async = false;
  Object.assign(script.dataset, data);
  VENDORS[data['vendor'] ?? '']?.prepare?.(data);
  script.src = data['src'] ?? '';
  document.head.append(script);
}

function vendors() {
  return [...document.querySelectorAll<HTMLElement>('script[data-vendor]')].map(
    ({ dataset }) => VENDORS[dataset['vendor'] ?? ''],
  );
}

/**
 * The tools set addresses of scripts as text, which trusted types refuse. Which hosts scripts may come from is for
 * `script-src` to say; text as HTML or as code stays refused.
 */
function allowScriptAddresses(): void {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }; // not in every browser
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

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

/** Erases this site's cookies whose names begin so, on every path and domain that may have set them. */
function eraseCookies(prefixes: readonly string[]): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of names) {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    // Only the domain and the path that a cookie was set with erase it, and the browser does not give them.
    for (const domain of domains(location.hostname))
      for (const path of paths(location.pathname))
        document.cookie = `${name}=;max-age=0;path=${path}${domain}`;
  }
}

/** The host alone, then the host and its parents: www.example.com, example.com, com. */
function domains(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, depth) => `;domain=${labels.slice(depth).join('.')}`)];
}

/** A path and its parents, with and without a final slash: /en/pricing, /en/pricing/, /en, /en/, /. */
function paths(pathname: string): string[] {
  const steps = pathname.split('/').filter((step) => step !== '');
  return [
    '/',
    ...steps.flatMap((_, depth) => {
      const path = `/${steps.slice(0, depth + 1).join('/')}`;
      return [path, `${path}/`];
    }),
  ];
}
