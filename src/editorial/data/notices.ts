import { formatDay, formatMoney, formatPercent } from '#i18n/format.ts';
import { product } from '#i18n/messages/product/index.ts';
import { useMessages, type Translate } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { typeset } from '#i18n/typography.ts';
import type { Notice } from '#schemas/content/notice.ts';
import { CURRENCY } from '#site.ts';
import { readDataFile } from './data-file.ts';
import { DATA_FILES } from './data-files.ts';

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
  /** The question that it answers, in a word. */
  readonly asks: string;
  readonly value: string;
  readonly note?: string;
  /** Weights to draw, which add up to 100. */
  readonly weights?: readonly { readonly name: string; readonly weight: number }[];
}

const DAY_MS = 86_400_000;

/** The notice's own words are French on every page. */
const french = (words: string) => typeset(words, 'fr');
const frenchDay = (day: string) => formatDay(day, 'fr');

/** A notice as pages show it: its words field by field, what each comes to, and what it does not say. */
export function noticeReading(id: string, locale: Locale) {
  const t = useMessages(locale, product);
  const notice = realNotice(id);
  const [before = '', after = ''] = t('notice.source', {
    link: '|',
    day: formatDay(notice.deadline.slice(0, 10), locale),
  }).split('|');
  return {
    heading: t('notice.title'),
    source: { before, link: t('notice.link', { id }), href: notice.url, after, licence: t('notice.licence') },
    /** The purchase in a few words. */
    subject: typeset(notice.read.what[locale], locale),
    title: 'BOAMP',
    masthead: t('notice.masthead'),
    number: t('notice.number', { id }),
    lang: 'fr',
    notSaid: t('notice.notSaid'),
    ...readFields(notice, t),
  };
}

function readFields(
  notice: Notice,
  t: Translate<typeof product>,
): { fields: readonly ReadField[]; gaps: readonly string[] } {
  const { locale } = t;
  const names = t('notice.fields');
  const asks = t('notice.asks');
  const money = (euros: number) => formatMoney(euros, CURRENCY, locale);
  const said = (words: Readonly<Record<typeof locale, string>>) => typeset(words[locale], locale);
  const { amount, criteria, cpv, read } = notice;
  const [limit = '', time = ''] = notice.deadline.split('T');
  const days = Math.round((Date.parse(limit) - Date.parse(notice.publishedOn)) / DAY_MS);
  const hour = time.replace(':', '\u00A0h\u00A0');
  return {
    fields: [
      { fields: [[names.buyer, [french(notice.buyer)]]], asks: asks.where, value: said(read.where) },
      {
        fields: [
          [names.object, [french(notice.object)]],
          [names.cpv, [cpv.code]],
        ],
        asks: asks.what,
        value: said(read.what),
        note: `CPV ${cpv.code}, ${said(cpv)}`,
      },
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
              note:
                notice.durationMonths > 12
                  ? t('notice.aYear', {
                      months: notice.durationMonths,
                      amount: money(Math.round((12 * amount.euros) / notice.durationMonths)),
                    })
                  : t('notice.months', { months: notice.durationMonths }),
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
        note: t('notice.between', {
          from: formatDay(notice.publishedOn, locale),
          to: formatDay(limit, locale),
          time: locale === 'fr' ? hour : time,
        }),
      },
    ],
    gaps: [
      ...(amount === null ? [t('notice.gaps.amount')] : []),
      ...(criteria === null ? [t('notice.gaps.criteria')] : []),
      t('notice.gaps.holder'),
      t('notice.gaps.offers'),
    ],
  };
}
