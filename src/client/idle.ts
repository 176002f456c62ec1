/** Runs a function once the browser is idle; in WebKit, which lacks requestIdleCallback, in a new task. */
export const whenIdle: (run: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout;
