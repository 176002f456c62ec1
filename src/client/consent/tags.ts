import type { ConsentChoices, ConsentRecord, OptionalCategory } from '#schemas/consent.ts';
import type { VisitorEvent, VisitorEventName } from '../count.ts';
import { google, matomo, plausible, type Vendor } from './vendors.ts';

/** The tools by the name of their element; one without an entry needs nothing but its script. */
const VENDORS: Readonly<Record<string, Vendor>> = {
  matomo,
  plausible,
  googleAnalytics: google,
  googleAds: google,
};

/** Steps towards a sale. They are more than the audience, so that a tool which is exempt from consent is not told. */
const SALES: ReadonlySet<VisitorEventName> = new Set(['demo-requested', 'plan-chosen']);

const NOTHING: ConsentChoices = { analytics: false, marketing: false, preferences: false };

/**
 * Runs the inert scripts of the page, `script[type="text/plain"][data-category][data-src]`, once their category is
 * granted: in order, each address once, also those inserted later. One with `data-exempt` needs no consent and runs
 * unless the visitor opted out. A category that is withdrawn loses its cookies, and the page starts again if one of its
 * scripts ran. What is counted (`client/count`) goes to the tools that run, each event once a page; what leads to a sale,
 * only to those that the visitor accepted. Follows the gate (`client/consent/gate`), and starts after it.
 */
export function gateTags(): void {
  allowScriptAddresses();
  const ran = new Map<string, DOMStringMap>();
  const counted = new Set<string>();
  let choices = NOTHING;
  const isAllowed = ({ category, exempt }: DOMStringMap) =>
    exempt === undefined ? choices[category as OptionalCategory] : !isOptedOut(); // an unknown category is never granted

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
  const follow = () => {
    apply();
    // A script cannot be unloaded, so the page is loaded again.
    if (![...ran.values()].every(isAllowed)) location.reload();
  };
  const tell = (event: VisitorEvent) => {
    for (const [src, data] of ran) {
      const once = src + JSON.stringify(event);
      if (!isAllowed(data) || counted.has(once)) continue;
      if (data['exempt'] !== undefined && SALES.has(event.name)) continue;
      counted.add(once);
      VENDORS[data['vendor'] ?? '']?.send(event);
    }
  };

  addEventListener('consent', (event) => {
    choices = (event as CustomEvent<ConsentRecord | null>).detail ?? NOTHING; // ours: client/consent/gate
    for (const update of new Set(vendors().map((vendor) => vendor?.update))) update?.(choices);
    follow();
  });
  dispatchEvent(new Event('consent-ask'));
  globalThis.countUse = tell;
  addEventListener('click', ({ target }) => {
    const wish = target instanceof Element ? wishOf(target.closest('a')?.href) : undefined;
    if (wish !== undefined) tell({ name: 'plan-chosen', wish });
  });
  offerOptOut(follow);
  new MutationObserver(apply).observe(document, { childList: true, subtree: true });
}

/** Trial or quote of a link of the site (`/demo?wish=trial-starter`): one of the build's wishes, since pages hold no other. */
function wishOf(href = ''): Extract<VisitorEvent, { name: 'plan-chosen' }>['wish'] | undefined {
  const [, wish] = /[?&]wish=((?:trial|quote)-[a-z]+)/.exec(href) ?? [];
  return wish as ReturnType<typeof wishOf>;
}

/** Loads the tools in order; one that fails does not stop the next. */
function run(data: DOMStringMap): void {
  const script = document.createElement('script');
  // What a script inserts is executed as it comes; without this, in order.
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

/** Name under which a refusal to be counted is kept, which the privacy page says. */
const OPT_OUT = 'audience';

/** Holds while the page does, should the storage be full. */
let isRefusedHere = false;

/** Tells a visitor who refuses to be counted by a tool that needs no consent; anyone, where no refusal can be kept. */
function isOptedOut(): boolean {
  try {
    return isRefusedHere || localStorage.getItem(OPT_OUT) === 'refused';
  } catch {
    return true; // storage blocked
  }
}

/**
 * Shows in the page, where it has the parts `data-audience` (`counted`, `refused`), the one that holds, and follows its
 * button and the other tabs. `onChange` is called after each change.
 */
function offerOptOut(onChange: () => void): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-audience]')];
  const show = () => {
    for (const part of parts) part.hidden = isOptedOut() !== (part.dataset['audience'] === 'refused');
  };
  for (const part of parts)
    part.querySelector('button')?.addEventListener('click', () => {
      keepOptOut(part.dataset['audience'] === 'counted');
      show();
      parts
        .find(({ hidden }) => !hidden)
        ?.querySelector('button')
        ?.focus();
      onChange();
    });
  addEventListener('storage', ({ key }) => {
    if (key !== OPT_OUT && key !== null) return;
    show();
    onChange();
  });
  show();
}

function keepOptOut(isRefused: boolean): void {
  isRefusedHere = isRefused;
  try {
    if (isRefused) localStorage.setItem(OPT_OUT, 'refused');
    else localStorage.removeItem(OPT_OUT);
  } catch {
    // blocked or full: nobody is counted in this page
  }
}
