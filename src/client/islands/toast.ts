import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the region that shows toasts at the first one, or at once for the one that the page before kept. */
    'client:toast'?: boolean;
  }
}

/** Until then the region is HTML. */
const toast: ClientDirective = (load) => {
  const hydrate = async () => (await load())();
  let isKept = false;
  try {
    isKept = sessionStorage.getItem('toast') !== null;
  } catch {
    // storage blocked: nothing was kept
  }
  if (isKept) void hydrate();
  else addEventListener('toast', hydrate, { once: true });
};

export default toast;
