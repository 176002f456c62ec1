import type { Choices, ConsentRecord, OptionalCategory } from '../../schemas/consent.ts';
import { eraseCookies } from './cookies.ts';
import { VENDORS } from './vendors.ts';

const NOTHING: Choices = { analytics: false, marketing: false, preferences: false };

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
