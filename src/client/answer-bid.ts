import { bidMessages, fillBid, shownFields, type BidWords, type Fills } from '../competition/bid/fills.ts';
import { readBid, type ReadBid } from '../competition/bid/read.ts';
import type { Locale } from '../locales.ts';
import { BID_FIELDS, BID_ORIGINS, type BidField } from '../schemas/competition/bid.ts';

/**
 * Works out the answer of the form as it is typed, and keeps its figures in the address. Without this code the form asks
 * the server, which fills the same slots of the same page.
 */
export function answerBid(form: HTMLFormElement): void {
  const { words: json = '', page = '' } = form.dataset;
  const words = JSON.parse(json) as BidWords; // written by the page from its messages
  const locale = document.documentElement.lang as Locale; // of a page of ours
  const status = form.querySelector('[role=status]');
  const summary = form.querySelector<HTMLElement>('[data-summary]');
  const controls = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const controlOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement; // each field has its input
  const read = () => readBid(Object.fromEntries(BID_FIELDS.map((name) => [name, controlOf(name).value])));

  const show = (answer: ReadBid) => {
    fill({
      ...fillBid(answer, words, locale),
      ...given(controlOf('tender').value),
      example: { hidden: true },
    });
    const values = new URLSearchParams(new FormData(form) as unknown as Record<string, string>); // no field is a file
    values.delete('locale');
    history.replaceState(null, '', `${page}?${values.toString()}`);
  };
  const complain = (faults: ReadonlyMap<BidField, string>) => {
    for (const name of BID_FIELDS) mark(controlOf(name), faults.get(name));
    summary?.toggleAttribute('hidden', faults.size === 0);
    summary?.querySelector('ul')?.replaceChildren(
      ...[...faults].map(([name, message]) => {
        const link = Object.assign(document.createElement('a'), { href: `#${name}`, textContent: message });
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
  };
  const judge = (isSent: boolean) => {
    const answer = read();
    const isRead = 'bid' in answer;
    const messages = isRead ? {} : bidMessages(answer.faults, words, locale);
    fill({ result: { hidden: !isRead } });
    complain(new Map(Object.entries(messages) as [BidField, string][])); // the keys are those of the faults
    if (isRead) show(answer);
    else if (isSent) summary?.focus();
    const said = document.querySelector('[data-slot=said]')?.textContent ?? '';
    if (status) status.textContent = isRead ? said.replace(/\s+/g, ' ').trim() : '';
  };

  form.noValidate = true; // what is wrong stands beside each field
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    judge(true);
  });
  // While a figure is typed it may not be one yet: what is wrong is said when the field is left.
  form.addEventListener('input', () => {
    const answer = read();
    if ('bid' in answer) show(answer);
  });
  form.addEventListener('change', () => judge(false));
  const asked = new URLSearchParams(location.search);
  const names = [...BID_FIELDS, 'tender'].filter((name) => asked.has(name));
  // Whoever typed before this code came is answered too.
  if (controls.some(({ value, defaultValue }) => value !== defaultValue)) return judge(false);
  if (names.length === 0) return;
  for (const name of names) controlOf(name).value = asked.get(name) ?? '';
  const answer = read();
  if ('bid' in answer)
    for (const [name, value] of Object.entries(shownFields(answer, locale))) controlOf(name).value = value;
  const origin = BID_ORIGINS.find((name) => name === asked.get('from'));
  if (origin) fill({ [origin]: { hidden: false } });
  judge(false);
}

/** The name of the tender, which heads the printed page. */
function given(tender: string): Fills {
  return { tender: { text: tender.trim(), hidden: tender.trim() === '' } };
}

function fill(fills: Fills): void {
  for (const [slot, { text, hidden, attributes = {} }] of Object.entries(fills))
    for (const element of document.querySelectorAll(`[data-slot=${slot}]`)) {
      if (text !== undefined) element.textContent = text;
      if (hidden !== undefined) element.toggleAttribute('hidden', hidden);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    }
}

/** Says what is wrong with a control beside it, or clears it. */
function mark(control: HTMLInputElement, message: string | undefined): void {
  const place = document.getElementById(`${control.id}-error`);
  if (place) {
    place.textContent = message ?? '';
    place.hidden = message === undefined;
  }
  if (message === undefined) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  } else {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${control.id}-error`);
  }
}
