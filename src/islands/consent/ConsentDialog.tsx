import { useEffect, useId, useRef } from 'react';
import type { Locale } from '../../locales.ts';
import type { ConsentTexts } from '../../schemas/consent-texts.ts';
import { OPTIONAL_CATEGORIES, type ConsentChoices, type ConsentRecord } from '../../schemas/consent.ts';
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

/** The dialog of consent; modal from its first render until it closes. */
export function ConsentDialog({ onClose, onSave, ...shown }: Props) {
  const { texts } = shown;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const save = (choices: ConsentChoices) => {
    onSave(choices);
    close();
  };

  return (
    <dialog ref={dialog} className="consent-dialog" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{texts.title}</h2>
      <Tabs
        label={texts.tabs.label}
        tabs={[
          {
            id: 'cookies',
            label: texts.tabs.cookies,
            panel: <Purposes {...shown} onSave={save} onCancel={close} />,
          },
          { id: 'policy', label: texts.tabs.policy, panel: <Policy texts={texts} /> },
        ]}
      />
    </dialog>
  );
}

/** What is done with cookies, by whom, for how long; the tooltips of the other tab repeat it. */
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
