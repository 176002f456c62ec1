const IDLE = 'idle';

/** Does what can wait once the page is idle, as `announceIdle` says. */
export function whenIdle(work: () => void): void {
  addEventListener(IDLE, work, { once: true });
}

/**
 * Says once that the page is loaded and painted and that the browser has nothing else to do; Safari cannot say when that
 * is. A page can be loaded and idle before its first paint, which anything done then would hold up.
 */
export function announceIdle(): void {
  addEventListener('load', () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      (globalThis.requestIdleCallback ?? setTimeout)(() => dispatchEvent(new Event(IDLE)));
    }).observe({ type: 'paint', buffered: true }),
  );
}
