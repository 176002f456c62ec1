import type { Locale } from '#locales.ts';
import { parseAmount } from '#schemas/amounts.ts';
import type { Buyer, Kind } from '#schemas/thresholds.ts';
import { describeAnswer, type AnswerRuler, type ThresholdAnswer, type ThresholdData } from './describe.ts';

/**
 * Answers the form while it is filled in, and keeps the question in the address, so that Back and a reload find it again.
 * When the form is sent, focus and view go to the verdict. Without this script the form leads to the tables.
 */
export function answerThresholds(form: HTMLFormElement): void {
  const data = JSON.parse(form.dataset['thresholds'] ?? '') as ThresholdData; // written by the page
  const locale = document.documentElement.dataset['locale'] as Locale; // of a page of ours
  const { buyer, kind, amount, day } = form.elements as typeof form.elements &
    Readonly<Record<'buyer' | 'kind', HTMLSelectElement> & Record<'amount' | 'day', HTMLInputElement>>;
  const today = new Date().toLocaleDateString('fr-CA', { timeZone: 'Europe/Paris' });

  /** Answers what can be read. Faults show when a field is left or the form is sent, not while one types. */
  const answer = (event?: Event) => {
    const euros = parseAmount(amount.value);
    const isEarly = day.value !== '' && day.value < day.min;
    const amountFault = typeof euros === 'string' ? euros : '';
    const asked = [kind, amount, buyer, day].map(({ name, value }) => [name, value]);
    history.replaceState(history.state, '', `?${new URLSearchParams(asked).toString()}`);
    if ((amountFault || isEarly) && event?.type === 'input') return;
    showFault(amount, amountFault);
    showFault(day, isEarly ? 'early' : '');
    const result = form.querySelector<HTMLElement>('[data-slot=result]');
    result?.toggleAttribute('hidden', Boolean(amountFault) || isEarly);
    if (typeof euros === 'string' || isEarly) {
      if (event?.type === 'submit') (amountFault ? amount : day).focus();
      return;
    }
    show(
      form,
      describeAnswer(
        {
          buyer: buyer.value as Buyer, // the values of the options
          kind: kind.value as Kind,
          amount: euros,
          day: day.value || today,
        },
        data,
        locale,
      ),
    );
    for (const table of document.querySelectorAll<HTMLDetailsElement>('details[data-kind]'))
      table.open = table.dataset['kind'] === kind.value;
    if (import.meta.env.COUNTS && event)
      globalThis.trackEvent?.({ name: 'calculator-used', calculator: 'thresholds' });
    if (event?.type !== 'submit') return;
    result?.scrollIntoView({ block: 'nearest' });
    form.querySelector<HTMLElement>('[data-slot=verdict]')?.focus({ preventScroll: true });
  };

  form.noValidate = true; // the faults stand below the sentence
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer(event);
  });
  form.addEventListener('input', answer);
  form.addEventListener('change', answer);
  const asked = new URLSearchParams(location.search);
  for (const control of [kind, amount, buyer, day]) {
    const value = asked.get(control.name);
    if (value === null || !isOffered(control, value)) continue;
    control.value = value;
  }
  day.value ||= today;
  if (asked.has(amount.name)) answer();
  else show(form, describeExample());

  /** The example of the page, on the day of the visit in place of that of the build. */
  function describeExample(): ThresholdAnswer {
    const euros = parseAmount(amount.defaultValue);
    const purchase = {
      buyer: buyer.value as Buyer,
      kind: kind.value as Kind,
      amount: Number(euros),
      day: today,
    };
    return describeAnswer(purchase, data, locale);
  }
}

/** Tells whether a control may hold a value of an address. */
function isOffered(control: HTMLSelectElement | HTMLInputElement, value: string): boolean {
  return control instanceof HTMLInputElement || [...control.options].some((option) => option.value === value);
}

/** Shows what is wrong with a control below the sentence, or clears it. */
function showFault(control: HTMLInputElement, fault: string): void {
  const place = document.getElementById(`${control.name}-fault`);
  if (place) place.textContent = fault && (control.dataset[fault] ?? '');
  control.ariaInvalid = fault ? 'true' : null;
}

function show(form: HTMLFormElement, { level, verdict, note, facts, texts, ruler }: ThresholdAnswer): void {
  const slot = (name: string) => form.querySelector<HTMLElement>(`[data-slot=${name}]`);
  const setText = (name: string, text: string) => {
    const element = slot(name);
    if (element) element.textContent = text;
  };
  form.dataset['level'] = level;
  setText('verdict', verdict);
  setText('note', note);
  slot('facts')?.toggleAttribute('hidden', facts === undefined);
  for (const [name, text] of Object.entries(facts ?? {})) setText(name, text);
  slot('texts')?.parentElement?.toggleAttribute('hidden', texts.length === 0);
  slot('texts')?.replaceChildren(
    ...texts.map(({ name, url }) => {
      const item = document.createElement('li');
      const text = url === undefined ? item : item.appendChild(document.createElement('a'));
      text.textContent = name;
      if (text instanceof HTMLAnchorElement && url !== undefined) text.href = url;
      return item;
    }),
  );
  slot('ruler')?.toggleAttribute('hidden', ruler === undefined);
  const drawing = form.querySelector('svg');
  if (drawing && ruler) drawRuler(drawing, ruler);
}

/** Places the parts, their amounts and the mark of the page's ruler anew. */
function drawRuler(drawing: SVGSVGElement, { label, parts, mark }: AnswerRuler): void {
  drawing.setAttribute('aria-label', label);
  for (const [index, group] of [...drawing.querySelectorAll('[data-part]')].entries()) {
    const part = parts[index];
    group.setAttribute('display', part === undefined ? 'none' : 'inline');
    const [bar, text] = group.children;
    if (part === undefined || !bar || !text) continue;
    bar.setAttribute('class', part.level);
    bar.setAttribute('x', toPercent(part.from));
    bar.setAttribute('width', toPercent(part.to - part.from));
    text.setAttribute('x', toPercent(part.from));
    text.setAttribute('y', labelRow(index, parts.length));
    text.textContent = index === 0 ? '' : part.text;
  }
  const [line, text] = drawing.querySelector('[data-mark]')?.children ?? [];
  for (const name of ['x1', 'x2']) line?.setAttribute(name, toPercent(mark.at));
  for (const [name, value] of Object.entries(markText(mark.at))) text?.setAttribute(name, value);
  if (text) text.textContent = mark.text;
}

/** Share of a ruler as a percentage. */
export function toPercent(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}

/** Height of an amount below the bar: three amounts or more take two lines in turn, so that they never meet. */
export function labelRow(index: number, parts: number): string {
  return parts > 3 && index % 2 === 0 ? '88' : '70';
}

/** Attributes of the amount beside its mark, on the side where there is room. */
export function markText(at: number): Readonly<Record<'x' | 'dx' | 'text-anchor', string>> {
  return at > 0.55
    ? { x: toPercent(at), dx: '-8', 'text-anchor': 'end' }
    : { x: toPercent(at), dx: '8', 'text-anchor': 'start' };
}
