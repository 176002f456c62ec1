import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { getJson, query } from '../../client/query.ts';
import type { ConsentTexts } from '../../schemas/consent-texts.ts';
import type { Locale } from '../../locales.ts';
import { $consentOpener } from '../../stores/consent.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { TooltipGroup } from '../tooltip/Tooltip.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import css from './consent.css?inline';

/** The controls of the page that open the dialog: links and buttons that lead somewhere without it. */
const OPENERS = '[data-opens=consent]';

// From the import on: a press that waited for this code comes before React has run the effects of the island.
if (typeof document !== 'undefined') document.addEventListener('click', openFrom);

/** The dialog in which the visitor chooses purpose by purpose. Nothing in the HTML of the page but what opens it. */
export function Consent() {
  const opener = useStore($consentOpener, { ssr: 'initial' });
  const [texts, setTexts] = useState<ConsentTexts>();

  useEffect(() => {
    adoptStyles(css);
    // Fetched ahead of the press; a failure here is tried again at the press.
    fetchTexts().then(setTexts, () => {});
  }, []);
  useEffect(() => {
    if (opener === null || texts !== undefined) return;
    fetchTexts().then(setTexts, (error: unknown) => {
      $consentOpener.set(null);
      leadElsewhere(opener, error);
    });
  }, [opener, texts]);

  if (opener === null || texts === undefined) return null;
  const close = () => {
    $consentOpener.set(null);
    giveFocusBack(opener);
  };
  return (
    <ErrorBoundary fallback={texts.fallback}>
      <TooltipGroup>
        <ConsentDialog texts={texts} locale={pageLocale()} onClose={close} />
      </TooltipGroup>
    </ErrorBoundary>
  );
}

/** Opens the dialog at a plain click on an opener: a click that asks for a new tab is left to the browser. */
function openFrom(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey } = event;
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
  const opener = target.closest<HTMLElement>(OPENERS);
  if (opener === null) return;
  event.preventDefault();
  $consentOpener.set(opener);
}

/** The texts of the dialog; asked for once, tried again three times, kept for five minutes. */
function fetchTexts(): Promise<ConsentTexts> {
  const path = `/consent.${pageLocale()}.json`;
  return query(path, (signal) => getJson(path, asTexts, signal));
}

function asTexts(content: unknown): ConsentTexts {
  return content as ConsentTexts; // written by the build that made this island
}

/** Not by `localeOf`: a module that the page's script imports too would no longer be inlined in the page. */
function pageLocale(): Locale {
  return document.documentElement.lang as Locale; // written by the layout
}

/** Without its texts the dialog cannot be shown: the opener does what it does without script. */
function leadElsewhere(opener: HTMLElement, error: unknown): void {
  // The visitor has left already.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { form } = opener as HTMLButtonElement; // undefined for a link
  location.assign(opener instanceof HTMLAnchorElement ? opener.href : (form?.action ?? ''));
}

/** Moves the focus to the opener, or to the page when the opener has gone with the banner. */
function giveFocusBack(opener: HTMLElement): void {
  if (opener.checkVisibility()) opener.focus();
  else document.querySelector('main')?.focus();
}
