import type { Locale } from '#locales.ts';
import type { Purchase } from '#rules/thresholds.ts';
import { parseAmount, type AmountFault } from '#schemas/amounts.ts';
import { startCalculator } from './calculator.ts';
import { thresholdFills, type ThresholdData } from './threshold-fills.ts';

/** Data of the page: rules, words, and a message for each fault. */
export interface ThresholdPageData extends ThresholdData {
  /** First day that the rules answer for, YYYY-MM-DD. */
  readonly answersFrom: string;
  readonly faults: Readonly<Record<AmountFault | 'early', string>>;
}

/** Finds the procedure of a purchase, and opens the table of its kind. Without this script the form leads to the tables. */
export function answerThresholds(form: HTMLFormElement): void {
  const data = JSON.parse(form.dataset['thresholds'] ?? '') as ThresholdPageData; // written by the page
  const locale = document.documentElement.dataset['locale'] as Locale; // of a page of ours
  const today = new Date().toLocaleDateString('fr-CA', { timeZone: 'Europe/Paris' });
  form.querySelector('[type=date]')?.setAttribute('value', today);
  const compute = ({ kind = '', amount = '', buyer = '', day = '' }) => {
    const euros = parseAmount(amount);
    const isEarly = day !== '' && day < data.answersFrom;
    if (typeof euros === 'string' || isEarly)
      return {
        faults: {
          ...(typeof euros === 'string' && { amount: data.faults[euros] }),
          ...(isEarly && { day: data.faults.early }),
        },
      };
    const purchase = { kind, buyer, amount: euros, day: day || today } as Purchase; // the values of the options
    return { fills: thresholdFills(purchase, data, locale) };
  };
  const openTable = () => {
    const { kind } = Object.fromEntries(new FormData(form));
    for (const table of document.querySelectorAll<HTMLDetailsElement>('details[data-kind]'))
      table.open = table.dataset['kind'] === kind;
  };
  form.addEventListener('submit', openTable);
  form.addEventListener('change', openTable);
  startCalculator(form, ['kind', 'amount', 'buyer', 'day'], compute, 'thresholds');
}
