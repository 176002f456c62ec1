import { useEffect, useState } from 'react';
import type { ConsentTexts } from '../../schemas/consent-texts.ts';
import type { Locale } from '../../locales.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { TooltipGroup } from '../tooltip/TooltipGroup.tsx';
import { Dialog } from './Dialog.tsx';
import css from './consent.css?inline';
import { fetchTexts } from './fetch-texts.ts';

/** The controls of the page that open the dialog: links and buttons that lead somewhere without it. */
const OPENERS = '[data-opens=consent]';

/** What the visitor opened, from where. */
interface Opened {
  readonly texts: ConsentTexts;
  readonly locale: Locale;
  readonly opener: HTMLElement;
}

/** The dialog in which the visitor chooses purpose by purpose. Nothing in the HTML of the page but what opens it. */
export function Consent() {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    adoptStyles(css);
    // Not by `localeOf`: a module that the page's script imports too would no longer be inlined in the page.
    const locale = document.documentElement.lang as Locale; // written by the layout
    // Whoever has come near will want them; a failure here is tried again at the press.
    fetchTexts(locale).catch(() => {});
    const onClick = (event: MouseEvent) => {
      const opener = openerOf(event);
      if (opener === undefined) return;
      event.preventDefault();
      fetchTexts(locale).then(
        (texts) => setOpened({ texts, locale, opener }),
        (error: unknown) => leadElsewhere(opener, error),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  if (opened === undefined) return null;
  const { texts, locale, opener } = opened;
  const close = () => {
    setOpened(undefined);
    giveFocusBack(opener);
  };
  return (
    <ErrorBoundary fallback={texts.fallback}>
      <TooltipGroup>
        <Dialog texts={texts} locale={locale} onClose={close} />
      </TooltipGroup>
    </ErrorBoundary>
  );
}

/** The opener that a plain click is on: a click for a new tab is the link's. */
function openerOf({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLElement | undefined {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>(OPENERS) ?? undefined;
}

/** Without its words the dialog says nothing: the opener does what it does without script. */
function leadElsewhere(opener: HTMLElement, error: unknown): void {
  // The visitor has left already.
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { form } = opener as HTMLButtonElement; // undefined for a link
  location.assign(opener instanceof HTMLAnchorElement ? opener.href : (form?.action ?? ''));
}

/** To what opened the dialog; to the page when that has gone with the banner. */
function giveFocusBack(opener: HTMLElement): void {
  if (opener.checkVisibility()) opener.focus();
  else document.querySelector('main')?.focus();
}
