import { PARTS, toChoice, type Question } from '#competition/question.ts';
import { chanceQuery } from '#competition/bid/value.ts';
import { placeDepartments } from '#competition/counting/places.ts';
import { lookUp, type Answer } from '#competition/look-up.ts';
import {
  controlOptions,
  describeFilter,
  describePlace,
  formatAnswer,
} from '#competition/words/format-answer.ts';
import { inPlace, withArticle } from '#competition/words/place-names.ts';
import type { ExplorerData } from '#schemas/competition/explorer-data.ts';
import type { Choice } from '#schemas/competition/figures.ts';
import { MINIMUM } from '#schemas/competition/limits.ts';
import { fill } from '#schemas/forms/wording.ts';
import { fillSlots } from '../calculator.ts';
import { copySentence, downloadContracts } from './export-answer.ts';
import { drawContracts, markPlace } from './redraw.ts';
import { loadFigures } from './load.ts';
import { findNearestOption } from './nearest.ts';

/** Question to the explorer's page, with the elements that show its answer. */
interface AnswerRequest {
  readonly root: HTMLElement;
  readonly controls: readonly HTMLSelectElement[];
  readonly asked: Question;
  /** The question of the address, where a part of it may be unknown. */
  readonly address: Question | undefined;
  readonly questionAddress: (asked: Question) => string;
  /** False once a later question was asked. */
  readonly isCurrent: () => boolean;
  /** Further use of the answer: `copy` or `csv`. */
  readonly action: string | undefined;
}

export async function showAnswer(question: AnswerRequest): Promise<void> {
  const { root, controls, asked, isCurrent, action } = question;
  const data = await loadFigures(root, asked);
  if (!isCurrent()) return;
  const known = setControls(controls, asked, data);
  const { choice } = toChoice(known);
  const answer = lookUp(data, choice);
  if (answer === undefined) throw new Error('These figures are of fewer contracts than say something.');
  sayUnknown(question, known, data);
  showFound(root, choice, answer, data);
  if (action === 'copy') await copySentence(root, answer, data);
  if (action === 'csv') downloadContracts(answer, data);
}

/** Gives the controls the options of a source, and the values of a question; unknown ones become "all". */
function setControls(controls: readonly HTMLSelectElement[], asked: Question, data: ExplorerData): Question {
  const groups = controlOptions(data);
  const values = PARTS.map((part, place) => {
    const control = controls[place];
    if (control === undefined) return '';
    // The first control has every source from the beginning.
    if (part !== 'what' && control.dataset['source'] !== data.source.id) {
      control.replaceChildren(
        ...groups[part].flatMap(({ label, options }) => {
          const list = options.map(([value, name]) => new Option(name, value));
          if (label === '') return list;
          const group = Object.assign(document.createElement('optgroup'), { label });
          group.append(...list);
          return [group];
        }),
      );
      control.dataset['source'] = data.source.id;
    }
    control.value = asked[part];
    if (control.selectedIndex < 0) control.value = '';
    return control.value;
  });
  const [what = '', amount = '', procedure = '', where = ''] = values;
  return { what, amount, procedure, where };
}

/** Says which values of the address are unknown, and leads to the nearest that is known. */
function sayUnknown(
  { root, address, questionAddress }: AnswerRequest,
  known: Question,
  data: ExplorerData,
): void {
  const { said: sentence, nearest: lead } = data.texts.unknown;
  const groups = controlOptions(data);
  const parts = PARTS.filter(
    (part) => address !== undefined && address[part] !== '' && address[part] !== known[part],
  );
  root.querySelector('[data-slot=unknown]')?.replaceChildren(
    ...parts.flatMap((part) => {
      const value = address?.[part] ?? '';
      const options = groups[part].flatMap((group) => group.options);
      const found = findNearestOption(value, options);
      if (found === undefined) return [fill(sentence, { value }), ' '];
      const href = questionAddress({ ...known, [part]: found[0] });
      const link = Object.assign(document.createElement('a'), {
        href,
        textContent: found[1],
        className: 'tall',
      });
      return [fill(sentence, { value }), ' ', lead, ' ', link, ' '];
    }),
  );
}

function showFound(root: HTMLElement, asked: Choice, answer: Answer, data: ExplorerData): void {
  const { slots, provenance, drawn, key } = formatAnswer(answer, data);
  const texts = { ...provenance, ...slots, few: describeTooFew(asked, answer, data) };
  fillSlots(Object.fromEntries(Object.entries(texts).map(([slot, text]) => [slot, { text }])), root);
  fillSlots({ source: { attributes: { href: data.source.address } } }, root);
  const figure = root.querySelector('figure');
  if (figure) drawContracts(figure, { drawn, key });
  markPlace(root, placeDepartments(answer.choice), data.source.department);
  const bid = root.querySelector<HTMLAnchorElement>('[data-slot=bid]');
  if (bid) bid.search = chanceQuery(answer.cell, data.locale);
}

/** Says that the choice itself has too few consultations, and which wider one the figures are of; else nothing. */
function describeTooFew(
  choice: Choice,
  { asked, dropped, choice: wider }: Answer,
  data: ExplorerData,
): string {
  if (dropped.length === 0) return '';
  const [name, widerName] = [describePlace(choice, data), describePlace(wider, data)];
  const isFrench = data.locale === 'fr';
  const counts = { consultations: 1, minimum: MINIMUM, ...asked };
  if (dropped.every((step) => step === 'department' || step === 'region'))
    return fill(data.texts.tooFew.place, {
      ...counts,
      inPlace: isFrench ? inPlace(name) : `in ${name}`,
      wider: isFrench && wider.region !== undefined ? withArticle(widerName) : lowerFirst(widerName),
    });
  return fill(data.texts.tooFew.choice, {
    ...counts,
    name: describeChoice(choice, data),
    wider: lowerFirst(describeChoice(wider, data)),
  });
}

/** Describes a choice and its place in the middle of a sentence. */
function describeChoice(choice: Choice, data: ExplorerData): string {
  const place = describePlace(choice, data);
  const isName = choice.region !== undefined || choice.department !== undefined;
  return `${describeFilter(choice, data)}, ${isName ? place : lowerFirst(place)}`;
}

function lowerFirst(text: string): string {
  return /^(France|Ville)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
