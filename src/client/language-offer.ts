import { isLocale, type Locale } from '#locales.ts';

/** Name of what is kept in the browser. */
const CHOSEN = 'locale';

/**
 * Path decides the language. The visitor's own is offered by a link in the header, never forced: it appears when
 * this page exists in it, unless the visitor reads on in the page's language. A page in one language only decides nothing.
 */
export function offerLanguage(page: Locale): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) {
    link.addEventListener('click', () => {
      if (isLocale(link.hreflang)) preferLocale(link.hreflang);
    });
  }
  const chosen = chosenLocale();
  const isReadOn = document.referrer.startsWith(`${location.origin}/`);
  const isAsked = isReadOn && chosen === undefined; // on the page before
  const preferred = chosen ?? browserLocale(navigator.language);
  for (const offer of document.querySelectorAll<HTMLAnchorElement>('[data-language-offer]'))
    offer.hidden = isAsked || offer.hreflang !== preferred;
  if (isReadOn) preferLocale(page);
}

/** The visitor's stored choice, if there is one. */
function chosenLocale(): Locale | undefined {
  const stored = readStored(CHOSEN);
  return isLocale(stored) ? stored : undefined;
}

/** Language until one is chosen: English where it is the browser's first, else French. */
function browserLocale(browserLanguage: string): Locale {
  return browserLanguage.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

/** Keeps a language as the visitor's choice. */
function preferLocale(locale: Locale): void {
  store(CHOSEN, locale);
}

/** Reads a stored value as plain text: tags stripped, trimmed. `null` when absent or when storage is blocked. */
function readStored(key: string): string | null {
  try {
    const value = localStorage.getItem(key);
    return value === null ? null : value.replace(/<[^>]*>/g, '').trim();
  } catch {
    return null; // storage blocked by the browser or by the visitor
  }
}

/** Stores a value, stripped of tags and trimmed. Where storage is blocked the choice lasts as long as the page. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value.replace(/<[^>]*>/g, '').trim());
  } catch {
    // storage blocked or full: the choice lasts as long as the page
  }
}
