import { choiceKey } from '#competition/counting/choice.ts';
import { cellFacts } from '#competition/facts.ts';
import { readCompetition } from '#competition/read.ts';
import { formatFacts } from '#competition/sentences.ts';
import { placeName } from '#competition/words/place-names.ts';
import { formatDay, formatMoney, formatPercent } from '#i18n/format.ts';
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

/** Works notice that home and the product page show. */
export const WORKS_NOTICE = '26-81510';

/** Reads the real notice of a number of the BOAMP; throws RangeError for one that `content/notices` does not have. */
function realNotice(id: string): Notice {
  const { notices } = readDataFile(DATA_FILES.notices);
  const notice = notices.find((one) => one.id === id);
  if (notice === undefined) throw new RangeError(`content/notices has no notice ${id}.`);
  return notice;
}

/** Fact read in a notice: its literal source fields and the value derived from them. */
interface ReadField {
  readonly fields: readonly (readonly [name: string, words: readonly string[]])[];
  /** Question that it answers, in a word. */
  readonly asks: string;
  readonly value: string;
  readonly note?: string;
  /** Weights to draw, which add up to 100. */
  readonly weights?: readonly { readonly name: string; readonly weight: number }[];
}

/** Fact that the notice does not give, and where it can be found. */
interface Gap {
  readonly name: string;
  readonly where: string;
  readonly href?: string;
}

/** Notice's own words are French on every page. */
const french = (words: string) => typeset(words, 'fr');
const frenchDay = (day: string) => formatDay(day, 'fr');

/** Notice as pages show it: its words field by field, what each comes to, and what it does not say. */
export function noticeReading(id: string, locale: Locale) {
  const t = useMessages(locale, product);
  const notice = realNotice(id);
  const [before = '', after = ''] = t('notice.source', {
    link: '|',
    day: formatDay(notice.deadline.slice(0, 10), locale),
  }).split('|');
  return {
    heading: t('notice.title'),
    sheet: t('notice.sheet'),
    source: { before, link: t('notice.link', { id }), href: notice.url, after, licence: t('notice.licence') },
    /** Purchase in a few words. */
    subject: typeset(notice.read.what[locale], locale),
    title: 'BOAMP',
    masthead: t('notice.masthead'),
    number: t('notice.number', { id }),
    lang: 'fr',
    near: nearFigure(notice, locale),
    ...readFields(notice, t),
  };
}

/** Counts of building contracts in the notice's department; `undefined` under 30 consultations, and for other trades. */
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
    source: typeset(figures.source.title[locale], locale),
  });
}

function readFields(
  notice: Notice,
  t: Translate<typeof product>,
): { fields: readonly ReadField[]; gaps: readonly Gap[] } {
  const { locale } = t;
  const names = t('notice.fields');
  const asks = t('notice.asks');
  const money = (euros: number) => formatMoney(euros, CURRENCY, locale);
  const said = (words: Readonly<Record<typeof locale, string>>) => typeset(words[locale], locale);
  const { amount, criteria, cpv, read } = notice;
  const [limit = '', time = ''] = notice.deadline.split('T');
  const days = Math.round((Date.parse(limit) - Date.parse(notice.publishedOn)) / DAY_MS);
  const hour = time.replace(':', '\u00A0h\u00A0').replace(/\u00A000$/, '');
  const perTime = (months: number, euros: number) =>
    months > 12
      ? t('notice.aYear', { months, amount: money(Math.round((12 * euros) / months)) })
      : t('notice.aMonth', { months, amount: money(Math.round(euros / months)) });
  const gap = (name: keyof ReturnType<typeof t<'notice.gaps'>>) => t(`notice.gaps.${name}`);
  return {
    fields: [
      {
        fields: [
          [names.object, [french(notice.object)]],
          [names.cpv, [cpv]],
        ],
        asks: asks.what,
        value: said(read.what),
      },
      { fields: [[names.buyer, [french(notice.buyer)]]], asks: asks.where, value: said(read.where) },
      { fields: [[names.procedure, [french(notice.procedure)]]], asks: asks.how, value: said(read.how) },
      ...(amount === null
        ? []
        : [
            {
              fields: [
                [names[amount.from], [formatMoney(amount.euros, CURRENCY, 'fr')]],
                [names.duration, [`${notice.durationMonths} mois`]],
              ] as const,
              asks: asks.howMuch,
              value: t(`notice.amount.${amount.from}`, { amount: money(amount.euros) }),
              note: perTime(notice.durationMonths, amount.euros),
            },
          ]),
      ...(criteria === null || read.weighs === null
        ? []
        : [
            {
              fields: [
                [
                  names.criteria,
                  criteria.map(({ label, weight }) => french(`${label} ${formatPercent(weight, 'fr')}`)),
                ],
              ] as const,
              asks: asks.weighs,
              value: said(read.weighs),
              weights: criteria.map((criterion) => ({ name: said(criterion), weight: criterion.weight })),
            },
          ]),
      {
        fields: [
          [names.published, [frenchDay(notice.publishedOn)]],
          [names.deadline, [`${frenchDay(limit)}, ${hour}`]],
        ],
        asks: asks.time,
        value: t('notice.days', { days }),
      },
    ],
    gaps: [
      ...(amount === null ? [gap('amount')] : []),
      ...(criteria === null ? [gap('criteria')] : []),
      gap('holder'),
      {
        ...gap('offers'),
        href: `${href('howMany', locale)}?${EXPLORER_PARAMETERS[locale].where}=${notice.department}`,
      },
    ],
  };
}
