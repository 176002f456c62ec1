import { formatNumber, formatPercent, formatPeriod } from '#i18n/format.ts';
import type { Locale } from '#locales.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { ExplorerData, Option, OptionGroup } from '#schemas/competition/explorer-data.ts';
import type { Choice } from '#schemas/competition/figures.ts';
import { fill } from '#schemas/forms/wording.ts';
import { toQuestion, type Question } from '../question.ts';
import { cellFacts } from '../facts.ts';
import type { Counted } from '../look-up.ts';
import { describeDrawing, joinNames, formatFacts } from '../sentences.ts';

/** Choice with its figures. */
export interface FoundCell {
  readonly choice: Choice;
  readonly cell: Cell;
}

/** Share of single offers above which a count of 1 may be what a form holds before anybody fills it in. */
const OFTEN_SINGLE = 0.5;

const optionName = (options: readonly Option[], value: string) =>
  options.find(([own]) => own === value)?.[1] ?? '';

export function controlOptions(data: ExplorerData): Readonly<Record<keyof Question, readonly OptionGroup[]>> {
  const { trades, amounts, procedures, places } = data;
  return {
    what: trades,
    amount: [{ label: '', options: amounts }],
    procedure: [{ label: '', options: procedures }],
    where: places,
  };
}

/** Describes a choice without its place: `Travaux de bâtiment, 90 000 à 216 000 €, …`. */
export function describeFilter(
  choice: Choice,
  { source, trades, amounts, procedures }: ExplorerData,
): string {
  const { what, amount, procedure } = toQuestion(source.id, choice);
  const options = trades.flatMap((group) => group.options);
  return joinNames([
    optionName(options, what) || optionName(options, source.id),
    amount && optionName(amounts, amount),
    procedure && optionName(procedures, procedure),
  ]);
}

/** Describes the place of a choice: `Gironde`, `Toute la France`, `Ville de Paris seulement`. */
export function describePlace(choice: Choice, { source, places }: ExplorerData): string {
  const { where } = toQuestion(source.id, choice);
  return optionName(
    places.flatMap(({ options }) => options),
    where,
  );
}

/** Formats an answer, in a build and in a browser alike: the texts of a page's slots, its provenance, its drawing. */
export function formatAnswer({ choice, cell }: FoundCell, data: ExplorerData) {
  const { texts, source, locale } = data;
  const facts = cellFacts(cell);
  const counted = formatCounted(cell, locale);
  const equalChance = formatShare(cell.oneMore, locale);
  const provenance = {
    counted: fill(texts.provenance.n, counted),
    period: formatPeriod(cell.period, locale),
    place: describePlace(choice, data),
    scope: source.scope,
    source: texts.provenance.decp,
    licence: source.licence,
    computed: source.computed,
  };
  return {
    slots: {
      ...formatFacts(facts, texts.say),
      ...counted,
      place: provenance.place,
      about: `${describeFilter(choice, data)}, ${provenance.period}`,
      single: formatShare(cell.single.share, locale),
      interval: fill(texts.answer.interval, formatBounds(cell.single, locale)),
      equalChance,
      bid: fill(texts.answer.bid, { equalChance }),
      legend: cell.contracts < 100 ? texts.legend.each : texts.legend.hundred,
      only: source.only === '' ? '' : fill(texts.answer.only, { place: source.only }),
      oftenSingle: cell.single.share > OFTEN_SINGLE ? texts.answer.oftenSingle : '',
      read: data.read.find(([cpv]) => choice.cpv?.startsWith(cpv))?.[1] ?? '',
    },
    /** Provenance below the figure, by the ids of its items. */
    provenance,
    /** Provenance in one line, for a small figure and a copied sentence. */
    note: fill(texts.provenance.note, provenance),
    drawn: {
      drawing: facts.drawing,
      median: facts.median,
      label: describeDrawing(facts, texts.say),
    },
    key: drawingKey(cell, data),
  };
}

/** Key of a drawing: the name of each part; the middle one gives its numbers of offers and its share of contracts. */
function drawingKey(
  { contracts, quartiles: [first, , to], within, single }: Cell,
  { texts, locale }: ExplorerData,
) {
  const from = Math.max(2, first);
  const count = first === 1 ? within.count - single.count : within.count;
  const share = formatPercent(Math.round((100 * count) / contracts), locale);
  const middle = fill(from === to ? texts.key.exact : texts.key.within, { from, to, share });
  return { single: texts.key.single, within: from > to ? '' : middle, outside: texts.key.outside };
}

export function formatCounted({ contracts, consultations }: Counted, locale: Locale) {
  return { contracts: formatNumber(contracts, locale), consultations: formatNumber(consultations, locale) };
}

/** Formats a share from 0 to 1 as a percentage of one decimal at most, e.g. `17,3 %`. */
export function formatShare(share: number, locale: Locale): string {
  return formatPercent(100 * share, locale);
}

/** Formats the bounds of a share's interval as whole numbers, the second with its sign, e.g. `15` and `19 %`. */
export function formatBounds({ low, high }: Pick<Cell['single'], 'low' | 'high'>, locale: Locale) {
  return {
    low: formatNumber(Math.round(100 * low), locale),
    high: formatPercent(Math.round(100 * high), locale),
  };
}
