import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { changeView } from '#state/console.ts';
import { clearToasts } from '#state/toasts.ts';
import { useFocusKept } from '../../use-focus-kept.ts';
import { useLocalization } from '../localization.ts';

interface Props {
  title: string;
  /** Buyer, procedure and region. */
  place: string;
  /** Id of the control to which the focus goes back when nothing on the page had it. */
  opener: string;
  children: ReactNode;
}

/** A native dialog over the console: a sheet that fills narrow screens. Escape, its button and a click beside it close it. */
export function Dialog({ title, place, opener, children }: Props) {
  const { texts } = useLocalization();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusKept(dialog);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    clearToasts();
    element.showModal();
    return () => {
      element.close();
      // Opened by the address, it has no focus to give back.
      const { activeElement, body } = document;
      if (activeElement === body || element.contains(activeElement)) document.getElementById(opener)?.focus();
    };
  }, [opener]);

  return (
    <dialog
      ref={dialog}
      className="dialog console-dialog"
      aria-labelledby="dialog-title"
      onClose={close}
      closedby="any"
      tabIndex={-1}
    >
      <div className="dialog-close">
        <button type="button" className="close" aria-label={texts.close} onClick={close}>
          ×
        </button>
      </div>
      <div className="dialog-head">
        <p className="mark">{texts.sample}</p>
        <h2 id="dialog-title">{title}</h2>
        <p className="soft small figures">{place}</p>
      </div>
      {children}
    </dialog>
  );
}

function close(): void {
  changeView({ open: null });
}
