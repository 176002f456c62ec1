import { pageAddress, referrerAddress, type Vendor } from './vendor.ts';

/** Call of Plausible: an event, at an address, with its properties. */
type Say = (name: string, options: { u: string; props?: Readonly<Record<string, string>> }) => void;

declare global {
  /** Plausible's function; before it has loaded, its queue `q`, which it empties. */
  var plausible: (Say & { q?: Parameters<Say>[] }) | undefined;
}

/** By its script for pages that say themselves what is counted (`script.manual.js`), plausible.io/docs, November 2026. */
export const plausible: Vendor = {
  prepare: () => {
    // Its script reads this by itself, with the query of the page before.
    Object.defineProperty(document, 'referrer', { value: referrerAddress() });
    say('pageview', { u: pageAddress() });
  },
  send: ({ name, ...props }) => say(name, { u: pageAddress(), props }),
};

function say(...words: Parameters<Say>): void {
  if (globalThis.plausible === undefined) {
    const q: Parameters<Say>[] = [];
    globalThis.plausible = Object.assign((...later: Parameters<Say>) => void q.push(later), { q });
  }
  globalThis.plausible(...words);
}
