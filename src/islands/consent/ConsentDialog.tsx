import { useEffect, useId, useRef } from 'react';
import type { Locale } from '../../locales.ts';
import {
  OPTIONAL_CATEGORIES,
  type ConsentChoices,
  type ConsentRecord,
  type ConsentTexts,
} from '../../schemas/consent.ts';
import { Purposes } from './Purposes.tsx';
import { Tabs } from './Tabs.tsx';

interface Props {
  texts: ConsentTexts;
  locale: Locale;
  /** The choice that stands; `null` before one. */
  record: ConsentRecord | null;
  onSave: (choices: ConsentChoices) => void;
  /** Called when the dialog closes, saved or not. */
  onClose: () => void;
}

/** The dialog of consent; modal from its first render until it closes. Its buttons stay at hand on both tabs. */
export function ConsentDialog({ onClose, onSave, ...shown }: Props) {
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
    <dialog ref={dialog} className="consent-dialog" aria-labelledby={title} onClose={onClose}>
      <div className="consent-head">
        <h2 id={title}>{texts.title}</h2>
        <button type="button" aria-label={texts.close} onClick={close}>
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
          { id: 'policy', label: texts.tabs.policy, panel: <Policy texts={texts} /> },
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

/** The use of cookies, by whom and for how long; the tooltips of the other tab repeat it. */
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
