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
