import { toAsked, type Asked } from '../../competition/asked.ts';
import { unpack } from '../../competition/packed.ts';
import { listChoice } from '../../competition/sentences.ts';
import type { Cell, Choice } from '../../schemas/competition/figures.ts';
import { ExplorerDataSchema, type ExplorerData } from '../../schemas/competition/explorer.ts';
import { getJson, query } from '../query.ts';
import type { Option } from './nearest.ts';

/** The figures of a source as the page reads them. */
export interface Loaded {
  readonly data: ExplorerData;
  readonly cells: Readonly<Record<string, Cell>>;
  /** The options of the first control, which are in the page. */
  readonly trades: readonly Option[];
}

const unpacked = new WeakMap<ExplorerData, Loaded['cells']>();

/** The figures of the source that a question is about; tried again a few times, then rejects. */
export async function loadFigures(root: HTMLElement, { what }: Asked): Promise<Loaded> {
  const [source = ''] = what.split('.');
  const address = (root.dataset['figures'] ?? '').replace('{source}', source);
  const data = await query(address, () => getJson(address, (content) => ExplorerDataSchema.parse(content)));
  const cells =
    unpacked.get(data) ??
    Object.fromEntries(
      Object.entries(data.cells).map(([key, numbers]) => [key, unpack(numbers, data.start)]),
    );
  unpacked.set(data, cells);
  const trades = [...(root.querySelector('select')?.options ?? [])].map(
    ({ value, text }) => [value, text] as const,
  );
  return { data, cells, trades };
}

/** Finds the name of an option by its value; nothing for no choice. */
const nameIn = (options: readonly Option[], value: string) =>
  value === '' ? '' : (options.find(([own]) => own === value)?.[1] ?? '');

/** Describes a choice without its place: `Travaux de bâtiment, 90 000 à 216 000 €, …`. */
export function marketOf(choice: Choice, { data, trades }: Loaded): string {
  const asked = toAsked(data.source.id, choice);
  const names = [
    nameIn(trades, asked.what) || nameIn(trades, data.source.id),
    nameIn(data.amounts, asked.amount),
    nameIn(data.procedures, asked.procedure),
  ];
  return listChoice(names.filter((name) => name !== ''));
}

/** Name of the place of a choice: that of the whole source where the choice names none. */
export function placeOf(choice: Choice, data: ExplorerData): string {
  const { where } = toAsked(data.source.id, choice);
  return data.places.flatMap(({ options }) => options).find(([value]) => value === where)?.[1] ?? '';
}
