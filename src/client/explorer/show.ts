import { chanceQuery } from '../../competition/bid/value.ts';
import { elsewhere, toChoice, type Asked } from '../../competition/asked.ts';
import { factsOf } from '../../competition/facts.ts';
import { lookUp, type Answer } from '../../competition/look-up.ts';
import { describeDrawing, piecesOf, sayFacts } from '../../competition/sentences.ts';
import { fill } from '../../schemas/wording.ts';
import type { Choice } from '../../schemas/competition/figures.ts';
import { MINIMUM } from '../../schemas/competition/limits.ts';
import type { ExplorerData } from '../../schemas/competition/explorer.ts';
import { acrossFor, drawPlaces, HEIGHT } from '../../competition/drawings/columns.ts';
import { drawMarkets, listMarkets } from './draw.ts';
import { loadFigures, nameOf, placeOf, type Loaded } from './load.ts';
import { copySentence, downloadMarkets } from './acts.ts';
import { day, number, shares } from './format.ts';

/** A question to the explorer's page. */
interface Question {
  readonly root: HTMLElement;
  readonly controls: readonly HTMLSelectElement[];
  readonly asked: Asked;
  /** Whether no later question was asked. */
  readonly isCurrent: () => boolean;
  /** What is done with the answer besides: `copy` or `csv`. */
  readonly act: string | undefined;
}

/** Shows the answer to a question, once its figures are there. */
export async function showAnswer({ root, controls, asked, isCurrent, act }: Question): Promise<void> {
  const loaded = await loadFigures(root, asked);
  if (!isCurrent()) return;
  const question = setControls(controls, asked, loaded.data);
  const { choice } = toChoice(question);
  const answer = lookUp({ cells: loaded.cells, tooFew: loaded.data.tooFew }, choice);
  if (answer === undefined) throw new Error('These figures are of fewer markets than say something.');
  sayAnswer(root, answer, loaded, choice);
  sayElsewhere(choice, loaded);
  if (act === 'copy') await copySentence(root, answer, loaded);
  if (act === 'csv') downloadMarkets(answer, loaded);
}

/** Gives the controls the options of a source, and the values of a question; unknown ones become "all". */
function setControls([what, ...rest]: readonly HTMLSelectElement[], asked: Asked, data: ExplorerData): Asked {
  const groups = [
    [{ label: '', options: data.amounts }],
    [{ label: '', options: data.procedures }],
    data.places,
  ];
  if (what) what.value = asked.what;
  const values = (['amount', 'procedure', 'where'] as const).map((part, place) => {
    const control = rest[place];
    if (control === undefined) return '';
    if (control.dataset['source'] !== data.source.id) {
      control.replaceChildren(
        ...(groups[place] ?? []).flatMap(({ label, options }) => {
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
  const [amount = '', procedure = '', where = ''] = values;
  return { what: asked.what, amount, procedure, where };
}

function sayAnswer(root: HTMLElement, answer: Answer, loaded: Loaded, asked: Choice): void {
  const { data } = loaded;
  const { say, legend, provenance, tooFew } = data.texts;
  const { cell } = answer;
  const facts = factsOf(cell);
  const { expect, shares: rest } = sayFacts(facts, say);
  const name = nameOf(answer.choice, loaded);
  const isWider = answer.dropped.length > 0;
  const choice = put(root, 'choice', isWider ? fill(tooFew.instead, { choice: name }) : name);
  choice?.toggleAttribute('data-wider', isWider);
  put(root, 'expect', expect);
  put(root, 'shares', rest);
  put(root, 'legend', cell.contracts < 100 ? legend.each : legend.hundred);
  put(root, 'median', String(facts.median));
  const drawing = root.querySelector('figure .market-dots');
  if (drawing)
    drawMarkets(drawing, {
      facts,
      label: describeDrawing(facts, say),
      pieces: piecesOf(facts, say),
      across: acrossFor([facts.drawing]),
      height: HEIGHT,
    });
  const items = {
    markets: fill(provenance.n, { n: number(cell.contracts) }),
    period: fill(provenance.days, { from: day(cell.period.from), to: day(cell.period.to) }),
    single: fill(provenance.share, shares(cell.single, 1)),
    scope: data.source.scope,
    licence: data.source.licence,
    computed: data.source.computed,
  };
  for (const [id, text] of Object.entries(items)) {
    const place = root.querySelector(`[data-provenance=${id}]`);
    if (place) place.textContent = text;
  }
  const link = root.querySelector<HTMLAnchorElement>('[data-provenance=source] a');
  if (link) link.href = data.source.address;
  const bid = root.querySelector<HTMLAnchorElement>('[data-slot=bid]');
  if (bid) bid.search = chanceQuery(cell);
  sayTooFew(root, answer, data, asked);
}

/** Says above the answer that nothing is said of the choice itself, and how many markets it has. */
function sayTooFew(
  root: HTMLElement,
  { asked: counted, dropped }: Answer,
  data: ExplorerData,
  choice: Choice,
): void {
  const place = root.querySelector('[data-slot=refusal]');
  const template = root.querySelector<HTMLTemplateElement>('template[data-for=refusal]');
  if (!place || !template) return;
  if (dropped.length === 0) {
    place.replaceChildren();
    return;
  }
  const { tooFew } = data.texts;
  const n = counted?.consultations;
  const text = document.importNode(template.content, true);
  const name = placeOf(choice, data);
  const isPlace = choice.department !== undefined || choice.region !== undefined;
  const values = { n: n ?? 0, minimum: MINIMUM };
  put(text, 'refusal-title', isPlace ? fill(tooFew.place, { name }) : tooFew.choice);
  put(text, 'refusal-text', fill(n === undefined ? tooFew.none : tooFew.few, values));
  const { got, missing } = drawPlaces(n ?? 0, MINIMUM);
  const [there, lacking] = text.querySelectorAll('path');
  there?.setAttribute('d', got);
  lacking?.setAttribute('d', missing);
  const caption = text.querySelector('figcaption');
  if (caption) caption.textContent = fill(n === undefined ? tooFew.noSlots : tooFew.slots, values);
  place.replaceChildren(text);
}

/** The same market in other places, below the answer. */
function sayElsewhere(choice: Choice, loaded: Loaded): void {
  const section = document.getElementById('elsewhere');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const places = elsewhere(loaded.cells, choice);
  section.hidden = places.length === 0;
  if (places.length > 0)
    listMarkets(
      list,
      places.map(({ choice: there, cell }) => ({ name: placeOf(there, loaded.data), cell })),
      loaded.data.texts,
    );
}

function put(root: ParentNode, slot: string, text: string): HTMLElement | null {
  const place = root.querySelector<HTMLElement>(`[data-slot=${slot}]`);
  if (place) place.textContent = text;
  return place;
}
