import { formatAmount, formatDay, formatMoney, formatNumber } from '#i18n/format.ts';
import { competition } from '#i18n/messages/competition/index.ts';
import { useMessages, type Translate } from '#i18n/translate.ts';
import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import {
  ExplorerDataSchema,
  type ExplorerData,
  type Option,
  type OptionGroup,
} from '#schemas/competition/explorer-data.ts';
import type { Choice, Figures } from '#schemas/competition/figures.ts';
import type { Profile } from '#schemas/profile.ts';
import { availableParts, defaultChoice } from '../question.ts';
import { mostFrequent, parseChoiceKey } from '../counting/choice.ts';
import { lookUp } from '../look-up.ts';
import { readCompetition } from '../read.ts';
import { placeName } from './place-names.ts';
import { formatAnswer } from './format-answer.ts';

/** Figures of a source, with the cell of all its contracts. */
export interface SourceFigures extends Figures {
  readonly whole: Cell;
}

/** Lists the sources that have figures, the one of most contracts first. */
export function explorerSources(): readonly SourceFigures[] {
  return readCompetition()
    .flatMap((figures) => {
      const { all } = figures.cells;
      return all === undefined ? [] : [{ ...figures, whole: all }];
    })
    .toSorted((a, b) => b.whole.contracts - a.whole.contracts);
}

/** Formats the answer that the explorer begins with, also for pages that lead to it; of a region where it has figures. */
export function defaultAnswer(locale: Locale, region?: string) {
  const [figures] = explorerSources();
  if (figures === undefined) throw new Error('There are no figures on competition: npm run data -- <files>');
  const data = explorerData(figures, locale);
  const usual = defaultChoice(figures, locale);
  const regional = lookUp(figures, { ...usual, ...(region && { region }) });
  const { choice, cell } = regional ?? { choice: {}, cell: figures.whole };
  return { figures, data, choice, cell, answer: formatAnswer({ choice, cell }, data) };
}

/** CPV division of the sectors that one division fits; the others sell in several. */
const SECTOR_DIVISIONS: Readonly<Partial<Record<Profile['sector'], string>>> = { tech: '72', services: '79' };

/** Finds what a sector sells: building works in the whole country, else the purchases of the one buyer that is counted. */
export function sectorPurchase(sector: Profile['sector']): { figures: SourceFigures; choice: Choice } {
  const isBuilding = sector === 'construction';
  const figures = explorerSources().find(({ source }) => source.only !== isBuilding);
  if (figures === undefined) throw new Error(`There are no figures for the sector ${sector}.`);
  const { [sector]: cpv } = SECTOR_DIVISIONS;
  return { figures, choice: cpv === undefined ? {} : { cpv } };
}

/** Builds the data of a source in a language that the explorer loads, and that its page is built of. */
export function explorerData(figures: Figures, locale: Locale): ExplorerData {
  const t = useMessages(locale, competition);
  const { id, scope, licence, computed, address, only, place } = figures.source;
  const { cpv: trades, bands, procedures, regions, departments } = availableParts(figures);
  const isOffered = ([key]: [string, unknown]) => {
    const { cpv } = parseChoiceKey(key);
    return cpv === undefined || trades.includes(cpv);
  };
  const whole = only
    ? t('howMany.ask.only', { place: typeset(place[locale], locale) })
    : t('howMany.ask.country');
  // The figures of one place hold for no other.
  const placeGroup = (label: string, options: Option[]): OptionGroup[] =>
    only || options.length === 0
      ? []
      : [{ label, options: options.toSorted(([, one], [, other]) => one.localeCompare(other, 'fr')) }];
  return ExplorerDataSchema.parse({
    locale,
    texts: {
      say: t('competition.say'),
      legend: t('competition.legend'),
      key: t('competition.key'),
      provenance: t('competition.provenance'),
      answer: t('howMany.answer'),
      unknown: t('howMany.unknown'),
      tooFew: t('howMany.tooFew'),
      copy: t('howMany.copy'),
      csv: t('howMany.csv'),
    },
    source: {
      id,
      scope: typeset(scope[locale], locale),
      licence,
      address,
      computed: formatDay(computed, locale, 'medium'),
      only: only ? typeset(place[locale], locale) : '',
      department: only ? (mostFrequent(figures.cells, /^department=\w+$/).department ?? '') : '',
    },
    trades: explorerSources().map((one) => ({
      label: typeset(one.source.title[locale], locale),
      options: [
        [one.source.id, typeset(one.source.what[locale], locale)],
        ...availableParts(one).cpv.map((cpv): Option => [`${one.source.id}.${cpv}`, tradeName(cpv, t)]),
      ],
    })),
    amounts: [
      ['', t('howMany.ask.allAmounts')],
      ...figures.bands
        .filter(({ from }) => bands.includes(from))
        .map((band): Option => [String(band.from), bandName(band, t)]),
    ],
    procedures: [
      ['', t('howMany.ask.allProcedures')],
      ...procedures.map((key): Option => [key, t(`competition.procedures.${key}`)]),
    ],
    places: [
      { label: '', options: [['', whole]] },
      ...placeGroup(
        t('howMany.ask.regions'),
        regions.map((region) => [`region-${region}`, placeName({ region }, locale)]),
      ),
      ...placeGroup(
        t('howMany.ask.departments'),
        departments.map((department) => [department, placeName({ department }, locale)]),
      ),
    ],
    read: figures.read.map((one) => [one.cpv, miscodedSentence(one, t)]),
    cells: Object.fromEntries(Object.entries(figures.cells).filter(isOffered)),
    tooFew: Object.fromEntries(Object.entries(figures.tooFew).filter(isOffered)),
  });
}

/** Name of an amount band: `90 000 à 216 000 €`, `1 M€ et plus`. */
function bandName({ from, to }: Figures['bands'][number], t: Translate<typeof competition>): string {
  const money = (euros: number) =>
    euros % 100_000 === 0 ? formatAmount(euros, t.locale) : formatMoney(euros, 'EUR', t.locale);
  if (to === null) return t('competition.bands.above', { from: money(from) });
  if (from === 0) return t('competition.bands.under', { to: money(to) });
  // A single sign of euros where both are plain euros.
  const start = t.locale === 'fr' && to < 1_000_000 ? formatNumber(from, t.locale) : money(from);
  return t('competition.bands.between', { from: start, to: money(to) });
}

/** Name of a CPV division (two digits) or group (three); a group without a name is its division with the code. */
function tradeName(cpv: string, t: Translate<typeof competition>): string {
  const names: Readonly<Record<string, string>> = t('competition.trades');
  const division = names[cpv.slice(0, 2)] ?? `CPV ${cpv.slice(0, 2)}`;
  return names[cpv] ?? `${division} (CPV ${cpv})`;
}

function miscodedSentence(reading: Figures['read'][number], t: Translate<typeof competition>): string {
  return t('howMany.answer.read', { cpv: reading.cpv, ...miscodedWords(reading, t.locale) });
}

/** Contracts of a code that are something else: their number, and a list of their subjects. */
export function miscodedWords({ others }: Figures['read'][number], locale: Locale) {
  const list = others.map(({ count, what }) => `${count} ${typeset(what[locale], locale)}`);
  return { count: others.reduce((sum, { count }) => sum + count, 0), list: list.join(', ') };
}
