import { formatDay, formatNumber, formatPercent } from '#i18n/format.ts';
import type { Locale } from '#locales.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { ExplorerData, Option, OptionGroup } from '#schemas/competition/explorer-data.ts';
import type { Choice } from '#schemas/competition/figures.ts';
import { fill } from '#schemas/forms/wording.ts';
import { toAsked, type Asked } from '../asked.ts';
import { factsOf } from '../facts.ts';
import type { Counted } from '../look-up.ts';
import { describeDrawing, listChoice, sayFacts } from '../sentences.ts';

/** A choice with its figures. */
export interface Found {
  readonly choice: Choice;
  readonly cell: Cell;
}

const nameIn = (options: readonly Option[], value: string) =>
  options.find(([own]) => own === value)?.[1] ?? '';

/** The options of each part of a question. */
export function groupsOf(data: ExplorerData): Readonly<Record<keyof Asked, readonly OptionGroup[]>> {
  const { trades, amounts, procedures, places } = data;
  return {
    what: trades,
    amount: [{ label: '', options: amounts }],
    procedure: [{ label: '', options: procedures }],
    where: places,
  };
}

/** A choice in words without its place: `Travaux de bâtiment, 90 000 à 216 000 €, …`. */
export function marketOf(choice: Choice, { source, trades, amounts, procedures }: ExplorerData): string {
  const { what, amount, procedure } = toAsked(source.id, choice);
  const options = trades.flatMap((group) => group.options);
  return listChoice([
    nameIn(options, what) || nameIn(options, source.id),
    amount && nameIn(amounts, amount),
    procedure && nameIn(procedures, procedure),
  ]);
}

/** The place of a choice: `Gironde`, `Toute la France`, `Ville de Paris seulement`. */
export function placeOf(choice: Choice, { source, places }: ExplorerData): string {
  const { where } = toAsked(source.id, choice);
  return nameIn(
    places.flatMap(({ options }) => options),
    where,
  );
}

/** Says and draws an answer, in a build and in a browser alike: the texts of a page's slots, its strip, its drawing. */
export function sayAnswer({ choice, cell }: Found, data: ExplorerData) {
  const { texts, source, locale } = data;
  const facts = factsOf(cell);
  const counted = formatCounted(cell, locale);
  const odds = formatShare(cell.oneMore, locale);
  const [from, to] = [cell.period.from, cell.period.to].map((day) => formatDay(day, locale, 'medium'));
  const provenance = {
    counted: fill(texts.provenance.n, counted),
    period: `${from} – ${to}`,
    place: placeOf(choice, data),
    scope: source.scope,
    source: texts.provenance.decp,
    licence: source.licence,
    computed: source.computed,
  };
  return {
    slots: {
      ...sayFacts(facts, texts.say),
      ...counted,
      place: provenance.place,
      about: `${marketOf(choice, data)}, ${provenance.period}`,
      single: formatShare(cell.single.share, locale),
      interval: fill(texts.answer.interval, formatBounds(cell.single, locale)),
      odds,
      success: fill(texts.answer.success, { success: Math.round(100 * cell.success) }),
      bid: fill(texts.answer.bid, { odds }),
      legend: cell.contracts < 100 ? texts.legend.each : texts.legend.hundred,
      read: data.read.find(([cpv]) => choice.cpv?.startsWith(cpv))?.[1] ?? '',
    },
    /** The strip below the figure, by the ids of its items. */
    provenance,
    /** The strip in one line, for a small figure and a copied sentence. */
    note: fill(texts.provenance.note, provenance),
    drawn: {
      drawing: facts.drawing,
      median: facts.median,
      label: describeDrawing(facts, texts.say),
    },
    key: keyOf(cell, data),
  };
}

/** The key of a drawing: the middle, a single offer apart, says its numbers of offers and the share of contracts in it. */
function keyOf(
  { contracts, quartiles: [first, , to], within, single }: Cell,
  { texts, locale }: ExplorerData,
) {
  const from = Math.max(2, first);
  const count = first === 1 ? within.count - single.count : within.count;
  const share = formatPercent(Math.round((100 * count) / contracts), locale);
  const middle = fill(from === to ? texts.key.exact : texts.key.within, { from, to, share });
  return { single: texts.key.single, within: from > to ? '' : middle, outside: texts.key.outside };
}

/** Counts of contracts and of consultations, each as a text. */
export function formatCounted({ contracts, consultations }: Counted, locale: Locale) {
  return { contracts: formatNumber(contracts, locale), consultations: formatNumber(consultations, locale) };
}

/** A share from 0 to 1 as a percentage of one decimal at most, e.g. `17,3 %`. */
export function formatShare(share: number, locale: Locale): string {
  return formatPercent(100 * share, locale);
}

/** The bounds of a share's interval: whole numbers, the second with its sign, e.g. `15` and `19 %`. */
export function formatBounds({ low, high }: Pick<Cell['single'], 'low' | 'high'>, locale: Locale) {
  return {
    low: formatNumber(Math.round(100 * low), locale),
    high: formatPercent(Math.round(100 * high), locale),
  };
}
