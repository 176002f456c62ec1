import type { ConsentChoices, ConsentRecord, OptionalCategory } from '#schemas/consent.ts';
import type { VisitorEvent } from '../count.ts';
import { confineTools } from './confine-tools.ts';
import { google, matomo, plausible, type Vendor } from './vendors.ts';

/** Tools by the name of their element; one without an entry needs nothing but its script. */
const VENDORS: Readonly<Record<string, Vendor>> = {
  matomo,
  plausible,
  googleAnalytics: google,
  googleAds: google,
};

const NOTHING: ConsentChoices = { analytics: false, marketing: false, preferences: false };

/**
 * Runs the inert scripts of the page, `script[type="text/plain"][data-category][data-src]`, once their category is
 * granted: in order, each address once, also those inserted later. A category that is withdrawn loses its cookies, and
 * its scripts that ran are stopped until the next page. Events (`client/count`) go to the tools that run, each once a page.
 * Follows the consent manager, and starts after it.
 */
export function startTags(): void {
  allowScriptAddresses();
  const ran = new Map<string, DOMStringMap>();
  const stopped = new Set<string>();
  const counted = new Set<string>();
  let choices = NOTHING;
  const isAllowed = ({ category }: DOMStringMap) => choices[category as OptionalCategory]; // an unknown category is never granted

  const apply = () => {
    const tags = document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"][data-category]');
    for (const { dataset } of tags) {
      const { src = '', cookies = '' } = dataset;
      if (!isAllowed(dataset)) eraseCookies(cookies.split(' ').filter(Boolean));
      else if (!ran.has(src)) {
        ran.set(src, dataset);
        run(dataset);
      }
    }
  };
  const track = (event: VisitorEvent) => {
    for (const [src, data] of ran) {
      const once = src + JSON.stringify(event);
      if (stopped.has(src) || counted.has(once)) continue;
      counted.add(once);
      VENDORS[data['vendor'] ?? '']?.send(event);
    }
  };

  addEventListener('consent', (event) => {
    choices = (event as CustomEvent<ConsentRecord | null>).detail ?? NOTHING; // ours: client/consent/consent-manager
    for (const update of new Set(vendors().map((vendor) => vendor?.update))) update?.(choices);
    apply();
    const withdrawn = [...ran].filter(([src, data]) => !isAllowed(data) && !stopped.has(src));
    for (const [src] of withdrawn) stopped.add(src);
    if (withdrawn.length > 0) confineTools(withdrawn.map(([, data]) => data));
  });
  dispatchEvent(new Event('consent-ask'));
  globalThis.trackEvent = track;
  addEventListener('click', ({ target }) => {
    const wish = target instanceof Element ? linkWish(target.closest('a')?.href) : undefined;
    if (wish !== undefined) track({ name: 'plan-chosen', wish });
  });
  new MutationObserver(apply).observe(document, { childList: true, subtree: true });
}

/** Trial or quote of a link of the site (`/demo?wish=trial-starter`): one of the build's wishes, since pages hold no other. */
function linkWish(href = ''): Extract<VisitorEvent, { name: 'plan-chosen' }>['wish'] | undefined {
  const [, wish] = /[?&]wish=((?:trial|quote)-[a-z]+)/.exec(href) ?? [];
  return wish as ReturnType<typeof linkWish>;
}

/** Loads the tools in order; one that fails does not stop the next. */
function run(data: DOMStringMap): void {
  const script = document.createElement('script');
  // Inserted scripts run as they arrive; this keeps their order.
  script.async = false;
  Object.assign(script.dataset, data);
  VENDORS[data['vendor'] ?? '']?.prepare(data);
  script.src = data['src'] ?? '';
  document.head.append(script);
}

function vendors() {
  return [...document.querySelectorAll<HTMLElement>('script[data-vendor]')].map(
    ({ dataset }) => VENDORS[dataset['vendor'] ?? ''],
  );
}

/** Lets tools set script addresses as text, which `script-src` limits; text as HTML or as code stays refused. */
function allowScriptAddresses(): void {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }; // not in every browser
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
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

/** Host alone, then the host and its parents: www.example.com, example.com, com. */
function domains(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, depth) => `;domain=${labels.slice(depth).join('.')}`)];
}

/** Path and its parents, with and without a final slash: /en/pricing, /en/pricing/, /en, /en/, /. */
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
