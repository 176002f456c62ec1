import { bidMessages, fillBid, shownFields, type BidWords, type Fills } from '#competition/bid/fills.ts';
import { readBid } from '#competition/bid/read.ts';
import type { Locale } from '#locales.ts';
import { BID_FIELDS, BID_ORIGINS } from '#schemas/competition/bid.ts';

/** Computes the answer of the form as it is typed, and keeps its figures in the address. */
export function answerBid(form: HTMLFormElement): void {
  const { words: json = '' } = document.querySelector<HTMLElement>('[data-words]')?.dataset ?? {};
  const words = JSON.parse(json) as BidWords; // written by the page from its messages
  const locale = document.documentElement.dataset['locale'] as Locale; // of a page of ours
  const controlOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement; // each field has its input

  /** Answers what can be read; says what cannot once a field is left, and leads to it when the form is sent. */
  const answer = (event?: Event) => {
    const read = readBid(Object.fromEntries(BID_FIELDS.map((name) => [name, controlOf(name).value])));
    const isRead = 'bid' in read;
    if (!isRead && event?.type === 'input') return;
    const messages = isRead ? {} : bidMessages(read.faults, words, locale);
    const marked = BID_FIELDS.map((name) => ({ name, isFaulty: mark(controlOf(name), messages[name]) }));
    fill({ result: { hidden: !isRead } });
    if (!isRead)
      return (
        event?.type === 'submit' && controlOf(marked.find(({ isFaulty }) => isFaulty)?.name ?? '').focus()
      );
    fill({
      ...fillBid(read, words, locale),
      example: { hidden: true },
    });
    const asked = BID_FIELDS.map((name) => [name, controlOf(name).value]);
    history.replaceState(null, '', `?${new URLSearchParams(asked).toString()}`);
    if (import.meta.env.COUNTS && event)
      globalThis.trackEvent?.({ name: 'calculator-used', calculator: 'bid-or-not' });
    const said = document.querySelector<HTMLElement>('[data-slot=said]');
    if (event?.type === 'change') fill({ status: { text: said?.textContent ?? '' } });
    if (event?.type !== 'submit') return;
    said?.closest('section')?.scrollIntoView({ block: 'nearest' });
    said?.focus({ preventScroll: true });
  };

  form.noValidate = true; // what is wrong stands beside each field
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer(event);
  });
  form.addEventListener('input', answer);
  form.addEventListener('change', answer);
  const asked = new URLSearchParams(location.search);
  for (const origin of BID_ORIGINS) fill({ [origin]: { hidden: asked.get('from') !== origin } });
  // The address fills what nobody typed in before this code came.
  const untouched = BID_FIELDS.filter((name) => controlOf(name).value === controlOf(name).defaultValue);
  for (const name of untouched) controlOf(name).value = asked.get(name) ?? controlOf(name).value;
  // An address has the decimals of any language, a field those of its page.
  const given = readBid(Object.fromEntries(BID_FIELDS.map((name) => [name, controlOf(name).value])));
  if (asked.size > 0 && 'bid' in given) {
    const shown = shownFields(given, locale);
    for (const name of untouched) controlOf(name).value = shown[name];
  }
  if (asked.size > 0 || untouched.length < BID_FIELDS.length) answer();
}

function fill(fills: Fills): void {
  for (const [slot, { text, hidden, attributes = {} }] of Object.entries(fills))
    for (const element of document.querySelectorAll(`[data-slot=${slot}]`)) {
      if (text !== undefined) element.textContent = text;
      if (hidden !== undefined) element.toggleAttribute('hidden', hidden);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    }
}

/** Says what is wrong with a control beside it, or clears it; whether something is. */
function mark(control: HTMLInputElement, message: string | undefined): boolean {
  const isFaulty = message !== undefined;
  fill({ [`${control.name}-error`]: { text: message ?? '', hidden: !isFaulty } });
  control.ariaInvalid = isFaulty ? 'true' : null;
  const [unit, error] = [`${control.name}-unit`, `${control.name}-error`];
  control.setAttribute('aria-describedby', isFaulty ? `${unit} ${error}` : unit);
  return isFaulty;
}
