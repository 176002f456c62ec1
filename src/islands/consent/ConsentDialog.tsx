import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import type { Locale } from '../../locales.ts';
import type { ConsentTexts } from '../../schemas/consent-texts.ts';
import { $consent } from '../../stores/consent.ts';
import { Policy } from './Policy.tsx';
import { Purposes } from './Purposes.tsx';
import { Tabs } from './Tabs.tsx';

interface Props {
  texts: ConsentTexts;
  locale: Locale;
  /** Called when the dialog closes, saved or not. */
  onClose: () => void;
}

/** The dialog of consent; modal from its first render until it closes. */
export function ConsentDialog({ texts, locale, onClose }: Props) {
  const record = useStore($consent);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className="consent-dialog" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{texts.title}</h2>
      <Tabs
        label={texts.tabs.label}
        tabs={[
          {
            id: 'cookies',
            label: texts.tabs.cookies,
            panel: (
              <Purposes
                texts={texts}
                locale={locale}
                record={record}
                onDone={() => dialog.current?.close()}
              />
            ),
          },
          { id: 'policy', label: texts.tabs.policy, panel: <Policy texts={texts} /> },
        ]}
      />
    </dialog>
  );
}
