/**
 * Hands an error that an island caught to the script of the page (`watch-errors`), which reports it once. By an
 * event, because a module that both import would no longer be inlined in the page.
 */
export function reportCaught(error: unknown): void {
  dispatchEvent(new CustomEvent('caught', { detail: error }));
}
