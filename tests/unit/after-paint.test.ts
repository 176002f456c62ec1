import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../src/client/after-paint.ts';

/** Frames that the browser is asked to tell of. */
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => delete frames[handle - 1]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint(): void {
  for (const frame of frames) frame?.();
}

it('runs once, after the frame', () => {
  const work = vi.fn<() => void>();
  afterPaint(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

it('is called off before the frame, and between the frame and the work', () => {
  const work = vi.fn<() => void>();
  afterPaint(work)();
  paint();
  vi.runAllTimers();
  frames = [];
  const forget = afterPaint(work);
  paint();
  forget();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

it('runs at once where nothing is painted', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  const work = vi.fn<() => void>();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
