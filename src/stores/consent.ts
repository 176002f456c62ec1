import { atom, onMount } from 'nanostores';
import type { Choices, ConsentRecord } from '../schemas/consent.ts';

/**
 * The visitor's choice; `null` before one, which is a refusal. Follows the page's gate by events, so that the
 * gate, which every page runs, needs no store. Outside the browser it stays `null`.
 */
export const $consent = atom<ConsentRecord | null>(null);

/** The control that opened the dialog of consent; `null` while it is closed. Written by browser code only. */
export const $consentOpener = atom<HTMLElement | null>(null);

onMount($consent, () => {
  globalThis.addEventListener?.('consent', follow);
  globalThis.dispatchEvent?.(new Event('consent-ask'));
  return () => globalThis.removeEventListener?.('consent', follow);
});

/** Makes the visitor's choice: the gate stores it and sends it back to this store. */
export function chooseConsent(choices: Choices): void {
  dispatchEvent(new CustomEvent('consent-choice', { detail: choices }));
}

function follow(event: Event): void {
  $consent.set((event as CustomEvent<ConsentRecord | null>).detail); // ours: client/consent/gate
}
