import { toChoice, type Asked } from '../../competition/asked.ts';
import { chanceQuery } from '../../competition/bid/value.ts';
import { lookUp, type Answer } from '../../competition/look-up.ts';
import { sayCell } from '../../competition/words/say-cell.ts';
import type { ExplorerData } from '../../schemas/competition/explorer.ts';
import type { Choice } from '../../schemas/competition/figures.ts';
import { MINIMUM } from '../../schemas/competition/limits.ts';
import { fill } from '../../schemas/wording.ts';
import { copySentence, downloadContracts } from './acts.ts';
import { drawContracts, markDepartment } from './draw.ts';
import { loadFigures, marketOf, placeOf, type Loaded } from './load.ts';
import { nearest, type Option } from './nearest.ts';

/** A question to the explorer's page. */
interface Question {
  readonly root: HTMLElement;
  readonly controls: readonly HTMLSelectElement[];
  readonly asked: Asked;
  /** The question of the address, where a part of it may be unknown. */
  readonly address: Asked | undefined;
  /** Writes the address of a question. */
  readonly addressOf: (asked: Asked) => string;
  /** False once a later question was asked. */
  readonly isCurrent: () => boolean;
  /** Further use of the answer: `copy` or `csv`. */
  readonly act: string | undefined;
}

/** Shows the answer to a question, once its figures are there. */
export async function showAnswer(question: Question): Promise<void> {
  const { root, controls, asked, isCurrent, act } = question;
  const loaded = await loadFigures(root, asked);
  if (!isCurrent()) return;
  const known = setControls(controls, asked, loaded.data);
  const { choice } = toChoice(known);
  const answer = lookUp({ cells: loaded.cells, tooFew: loaded.data.tooFew }, choice);
  if (answer === undefined) throw new Error('These figures are of fewer contracts than say something.');
  sayUnknown(question, known, loaded);
  sayTooFew(root, answer, loaded, choice);
  sayAnswer(root, answer, loaded);
  if (act === 'copy') await copySentence(root, answer, loaded);
  if (act === 'csv') downloadContracts(answer, loaded);
}

/** The options of the controls, in their order. */
function optionsOf(loaded: Loaded): Record<keyof Asked, readonly Option[]> {
  const { amounts, procedures, places } = loaded.data;
  return {
    what: loaded.trades,
    amount: amounts,
    procedure: procedures,
    where: places.flatMap(({ options }) => options),
  };
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

/** Says which values of the address are unknown, and leads to the nearest that is known. */
function sayUnknown({ root, address, addressOf }: Question, known: Asked, loaded: Loaded): void {
  const place = slot(root, 'unknown');
  if (!place) return;
  const { said, nearest: near } = loaded.data.texts.unknown;
  const options = optionsOf(loaded);
  const parts = (['what', 'amount', 'procedure', 'where'] as const).filter(
    (part) => address !== undefined && address[part] !== '' && address[part] !== known[part],
  );
  place.hidden = parts.length === 0;
  place.replaceChildren(
    ...parts.flatMap((part) => {
      const value = address?.[part] ?? '';
      const found = nearest(value, options[part]);
      if (found === undefined) return [fill(said, { value }), ' '];
      const link = document.createElement('a');
      link.href = addressOf({ ...known, [part]: found[0] });
      link.textContent = found[1];
      return [fill(said, { value }), ' ', near, ' ', link, ' '];
    }),
  );
}

/** Says above the answer that nothing is said of the choice itself, and what it has. */
function sayTooFew(root: HTMLElement, { asked, dropped }: Answer, loaded: Loaded, choice: Choice): void {
  const place = slot(root, 'few');
  if (!place) return;
  place.hidden = dropped.length === 0;
  const { tooFew } = loaded.data.texts;
  const name = `${marketOf(choice, loaded)}, ${placeOf(choice, loaded.data)}`;
  place.textContent =
    dropped.length === 0
      ? ''
      : fill(asked === undefined ? tooFew.none : tooFew.said, { name, minimum: MINIMUM, ...asked });
}

function sayAnswer(root: HTMLElement, { choice, cell }: Answer, loaded: Loaded): void {
  const { texts, source, locale, read } = loaded.data;
  const { drawing, median, label, key, ...words } = sayCell(cell, texts, locale);
  const place = placeOf(choice, loaded.data);
  const slots = {
    ...words,
    place,
    about: `${marketOf(choice, loaded)}, ${words.period}`,
    read: read.find(([cpv]) => choice.cpv?.startsWith(cpv))?.[1] ?? '',
  };
  for (const [name, text] of Object.entries(slots)) {
    const found = slot(root, name);
    if (found) found.textContent = text;
  }
  const figure = root.querySelector('figure');
  if (figure) drawContracts(figure, { drawing, median, label, key });
  markDepartment(root, choice.department, source.department);
  const items = {
    markets: fill(texts.provenance.n, words),
    period: words.period,
    place,
    scope: source.scope,
    licence: source.licence,
    computed: source.computed,
  };
  for (const [id, text] of Object.entries(items)) {
    const found = root.querySelector(`[data-provenance=${id}]`);
    if (found) found.textContent = text;
  }
  const link = root.querySelector<HTMLAnchorElement>('[data-provenance=source] a');
  if (link) link.href = source.address;
  const bid = slot(root, 'bid');
  if (bid instanceof HTMLAnchorElement) bid.search = chanceQuery(cell);
}

function slot(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector(`[data-slot=${name}]`);
}
