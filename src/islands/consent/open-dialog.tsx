import { createRoot, type Root } from 'react-dom/client';
import type { Gate } from '../../client/consent/dialog.ts';
import { getJson, query } from '../../client/query.ts';
import type { Locale } from '../../locales.ts';
import type { ConsentTexts } from '../../schemas/consent.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { TooltipGroup } from '../tooltip/Tooltip.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import css from './consent.css?inline';

let root: Root | undefined;

// Ahead of the press; a failure here is tried again at the press.
fetchTexts().catch(() => {});

/** Opens the dialog in which the visitor chooses purpose by purpose. Rejects when its texts cannot be had. */
export async function openDialog(opener: HTMLElement, { read, choose }: Gate): Promise<void> {
  const texts = await fetchTexts();
  adoptStyles(css);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => {
    root?.render(null);
    giveFocusBack(opener);
  };
  root.render(
    <ErrorBoundary fallback={texts.fallback}>
      <TooltipGroup>
        <ConsentDialog texts={texts} locale={pageLocale()} record={read()} onSave={choose} onClose={close} />
      </TooltipGroup>
    </ErrorBoundary>,
  );
}

/** The texts of the dialog; asked for once, tried again three times, kept for five minutes. */
function fetchTexts(): Promise<ConsentTexts> {
  const path = `/consent.${pageLocale()}.json`;
  return query(path, () => getJson(path, asTexts));
}

function asTexts(content: unknown): ConsentTexts {
  return content as ConsentTexts; // written by the build that made this code
}

/** Not by `localeOf`: a module that the page's script imports too would no longer be inlined in the page. */
function pageLocale(): Locale {
  return document.documentElement.dataset['locale'] as Locale; // written by the layout; translators change `lang`
}

/** Moves the focus to the opener, or to the page when the opener has gone with the banner; the page stays where it is. */
function giveFocusBack(opener: HTMLElement): void {
  const target = opener.getClientRects().length > 0 ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
}
