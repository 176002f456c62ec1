import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceIdle, whenIdle } from '../../src/client/when-idle.ts';

/** What the browser is asked to tell of. */
let onPaint: (() => void) | undefined;
let onIdle: (() => void) | undefined;

beforeEach(() => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (onIdle = work));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #tell: (entries: unknown, observer: unknown) => void;
      constructor(tell: (entries: unknown, observer: unknown) => void) {
        this.#tell = tell;
      }
      observe({ type, buffered }: PerformanceObserverInit) {
        // A paint before the page was loaded counts too.
        if (type === 'paint' && buffered) onPaint = () => this.#tell(undefined, this);
      }
      disconnect() {
        onPaint = undefined;
      }
    },
  );
});
afterEach(() => {
  onPaint = onIdle = undefined;
  vi.unstubAllGlobals();
});

it('waits for the page to be loaded, painted and idle, in this order, and works once', () => {
  const work = vi.fn<() => void>();
  whenIdle(work);
  announceIdle();
  expect(onPaint, 'before the page is loaded').toBeUndefined();
  dispatchEvent(new Event('load'));
  expect(onIdle, 'before the page is painted').toBeUndefined();
  onPaint?.();
  expect(work, 'before the browser is idle').not.toHaveBeenCalled();
  onIdle?.();
  onIdle?.();
  expect(work).toHaveBeenCalledOnce();
  expect(onPaint, 'of later paints').toBeUndefined();
});

it('takes what comes next for idle where the browser cannot say', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn<() => void>();
  whenIdle(work);
  announceIdle();
  dispatchEvent(new Event('load'));
  onPaint?.();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
