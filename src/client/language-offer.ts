import { isLocale, type Locale } from '#locales.ts';

const CHOSEN = 'locale';

/** Offers the page in the visitor's language by a link in the header, unless they read on in the page's language. */
export function offerLanguage(page: Locale): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) {
    link.addEventListener('click', () => {
      if (isLocale(link.hreflang)) preferLocale(link.hreflang);
    });
  }
  const stored = readStored(CHOSEN);
  const chosen = isLocale(stored) ? stored : undefined;
  const isReadOn = document.referrer.startsWith(`${location.origin}/`);
  const isAsked = isReadOn && chosen === undefined; // on the page before
  const preferred = chosen ?? (/^en/i.test(navigator.language) ? 'en' : 'fr');
  for (const offer of document.querySelectorAll<HTMLAnchorElement>('[data-language-offer]'))
    offer.hidden = isAsked || offer.hreflang !== preferred;
  if (isReadOn) preferLocale(page);
}

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
function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value.replace(/<[^>]*>/g, '').trim());
  } catch {
    // storage blocked or full: the choice lasts as long as the page
  }
}
