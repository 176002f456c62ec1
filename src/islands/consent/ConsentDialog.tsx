import { useEffect, useId, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ConsentManager } from '#client/consent/consent-manager.ts';
import { getJson, query } from '#client/query.ts';
import type { Locale } from '#locales.ts';
import { OPTIONAL_CATEGORIES, type ConsentChoices, type ConsentRecord } from '#schemas/consent.ts';
import { ConsentTextsSchema, type ConsentTexts } from '#schemas/consent-texts.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { TooltipGroup } from '../tooltip/Tooltip.tsx';
import dialogCss from '../dialog.css?inline';
import css from './consent.css?inline';
import { Purposes } from './Purposes.tsx';
import { Tabs } from './Tabs.tsx';

let root: Root | undefined;

/** Time for which the page says that the choice is saved, in milliseconds. */
const STATUS_MS = 5000;

// Ahead of the press; a failure here is tried again at the press.
fetchTexts().catch(() => {});

/** Opens the dialog in which the visitor chooses purpose by purpose. Rejects when its texts cannot be loaded. */
export async function openDialog(opener: HTMLElement, { read, choose }: ConsentManager): Promise<void> {
  const texts = await fetchTexts();
  adoptStyles(dialogCss + css);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const status = document.body.appendChild(document.createElement('output'));
  status.className = 'consent-status';
  let isSaved = false;
  const save = (choices: ConsentChoices) => {
    choose(choices);
    isSaved = true;
  };
  const close = () => {
    root?.render(null);
    giveFocusBack(opener);
    // After the dialog has closed: screen readers ignore live regions behind a modal.
    status.textContent = isSaved ? texts.saved : '';
    setTimeout(() => status.remove(), STATUS_MS);
  };
  root.render(
    <ErrorBoundary fallback={texts.fallback}>
      <TooltipGroup>
        <ConsentDialog texts={texts} locale={pageLocale()} record={read()} onSave={save} onClose={close} />
      </TooltipGroup>
    </ErrorBoundary>,
  );
}

/** Texts of the dialog; asked for once, tried again three times, kept for five minutes. */
function fetchTexts(): Promise<ConsentTexts> {
  const path = `/consent.${pageLocale()}.json`;
  return query(path, () => getJson(path, ConsentTextsSchema));
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

interface Props {
  texts: ConsentTexts;
  locale: Locale;
  /** Choice that stands; `null` before one. */
  record: ConsentRecord | null;
  onSave: (choices: ConsentChoices) => void;
  onClose: () => void;
}

/** Dialog of consent; modal from its first render until it closes. Its buttons stay at hand on both tabs. */
function ConsentDialog({ onClose, onSave, ...shown }: Props) {
  const { texts } = shown;
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, form] = [useId(), useId()];
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const save = (choices: ConsentChoices) => {
    onSave(choices);
    close();
  };

  return (
    <dialog ref={dialog} className="dialog consent-dialog" aria-labelledby={title} onClose={onClose}>
      <div className="consent-head">
        <h2 id={title}>{texts.title}</h2>
        <button type="button" className="close" aria-label={texts.close} onClick={close}>
          ×
        </button>
      </div>
      <Tabs
        label={texts.tabs.label}
        tabs={[
          {
            id: 'cookies',
            label: texts.tabs.cookies,
            panel: <Purposes {...shown} id={form} onSave={save} />,
          },
          { id: 'policy', label: texts.tabs.policy, panel: <Policy texts={texts} />, isText: true },
        ]}
      />
      <div className="consent-actions">
        <button type="button" className="button plain" onClick={close}>
          {texts.cancel}
        </button>
        <button type="submit" form={form} className="button primary">
          {texts.save}
        </button>
      </div>
    </dialog>
  );
}

/** Use of cookies, by whom and for how long; the tooltips of the other tab repeat it. */
function Policy({ texts: { policy, tools, section } }: { texts: ConsentTexts }) {
  return (
    <>
      <h3>{policy.purposes}</h3>
      {(['necessary', ...OPTIONAL_CATEGORIES] as const).map((name) => (
        <p key={name} id={`consent-about-${name}`}>
          {policy.details[name]}
        </p>
      ))}
      <h3>{policy.tools}</h3>
      {tools.length === 0 ? (
        <p>{policy.noTools}</p>
      ) : (
        <ul>
          {tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      )}
      <h3>{policy.duration}</h3>
      <p>{policy.durationText}</p>
      <h3>{policy.withdrawal}</h3>
      <p>{policy.withdrawalText}</p>
      <p>
        <a href={section}>{policy.more}</a>
      </p>
    </>
  );
}
