import type { ConsentChoices, ConsentRecord } from '../../schemas/consent.ts';
import { loadCode } from '../load-code.ts';

/** Functions of the page's script that the dialog is given: a module that both import would not be inlined in the page. */
export interface Gate {
  /** The visitor's choice; `null` before one, which is a refusal. */
  readonly read: () => ConsentRecord | null;
  /** Stores the visitor's choice. */
  readonly choose: (choices: ConsentChoices) => void;
}

/** The dialog's code, which a `template` of the page names (`layouts/Page.astro`). */
interface DialogCode {
  /** Opens the dialog for the control that was pressed. Rejects when its texts cannot be had. */
  readonly openDialog: (opener: HTMLElement, gate: Gate) => Promise<void>;
}

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/** Time-out of the code, in milliseconds: the press then does what it does without. */
const TIMEOUT_MS = 10_000;

/**
 * Opens the dialog at a press of a link or button marked `data-opens=consent`. The code is fetched at the first sign
 * of intent on one of them; where it cannot be had, the press leads where it leads without script.
 */
export function openDialogOnPress(gate: Gate): void {
  for (const sign of SIGNS)
    addEventListener(sign, (event) => openerOf(event) && void load().catch(() => {}), { passive: true });
  addEventListener('click', (event) => {
    const { metaKey, ctrlKey, shiftKey } = event;
    const opener = openerOf(event);
    // A press that asks for a new tab is left to the browser.
    if (metaKey || ctrlKey || shiftKey || !opener) return;
    event.preventDefault();
    void open(opener, gate);
  });
}

function openerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-opens=consent]') : null;
}

async function open(opener: HTMLElement, gate: Gate): Promise<void> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));
    const { openDialog } = await Promise.race([load(), late]);
    await openDialog(opener, gate);
  } catch (error) {
    // The visitor has left already.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const { form } = opener as HTMLButtonElement; // undefined for a link
    location.assign(opener instanceof HTMLAnchorElement ? opener.href : (form?.action ?? ''));
  }
}

const load = () => loadCode<DialogCode>('consent-code');
