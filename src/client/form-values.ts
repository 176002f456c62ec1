import type { FormValues } from './draft.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads what a form would post with this button, which a browser adds where it has a name. */
export function readForm(form: HTMLFormElement, button?: HTMLElement | null): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value !== 'string') continue; // no form takes files
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

/** Controls of a form that a visitor fills in: no button, nothing hidden. */
export function formControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl);
}

/** Values that a draft may keep: all but passwords, shown or not. */
export function draftValues(form: HTMLFormElement): FormValues {
  const kept = formControls(form).filter(({ autocomplete }) => autocomplete !== 'current-password');
  const names = new Set(kept.map(({ name }) => name));
  return Object.fromEntries(Object.entries(readForm(form)).filter(([name]) => names.has(name)));
}

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'hidden' && element.closest('[hidden]') === null)
  );
}

/** Tells a control that a visitor, or their browser for them, changed since the page was built. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== 0; // the first option is the empty choice
  return isTick(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Restores the values of a form, except those changed since the page was built. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of formControls(form)) {
    const kept = [values[control.name] ?? []].flat();
    if (isChanged(control)) continue;
    if (isTick(control)) control.checked = kept.includes(control.value);
    else if (kept[0] !== undefined) control.value = kept[0];
  }
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}
