import type { ClientDirective } from 'astro';

declare global {
  interface Window {
    /** The directives, each under its name, where Astro puts them. */
    Astro: Readonly<Record<string, ClientDirective | undefined>>;
  }
}

/** What Astro writes for a value: 0 and what JSON can say, or 1 and a list. Our islands take nothing else. */
type Written = [type: 0, value: unknown] | [type: 1, value: Written[]];

/** A module of an island, or of `islands/hydrate`: what each exports is between Astro and them. */
type Loaded = Readonly<Record<string, (...values: unknown[]) => (...values: unknown[]) => void>>;

/**
 * The element that Astro writes around an island, without what static pages never use: slots, nested islands, page
 * swaps. Astro's own is 1.5 kB of brotli, this one 0.4. `build/light-islands` puts it in its place; its attributes
 * are Astro's.
 */
class Island extends HTMLElement {
  connectedCallback(): void {
    const name = this.value('client');
    const start = () => self.Astro[name]?.(this.load, JSON.parse(this.value('opts')), this);
    // A directive comes with the first island that has it, which may be below this script.
    if (self.Astro[name]) start();
    else addEventListener(`astro:${name}`, start, { once: true });
  }

  /** Fetches the island's code; what it resolves to hydrates it, once. Rejects when the code cannot be had. */
  readonly load = async (): Promise<() => Promise<void>> => {
    const refresh = this.value('before-hydration-url'); // in development, what React's refresh needs first
    if (refresh !== '') await import(refresh);
    const [component, renderer] = await Promise.all(
      ['component-url', 'renderer-url'].map((name) => importPatiently(this.value(name))),
    );
    if (document.readyState === 'loading')
      await new Promise((resume) => addEventListener('DOMContentLoaded', resume));
    return async () => {
      if (!this.hasAttribute('ssr')) return;
      const props = revived([0, JSON.parse(this.value('props'))]);
      renderer?.['default']?.(this)(component?.[this.value('component-export')], props);
      this.removeAttribute('ssr');
    };
  };

  private value(name: string): string {
    return this.getAttribute(name) ?? '';
  }
}

/** Pauses before each new attempt, in milliseconds. */
const PAUSES = [500, 1500, 4500];

/** Imports a module, up to four times. A browser may remember a failure: each attempt has an address of its own. */
async function importPatiently(url: string): Promise<Loaded> {
  for (const [attempt, pause] of PAUSES.entries()) {
    try {
      return await import(attempt === 0 ? url : `${url}?${attempt}`);
    } catch {
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return import(`${url}?${PAUSES.length}`);
}

function revived([type, value]: Written): unknown {
  if (type === 1) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries<Written>({ ...value }).map(([key, one]) => [key, revived(one)]));
}

customElements.define('astro-island', Island);
