import { beforeEach, describe, expect, it } from 'vitest';
import {
  $toasts,
  dismissToast,
  removeToast,
  setToastRules,
  showToast,
  SINGLE,
  STACKED,
  toastState,
} from '../../../src/stores/toasts.ts';

const texts = () => $toasts.get().map(({ text }) => text);
beforeEach(() => {
  $toasts.set([]);
  setToastRules(SINGLE);
});

describe('toasts', () => {
  it('have the numbers of the specification', () => {
    expect(SINGLE).toMatchObject({ limit: 1, durationMs: 5000 });
    expect(STACKED).toEqual({ limit: 3, durationMs: 4000, gapPx: 14 });
  });

  it('show one at a time: a new one replaces the one before', () => {
    const first = showToast('one');
    showToast('two');
    expect(texts()).toEqual(['two']);
    expect(toastState(first)).toBe('removed');
  });

  it('stacked, show three, and the oldest leaves first', () => {
    setToastRules(STACKED);
    for (const text of ['one', 'two', 'three', 'four']) showToast(text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('are open, then dismissed, then removed', () => {
    const id = showToast('one');
    expect(toastState(id)).toBe('open');
    dismissToast(id);
    expect(toastState(id)).toBe('dismissed');
    removeToast(id);
    expect(toastState(id)).toBe('removed');
    dismissToast(id);
    expect($toasts.get()).toEqual([]);
  });
});
