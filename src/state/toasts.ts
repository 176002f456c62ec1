import { atom } from 'nanostores';

/** Number of toasts at once, their duration and their distance. */
export interface ToastRules {
  readonly limit: number;
  readonly durationMs: number;
  readonly gapPx: number;
}

/** Current toast; a new one replaces it. */
export const SINGLE: ToastRules = { limit: 1, durationMs: 5000, gapPx: 0 };

/** Several, for the demo console: the older ones leave first. */
export const STACKED: ToastRules = { limit: 3, durationMs: 4000, gapPx: 14 };

/** Short message that disappears by itself. What it says stands somewhere else on the page too. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Dismissed toast is on its way out. */
  readonly state: 'open' | 'dismissed';
}

/** Toasts on the page, oldest first. Written by browser code only. */
export const $toasts = atom<readonly Toast[]>([]);

let rules = SINGLE;
let lastId = 0;

/** Sets the rules of this page; the region that draws the toasts does it. */
export function setToastRules(next: ToastRules): void {
  rules = next;
}

/** Shows a message at once, in place of the oldest when there are too many. */
export function showToast(text: string): void {
  lastId += 1;
  const toasts = [...$toasts.get(), { id: lastId, text, state: 'open' as const }];
  $toasts.set(toasts.slice(-rules.limit));
  // The region hydrates at the first one (`client:intent`).
  globalThis.dispatchEvent?.(new Event('toast'));
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().map((toast) => (toast.id === id ? { ...toast, state: 'dismissed' } : toast)));
}

/** Removes a toast whose animation has ended. */
export function removeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Removes all toasts at once, before a dialog covers them. */
export function clearToasts(): void {
  $toasts.set([]);
}
