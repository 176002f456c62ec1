import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the region of the toasts when there is one to show. */
    'client:toast'?: boolean;
  }
}

/** Calls `hydrate` at the first toast, or at once for the one that the page before kept; until then it is HTML. */
export function hydrateOnToast(hydrate: () => void): void {
  let isKept = false;
  try {
    isKept = sessionStorage.getItem('toast') !== null;
  } catch {
    // storage blocked: nothing was kept
  }
  if (isKept) hydrate();
  else addEventListener('toast', hydrate, { once: true });
}

const directive: ClientDirective = (load) => hydrateOnToast(() => void load().then((run) => run()));
export default directive;
