import type { Score } from '#rules/score.ts';
import { findVerdict, pickOfEachVerdict, type Verdict } from '#rules/verdict.ts';
import { fill } from '#schemas/forms/wording.ts';
import { readVisitor, saveVisitor, type Visitor } from './visitor.ts';

/** Sample of a sector, with its estimates. */
export interface HeroTender {
  readonly title: string;
  readonly details: string;
  /** Chance of any bidder, and its source in brackets. */
  readonly start: number;
  readonly note: string;
  /** Region where the tender asks for work on the spot. */
  readonly region: string | null;
  /** For each size of team, smallest first: percentage, low and high end; outside the region, then in it. */
  readonly estimates: readonly number[];
}

/** Everything that the hero of the home page answers, written by the build. */
export interface HeroAnswers {
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly percent: string;
  readonly range: string;
  readonly sectors: Readonly<
    Record<string, { readonly tenders: readonly HeroTender[]; readonly others: string }>
  >;
  /** Counts of building works in public data, by region: place, median of offers, counts. */
  readonly regions: Readonly<Record<string, readonly string[]>>;
}

const SIZES = ['1-10', '11-50', '51-200', '200+'];

/** Answers the choices of the sentence in the hero, and begins with those of an earlier page. */
export function startHero(form: HTMLFormElement, card: HTMLElement, answers: HeroAnswers): void {
  const choices = new Map(
    [...form.querySelectorAll('select')].map((select) => [select.name as keyof Visitor, select]),
  );
  const chosen = (name: keyof Visitor) => choices.get(name)?.value ?? '';
  const answer = () => {
    showRows(card, answers, chosen);
    showCounts(form, answers, chosen);
  };

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) saveVisitor({ [target.name]: target.value });
    answer();
  });

  // A browser that goes back keeps the choices, and shows the rows as they were sent.
  const isKept = [...choices.values()].some(
    ({ options, selectedIndex }) => options[selectedIndex]?.defaultSelected === false,
  );
  const visitor = Object.entries(readVisitor());
  for (const [name, value] of visitor) {
    const select = choices.get(name as keyof Visitor); // the names of the selects
    if (select !== undefined) select.value = value;
  }
  if (isKept || visitor.length > 0) answer();
}

/** Shows one tender of each verdict, of the chosen sector. */
function showRows(card: HTMLElement, answers: HeroAnswers, chosen: (name: keyof Visitor) => string): void {
  const { tenders = [], others = '' } = answers.sectors[chosen('sector')] ?? {};
  const size = SIZES.indexOf(chosen('teamSize'));
  const scored = tenders.map((tender) => {
    const at = 6 * size + (tender.region === chosen('region') ? 3 : 0);
    const [percent = 0, low = 0, high = 0] = tender.estimates.slice(at, at + 3);
    return { ...tender, percent, low, high };
  });
  const shown = pickOfEachVerdict(scored);
  for (const [index, row] of [...card.querySelectorAll('li')].entries()) {
    const tender = shown[index];
    row.hidden = tender === undefined;
    if (tender !== undefined) showRow(row, tender, answers);
  }
  setText(card, '.others a', others);
}

function showRow(row: HTMLElement, tender: HeroTender & Score['estimate'], answers: HeroAnswers): void {
  const { percent, low, high, start } = tender;
  const verdict = findVerdict(percent);
  for (const part of row.querySelectorAll<HTMLElement>('[data-verdict]')) part.dataset['verdict'] = verdict;
  setText(row, '.vd', answers.verdicts[verdict]);
  setText(row, '.title', tender.title);
  setText(row, '.details', tender.details);
  setText(row, '.eq b', fill(answers.percent, { percent: start }));
  setText(row, '.eq .note', tender.note);
  setText(row, '.me b', fill(answers.percent, { percent }));
  setText(row, '.me .note', fill(answers.range, { low, high }));
  const [from, to] = [Math.min(start, high), Math.max(start, low)];
  const places: readonly (readonly [part: string, attribute: string, value: number])[] = [
    ['.measure', 'width', start],
    ['.riser', 'x', start],
    ['.equals', 'x', start],
    ['.link', 'x', from],
    ['.link', 'width', to - from],
    ['.range', 'x', low],
    ['.range', 'width', high - low],
    ['.notch', 'x', (100 * (percent - low)) / (high - low)],
  ];
  for (const [part, attribute, value] of places)
    row.querySelector(part)?.setAttribute(attribute, `${value}%`);
}

/** Shows what is counted in the region, which only building works have. */
function showCounts(
  form: HTMLFormElement,
  answers: HeroAnswers,
  chosen: (name: keyof Visitor) => string,
): void {
  const [place = '', offers = '', counts = ''] = answers.regions[chosen('region')] ?? [];
  const isCounted = chosen('sector') === 'construction';
  for (const part of form.querySelectorAll<HTMLElement>('[data-counted]'))
    part.hidden = (part.dataset['counted'] === 'yes') !== isCounted;
  setText(form, '.place', place);
  setText(form, '.offers', offers);
  setText(form, '.counts', counts);
}

function setText(root: ParentNode, selector: string, text: string): void {
  root.querySelector(selector)?.replaceChildren(text);
}
