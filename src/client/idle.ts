/** Runs a function once the browser is idle; in WebKit, which has no such call, as a task of its own. */
export const whenIdle: (run: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout;
