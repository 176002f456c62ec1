import { whenIdle } from '../when-idle.ts';

/** Fetches an island's code once the visitor does something while it is within a screen of view; never to save data. */
export function warmWhenNear(island: HTMLElement, load: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // Chromium only
  if (connection?.saveData) return;
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
  // Not before: the page comes first, and a browser that lays it out reports a pointer that rests on it.
  whenIdle(() => {
    for (const action of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
      addEventListener(action, watch, { passive: true, signal: listening.signal });
  });
}
