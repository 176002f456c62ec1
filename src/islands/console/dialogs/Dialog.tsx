import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '../../../client/after-paint.ts';
import { show } from '../../../stores/console.ts';
import { useLocalization } from '../localization.ts';

interface Props {
  /** What stands at its top. */
  title: string;
  kicker?: ReactNode;
  /** Id of the control to which the focus goes back when nothing on the page had it. */
  opener: string;
  /** Whether there is more to come. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A native dialog over the console: a sheet that fills narrow screens. Escape, its button and a click beside it close it. */
export function Dialog({ title, kicker, opener, isBusy = false, children }: Props) {
  const { words } = useLocalization();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const forget = showSoonModal(element);
    return () => {
      forget();
      element.close();
      // Opened by the address, it has no focus to give back.
      const { activeElement, body } = document;
      if (activeElement === body || element.contains(activeElement)) document.getElementById(opener)?.focus();
    };
  }, [opener]);

  return (
    <dialog
      ref={dialog}
      className="console-dialog"
      aria-labelledby="dialog-title"
      aria-busy={isBusy}
      popover="manual"
      onClose={close}
      closedby="any"
    >
      <div className="page">
        <header>
          <div>
            {kicker}
            <h2 id="dialog-title">{title}</h2>
          </div>
          <button type="button" className="button plain small" onClick={close}>
            {words.close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Shows a dialog, modal from the next frame: making the rest of the page inert takes longer than a frame, and what was
 * pressed should be seen to answer. Escape closes it before that, too. Modal at once in a browser without popovers.
 * Returns what calls the second part off.
 */
function showSoonModal(element: HTMLDialogElement): () => void {
  if (!Reflect.has(element, 'popover')) {
    element.showModal();
    return () => undefined;
  }
  element.showPopover();
  const waiting = new AbortController();
  document.addEventListener('keydown', closeOnEscape, { signal: waiting.signal });
  const forget = afterPaint(() => {
    waiting.abort();
    element.hidePopover();
    element.showModal();
  });
  return () => {
    waiting.abort();
    forget();
  };
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') close();
}

function close(): void {
  show({ open: null });
}
