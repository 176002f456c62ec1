import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToast, showKeptToast } from '../../src/stores/kept-toast.ts';
import {
  $toasts,
  dismissToast,
  removeToast,
  setToastRules,
  showToast,
  SINGLE,
  STACKED,
  toastState,
} from '../../src/stores/toasts.ts';

const texts = () => $toasts.get().map(({ text }) => text);
let stored: Map<string, string>;

beforeEach(() => {
  $toasts.set([]);
  setToastRules(SINGLE);
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
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

describe('a toast kept for the next page', () => {
  it('shows there once, as plain text', () => {
    keepToast(' <b>Saved</b> ', 'assertive');
    showKeptToast();
    expect($toasts.get()).toMatchObject([{ text: 'Saved', tone: 'assertive' }]);
    $toasts.set([]);
    showKeptToast();
    expect(texts()).toEqual([]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"text":1,"tone":"polite"}',
    '{"text":"a","tone":"loud"}',
    '{"text":"<i>"}',
  ])('that is %j counts for nothing', (kept) => {
    stored.set('toast', kept);
    showKeptToast();
    expect(texts()).toEqual([]);
  });

  it('is lost, without an error, where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepToast('Saved');
    showKeptToast();
    expect(texts()).toEqual([]);
  });
});
