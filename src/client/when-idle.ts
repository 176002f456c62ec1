/** Does what can wait, once the page is loaded and the browser has nothing else to do; Safari cannot say when that is. */
export function whenIdle(work: () => void): void {
  addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(work));
}
