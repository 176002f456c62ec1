const CONTROLS = 'input,select,textarea,button,a[href]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface Controls {
  readonly all: readonly HTMLElement[];
  readonly focused: Element | null;
}

/** Records the controls of an island before its code takes it over. */
export function readControls(island: HTMLElement): Controls {
  return { all: [...island.querySelectorAll<HTMLElement>(CONTROLS)], focused: document.activeElement };
}

/**
 * Restores values, ticks, selection and focus of controls that were replaced when the island hydrated. Each of them gets
 * a `replaced` event whose `detail` is the new control.
 */
export function restoreControls(before: Controls, island: HTMLElement): void {
  if (before.all.every((control) => control.isConnected)) return;
  const left = new Set(island.querySelectorAll<HTMLElement>(CONTROLS));
  for (const old of before.all) {
    const fresh = [...left].find((control) => controlKey(control) === controlKey(old));
    if (fresh === undefined) continue;
    left.delete(fresh);
    if (isField(old) && isField(fresh)) restoreValue(old, fresh);
    if (old === before.focused) {
      fresh.focus({ preventScroll: true });
      if (isText(old) && isText(fresh)) restoreSelection(old, fresh);
    }
    old.dispatchEvent(new CustomEvent('replaced', { detail: fresh }));
  }
}

/** Key that neither a translation nor a browser changes; several controls may share it, in their order. */
function controlKey(control: HTMLElement): string {
  const own = ['name', 'href', 'class'].map((name) => control.getAttribute(name)).find(Boolean);
  return [control.localName, own, isText(control) ? '' : control.getAttribute('value')].join(' ');
}

function restoreValue(old: Field, fresh: Field): void {
  // React may have restored a draft, which an untouched control must not clear.
  if (isTick(old) && isTick(fresh)) {
    if (old.checked !== fresh.defaultChecked) fresh.checked = old.checked;
  } else if (old.value !== '') fresh.value = old.value;
}

/** An e-mail field has no selection: the caret goes to its end. */
function restoreSelection(old: HTMLInputElement | HTMLTextAreaElement, fresh: typeof old): void {
  const { selectionStart, selectionEnd, selectionDirection } = old;
  if (selectionStart !== null)
    fresh.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  fresh.scrollTop = old.scrollTop;
}

function isField(control: HTMLElement): control is Field {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

function isTick(control: Field): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

function isText(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !isTick(control));
}
