import type { Fills } from '#schemas/fills.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Answer to the values of a form: what the page shows, or a message for each faulty field. */
export type Answer = { readonly fills: Fills } | { readonly faults: Readonly<Record<string, string>> };

/**
 * Answers a form while it is filled in, and keeps its values in the address, so that Back and a reload find them again.
 * Faults show once a field is left or the form is sent, not while one types.
 */
export function startCalculator(
  form: HTMLFormElement,
  fields: readonly string[],
  compute: (values: Readonly<Record<string, string>>) => Answer,
  calculator: 'bid-or-not' | 'thresholds',
): void {
  const controls = fields.map((name) => form.elements.namedItem(name) as Control); // each field has its control
  let isByPointer = false;

  const answer = (event?: Event) => {
    const values = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
    if (event !== undefined || !controls.every(isUntouched))
      history.replaceState(history.state, '', `?${new URLSearchParams(values).toString()}`);
    const computed = compute(values);
    const isFaulty = 'faults' in computed;
    if (isFaulty && event?.type === 'input') return;
    const faults = isFaulty ? computed.faults : {};
    for (const control of controls) showFault(control, faults[control.name]);
    fillSlots({ result: { hidden: isFaulty }, ...(isFaulty ? {} : computed.fills) });
    if (event === undefined) return;
    fillSlots({ status: { text: '' } });
    if (isFaulty) {
      if (event.type === 'submit') controls.find(({ name }) => name in faults)?.focus();
      return;
    }
    if (import.meta.env.COUNTS) globalThis.trackEvent?.({ name: 'calculator-used', calculator });
    presentAnswer(event, isByPointer);
  };

  form.noValidate = true; // the faults stand beside the fields
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer(event);
  });
  form.addEventListener('input', answer);
  form.addEventListener('change', answer);
  form.addEventListener('pointerdown', () => (isByPointer = true));
  form.addEventListener('keydown', () => (isByPointer = false));
  restoreAddress(controls);
  answer();
}

/** Gives the values of the address to the controls that nobody changed before this code came. */
function restoreAddress(controls: readonly Control[]): void {
  const asked = new URLSearchParams(location.search);
  for (const control of controls.filter(isUntouched)) {
    const before = control.value;
    control.value = asked.get(control.name) ?? before;
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  }
}

function isUntouched(control: Control): boolean {
  return control instanceof HTMLInputElement
    ? control.value === control.defaultValue
    : control.selectedOptions[0]?.defaultSelected === true;
}

function showFault(control: Control, message = ''): void {
  fillSlots({ [`${control.name}-error`]: { text: message, hidden: message === '' } });
  control.ariaInvalid = message === '' ? null : 'true';
}

/** Leads focus and view to the answer of a sent form or of a choice by pointer; others are announced. */
function presentAnswer({ type, target }: Event, isByPointer: boolean): void {
  const answer = document.querySelector<HTMLElement>('[data-slot=answer]');
  // Arrow keys pass every option of a list: they must not move the focus (WCAG 3.2.2).
  const isPointerChoice = type === 'change' && isByPointer && target instanceof HTMLSelectElement;
  if (type === 'submit' || isPointerChoice) {
    answer?.focus({ preventScroll: true });
    // After a choice the question stays in view: it may have more of them.
    const shown = isPointerChoice ? answer : answer?.closest('[data-slot=result]');
    shown?.scrollIntoView({ block: 'nearest' });
  } else if (type === 'change') fillSlots({ status: { text: answer?.textContent ?? '' } });
}

/** Fills the elements that have the slots' names. A live region is emptied before, to announce the same words again. */
export function fillSlots(fills: Fills, root: ParentNode = document): void {
  for (const [slot, { text, hidden, attributes = {} }] of Object.entries(fills))
    for (const element of root.querySelectorAll(`[data-slot='${slot}']`)) {
      if (text !== undefined && element.textContent !== text) element.textContent = text;
      if (hidden !== undefined) element.toggleAttribute('hidden', hidden);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    }
}
