/** Passes a caught error to `watch-errors` by an event: a module that both import would not be inlined in the page. */
export function reportCaught(error: unknown): void {
  dispatchEvent(new CustomEvent('caught', { detail: error }));
}
