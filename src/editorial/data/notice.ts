import { choiceKey } from '#competition/counting/choice.ts';
import { cellFacts } from '#competition/facts.ts';
import { readCompetition } from '#competition/read.ts';
import { formatFacts } from '#competition/sentences.ts';
import { placeName } from '#competition/words/place-names.ts';
import { formatDay, formatMoney, formatPercent, formatPeriod } from '#i18n/format.ts';
import { competition } from '#i18n/messages/competition/index.ts';
import { product } from '#i18n/messages/product/index.ts';
import { useMessages, type Translate } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { typeset } from '#i18n/typography.ts';
import { EXPLORER_PARAMETERS, href } from '#routes.ts';
import type { Notice } from '#schemas/content/notice.ts';
import { CURRENCY } from '#site.ts';
import { DAY_MS } from '#time.ts';
import { readDataFile } from './data-file.ts';
import { DATA_FILES } from './data-files.ts';

/** Fact read in the notice: its literal source fields and the value derived from them. */
interface ReadField {
  readonly fields: readonly (readonly [name: string, words: readonly string[]])[];
  readonly asks: string;
  readonly value: string;
  readonly note?: string;
  readonly weights?: readonly { readonly name: string; readonly weight: number }[];
}

/** Contracts that public buyers have awarded, with their holders (données essentielles de la commande publique). */
const AWARDED_CONTRACTS = 'https://data.economie.gouv.fr/explore/dataset/decp-2022-marches-valides/table/';

const french = (words: string) => typeset(words, 'fr');
const frenchDay = (day: string) => formatDay(day, 'fr');

/** The real notice as home and the product page show it: its words field by field, and what each comes to. */
export function noticeReading(locale: Locale) {
  const t = useMessages(locale, product);
  const notice = readDataFile(DATA_FILES.notice);
  const { id, department } = notice;
  const [before = '', after = ''] = t('notice.source', {
    link: '|',
    day: formatDay(notice.deadline.slice(0, 10), locale),
  }).split('|');
  const explorer = `${href('howMany', locale)}?${EXPLORER_PARAMETERS[locale].where}=${department}`;
  return {
    heading: t('notice.title'),
    sheet: t('notice.sheet'),
    source: { before, link: t('notice.link', { id }), href: notice.url, after, licence: t('notice.licence') },
    masthead: t('notice.masthead'),
    number: t('notice.number', { id }),
    near: nearFigure(notice, locale),
    fields: readFields(notice, t),
    gaps: [
      { ...t('notice.gaps.holder'), href: AWARDED_CONTRACTS },
      { ...t('notice.gaps.offers'), href: explorer },
    ],
  };
}

/** Counts of building contracts in the notice's department; `undefined` under 30 consultations. */
function nearFigure({ cpv, department }: Notice, locale: Locale): string | undefined {
  const t = useMessages(locale, competition, product);
  const figures = readCompetition().find(
    ({ source }) => !source.only && cpv.startsWith(source.cpv.slice(0, 2)),
  );
  const cell = figures?.cells[choiceKey({ department })];
  if (figures === undefined || cell === undefined) return undefined;
  return t('notice.near', {
    place: placeName({ department }, locale),
    expect: formatFacts(cellFacts(cell), t('competition.say')).expect,
    contracts: cell.contracts,
    consultations: cell.consultations,
    period: formatPeriod(cell.period, locale),
  });
}

function readFields(notice: Notice, t: Translate<typeof product>): readonly ReadField[] {
  const { locale } = t;
  const { amountEuros, criteria, durationMonths: months, read } = notice;
  const names = t('notice.fields');
  const asks = t('notice.asks');
  const money = (euros: number) => formatMoney(euros, CURRENCY, locale);
  const inLocale = (words: Readonly<Record<Locale, string>>) => typeset(words[locale], locale);
  const [limit = '', time = ''] = notice.deadline.split('T');
  const days = Math.round((Date.parse(limit) - Date.parse(notice.publishedOn)) / DAY_MS);
  const hour = time.replace(':', '\u00A0h\u00A0').replace(/\u00A000$/, '');
  const weights = criteria.map(({ label, weight }) => french(`${label} ${formatPercent(weight, 'fr')}`));
  return [
    {
      fields: [
        [names.object, [french(notice.object)]],
        [names.cpv, [notice.cpv]],
      ],
      asks: asks.what,
      value: inLocale(read.what),
    },
    { fields: [[names.buyer, [french(notice.buyer)]]], asks: asks.where, value: inLocale(read.where) },
    { fields: [[names.procedure, [french(notice.procedure)]]], asks: asks.how, value: inLocale(read.how) },
    {
      fields: [
        [names.estimate, [formatMoney(amountEuros, CURRENCY, 'fr')]],
        [names.duration, [`${months} mois`]],
      ],
      asks: asks.howMuch,
      value: t('notice.amount', { amount: money(amountEuros) }),
      note: t('notice.aMonth', { months, amount: money(Math.round(amountEuros / months)) }),
    },
    {
      fields: [[names.criteria, weights]],
      asks: asks.weighs,
      value: inLocale(read.weighs),
      weights: criteria.map((criterion) => ({ name: inLocale(criterion), weight: criterion.weight })),
    },
    {
      fields: [
        [names.published, [frenchDay(notice.publishedOn)]],
        [names.deadline, [`${frenchDay(limit)}, ${hour}`]],
      ],
      asks: asks.time,
      value: t('notice.days', { days }),
    },
  ];
}
