import type { ClientDirective } from 'astro';
import { savesData } from '../saves-data.ts';
import { whenIdle } from '../when-idle.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** As `client:intent`, and fetches the island's code once the visitor does something on the page while it is near. */
    'client:warm'?: boolean;
  }
}

/** Near is within a screen of view. Never to save data. */
const warm: ClientDirective = (load, options, island) => {
  const listen = () => self.Astro['intent']?.(load, options, island);
  // The island of every page brings it, and Astro says so; bundled here, a page would carry it twice. The element waits
  // alike: what both do in a module of its own is 70 bytes more on the page of the demo, which has none to spare.
  if (self.Astro['intent']) listen();
  else addEventListener('astro:intent', listen, { once: true });
  if (!savesData()) whenIdle(() => fetchWhenNear(island, load));
};

// Not before the page is idle: the page comes first, and a browser that lays it out reports a pointer that rests on it.
function fetchWhenNear(island: HTMLElement, load: () => Promise<unknown>): void {
  const listening = new AbortController();
  const watch = () => {
    listening.abort();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // A failure here is no news: the first sign of intent tries again.
        load().catch(() => {});
      },
      { rootMargin: '100%' },
    );
    // The island's own box is left out of the layout; what it holds has one.
    if (island.firstElementChild !== null) observer.observe(island.firstElementChild);
  };
  for (const action of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
    addEventListener(action, watch, { passive: true, signal: listening.signal });
}

export default warm;
