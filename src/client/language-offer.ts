import { isLocale, type Locale } from '../locales.ts';
import { browserLocale, chosenLocale, preferLocale } from './preferred-locale.ts';
import { readStored, store } from './storage.ts';

const DISMISSED = 'locale-hint';

/**
 * The path decides the language. The visitor's own is offered, never forced: a line appears when this page exists
 * in it, until the visitor closes it or reads on in the page's language. A page in one language only decides nothing.
 */
export function offerLanguage(page: Locale): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) {
    link.addEventListener('click', () => {
      if (isLocale(link.hreflang)) preferLocale(link.hreflang);
    });
  }
  const offer = document.querySelector<HTMLElement>('[data-language-offer]');
  if (offer === null) return;
  const chosen = chosenLocale();
  const isReadOn = document.referrer.startsWith(`${location.origin}/`);
  const isAsked = isReadOn && chosen === undefined; // on the page before
  const preferred = chosen ?? browserLocale(navigator.language);
  if (offer.dataset['languageOffer'] === preferred && !isAsked && readStored(DISMISSED) === null) show(offer);
  if (isReadOn) preferLocale(page);
}

function show(offer: HTMLElement): void {
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    store(DISMISSED, 'closed');
  });
}
