import { offerOf, toAsked, usualChoice } from '../asked.ts';
import { packFigures } from '../packed.ts';
import { listChoice } from '../sentences.ts';
import { readCompetition } from '../read.ts';
import { cellWordings } from './cell-words.ts';
import { bandName, tradeName } from './names.ts';
import { formatDay } from '../../i18n/format.ts';
import { placeName } from './place-names.ts';
import { translator, type Translate } from '../../i18n/translate.ts';
import { typeset } from '../../i18n/typography.ts';
import { LOCALES, type Locale } from '../../locales.ts';
import type { Cell, Choice, Figures } from '../../schemas/competition/figures.ts';
import { ExplorerDataSchema, type ExplorerData } from '../../schemas/competition/explorer.ts';

/** The figures of a source of which something is said, with the cell of all its markets. */
export interface SourceFigures extends Figures {
  readonly whole: Cell;
}

/** The sources that have figures, the one of most markets first. */
export function explorerSources(): readonly SourceFigures[] {
  return readCompetition()
    .flatMap(({ figures }) => {
      const { all } = figures.cells;
      return all === undefined ? [] : [{ ...figures, source: typesetSource(figures.source), whole: all }];
    })
    .toSorted((one, other) => other.whole.contracts - one.whole.contracts);
}

const set = (words: Readonly<Record<Locale, string>>) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, typeset(words[locale], locale)])) as Record<
    Locale,
    string
  >; // of each language, by construction

function typesetSource(source: Figures['source']): Figures['source'] {
  return { ...source, title: set(source.title), what: set(source.what), scope: set(source.scope) };
}

/** The question that the explorer answers before it is asked one. */
export function usualQuestion(): { figures: SourceFigures; choice: Choice } {
  const [figures] = explorerSources();
  if (figures === undefined) throw new Error('There are no figures on competition: npm run data -- <files>');
  return { figures, choice: usualChoice(figures) };
}

/** The value of an option, and its name. */
type Option = [value: string, name: string];

const byName = (options: Option[]) =>
  options.toSorted(([, one], [, other]) => one.localeCompare(other, 'fr'));

const named = (groups: readonly { readonly options: Option[] }[], value: string) =>
  groups.flatMap(({ options }) => options).find(([own]) => own === value)?.[1] ?? '';

/** What can be asked of a source, in words: the options of the three controls that depend on it. */
export function explorerOptions(figures: Figures, t: Translate) {
  const { bands, procedures, ...where } = offerOf(figures);
  // One place alone speaks for no other.
  const { regions, departments } = figures.source.only ? { regions: [], departments: [] } : where;
  const { only, place } = figures.source;
  const whole = only
    ? t('howMany.ask.only', { place: typeset(place[t.locale], t.locale) })
    : t('howMany.ask.country');
  return {
    amounts: [
      ['', t('howMany.ask.allAmounts')],
      ...figures.bands
        .filter(({ from }) => bands.includes(from))
        .map((band) => [String(band.from), bandName(band, t)] satisfies Option),
    ] satisfies Option[],
    procedures: [
      ['', t('howMany.ask.allProcedures')],
      ...procedures.map((key) => [key, t(`competition.procedures.${key}`)] satisfies Option),
    ] satisfies Option[],
    places: [
      { label: '', options: [['', whole]] satisfies Option[] },
      {
        label: t('howMany.ask.regions'),
        options: byName(regions.map((region) => [`region-${region}`, placeName({ region })])),
      },
      {
        label: t('howMany.ask.departments'),
        options: byName(departments.map((department) => [department, placeName({ department })])),
      },
    ].filter(({ options }) => options.length > 0),
  };
}

/** What can be bought in each source, as the first control groups it. */
export function explorerTrades(t: Translate): { label: string; options: Option[] }[] {
  return explorerSources().map((figures) => ({
    label: figures.source.title[t.locale],
    options: [
      [figures.source.id, figures.source.what[t.locale]],
      ...offerOf(figures).cpv.map(
        (cpv) => [`${figures.source.id}.${cpv}`, tradeName(cpv, t)] satisfies Option,
      ),
    ],
  }));
}

/** What a choice is of, in words, its place left out: `Travaux de bâtiment, 90 000 à 216 000 €, …`. */
export function sayMarket(figures: Figures, choice: Choice, t: Translate): string {
  const asked = toAsked(figures.source.id, choice);
  const { amounts, procedures } = explorerOptions(figures, t);
  return listChoice(
    [
      named(explorerTrades(t), asked.what) || figures.source.what[t.locale],
      asked.amount && named([{ options: amounts }], asked.amount),
      asked.procedure && named([{ options: procedures }], asked.procedure),
    ].filter((name) => name !== ''),
  );
}

/** Where a choice is: `Gironde`, `Toute la France`, `Ville de Paris seulement`. */
export function sayPlace(figures: Figures, choice: Choice, t: Translate): string {
  return named(explorerOptions(figures, t).places, toAsked(figures.source.id, choice).where);
}

/** A choice in words with its place. */
export function sayChoice(figures: Figures, choice: Choice, t: Translate): string {
  return `${sayMarket(figures, choice, t)}, ${sayPlace(figures, choice, t)}`;
}

/** The department of a choice; of a source that is one place alone, that of most of its contracts. */
export function departmentOf(
  { source, cells }: Pick<Figures, 'source' | 'cells'>,
  { department }: Choice,
): string | undefined {
  if (department !== undefined || !source.only) return department;
  const alone = Object.entries(cells).flatMap(([key, { contracts }]) => {
    const [, code] = /^department=(\w+)$/.exec(key) ?? [];
    return code === undefined ? [] : [{ code, contracts }];
  });
  return alone.toSorted((one, other) => other.contracts - one.contracts)[0]?.code;
}

/** Which contracts classed under the code of a choice are something else, and left out; empty where nobody read them. */
export function sayReading({ read }: Pick<Figures, 'read'>, { cpv }: Choice, t: Translate): string {
  const reading = read.find((one) => cpv?.startsWith(one.cpv));
  return reading === undefined ? '' : readingWords(reading, t);
}

function readingWords({ cpv, others }: Figures['read'][number], t: Translate): string {
  return t('howMany.answer.read', {
    cpv,
    count: others.reduce((sum, { count }) => sum + count, 0),
    list: others
      .map(({ count, what }) =>
        t('howMany.answer.readItem', { count, what: typeset(what[t.locale], t.locale) }),
      )
      .join(', '),
  });
}

/** What the explorer loads for a source in a language, checked. */
export function explorerData(figures: Figures, locale: Locale): ExplorerData {
  const t = translator(locale);
  const { id, scope, licence, computed, address } = figures.source;
  return ExplorerDataSchema.parse({
    locale,
    texts: {
      ...cellWordings(t),
      unknown: t('howMany.unknown'),
      tooFew: t('howMany.tooFew'),
      copy: t('howMany.copy'),
      csv: t('howMany.csv'),
    },
    source: {
      id,
      scope: scope[t.locale],
      licence,
      address,
      computed: formatDay(computed, t.locale, 'medium'),
      department: departmentOf(figures, {}) ?? '',
    },
    read: figures.read.map((one) => [one.cpv, readingWords(one, t)] satisfies Option),
    ...explorerOptions(figures, t),
    ...packFigures(figures, offerOf(figures).cpv),
  } satisfies ExplorerData);
}
