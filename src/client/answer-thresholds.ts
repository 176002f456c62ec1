import type { Buyer, Kind } from '#schemas/content/thresholds.ts';
import { parseAmount } from '#schemas/amounts.ts';
import { thresholdFor } from '#rules/thresholds.ts';

/** A control of the form; the message of each fault is in its `data-` attributes. */
type Control = HTMLSelectElement | HTMLInputElement;

/**
 * Answers the form from the row of the table that applies, in the live region, and keeps the question in the address.
 * Without this script the form leads to the table, which holds every answer.
 */
export function answerThresholds(form: HTMLFormElement): void {
  const region = form.querySelector('[role=status]');
  const template = form.querySelector('template');
  const [buyer, kind, amount] = form.querySelectorAll<Control>('select, input');
  if (!region || !template || !buyer || !kind || !amount) return;
  const thresholds = [...document.querySelectorAll<HTMLElement>('tr[data-kind]')].map((row) => ({
    row,
    kind: row.dataset['kind'] as Kind, // written by the page from the same file
    from: {
      etat: Number(row.dataset['etat']),
      autre: Number(row.dataset['autre']),
      reseau: Number(row.dataset['reseau']),
    },
  }));

  const answer = () => {
    const euros = parseAmount(amount.value);
    const faulty = [
      mark(buyer, buyer.value === '' ? 'missing' : ''),
      mark(kind, kind.value === '' ? 'missing' : ''),
      mark(amount, typeof euros === 'string' ? euros : ''),
    ].find((control) => control !== undefined);
    faulty?.focus();
    const purchase = { buyer: buyer.value as Buyer, kind: kind.value as Kind, amount: Number(euros) };
    const row = faulty ? undefined : thresholdFor(thresholds, purchase)?.row;
    for (const threshold of thresholds) threshold.row.toggleAttribute('data-applies', threshold.row === row);
    region.replaceChildren();
    if (!row) return;
    const text = document.importNode(template.content, true);
    fill(text, 'buyer', phraseOf(buyer));
    fill(text, 'kind', phraseOf(kind));
    fill(text, 'amount', `${purchase.amount.toLocaleString('fr-FR').replaceAll('\u202F', '\u00A0')}\u00A0€`);
    for (const cell of row.querySelectorAll<HTMLElement>('[data-cell]'))
      fill(text, cell.dataset['cell'] ?? '', ...cell.cloneNode(true).childNodes);
    region.append(text);
    const asked = [buyer, kind, amount].map(({ name, value }) => [name, value]);
    history.replaceState(null, '', `?${new URLSearchParams(asked).toString()}`);
  };

  form.noValidate = true; // the errors stand below each control
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer();
    if (import.meta.env.COUNTS && region.hasChildNodes())
      globalThis.countUse?.({ name: 'calculator-used', calculator: 'thresholds' });
  });
  const asked = new URLSearchParams(location.search);
  if (!asked.has(amount.name)) return;
  for (const control of [buyer, kind, amount]) control.value = asked.get(control.name) ?? '';
  answer();
}

/** Says what is wrong with a control below it, or clears it; returns the control when something is. */
function mark(control: Control, fault: string): Control | undefined {
  const place = document.getElementById(`${control.id}-fault`);
  if (place) place.textContent = fault && (control.dataset[fault] ?? '');
  if (!fault) {
    control.removeAttribute('aria-invalid');
    return undefined;
  }
  control.setAttribute('aria-invalid', 'true');
  return control;
}

/** The chosen option as it reads inside a sentence. */
function phraseOf(control: Control): string {
  return control.querySelector<HTMLElement>('option:checked')?.dataset['phrase'] ?? '';
}

function fill(text: DocumentFragment, slot: string, ...content: (string | Node)[]): void {
  text.querySelector(`[data-slot=${slot}]`)?.replaceChildren(...content);
}
