import { formatMoney, formatPercent } from '#i18n/format.ts';
import { tools } from '#i18n/messages/tools/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { CHART, layOutChart } from '../bid/chart.ts';
import { bidValue, type Bid } from '../bid/value.ts';

/** Data of the small drawing of a bid's value (`components/ui/BidLine`), with its break-even chance and its example in words. */
export function bidLine(bid: Bid, locale: Locale) {
  const t = useMessages(locale, tools);
  const { cost, breakEven = 0 } = bidValue(bid);
  const { end, zero } = layOutChart(bid);
  const money = (euros: number) => formatMoney(euros, 'EUR', locale);
  const even = formatPercent(100 * breakEven, locale);
  return {
    even,
    example: t('tools.bidOrNot.example', { cost: money(cost), margin: money(bid.margin) }),
    drawn: {
      label: t('tools.bidOrNot.drawn', { cost: money(cost), margin: money(bid.margin), even }),
      even: { x: breakEven / end, y: (zero - CHART.top) / (CHART.bottom - CHART.top) },
      words: {
        even,
        zero: money(0),
        from: t('tools.bidOrNot.none', { percent: formatPercent(0, locale) }),
        to: formatPercent(100 * end, locale),
      },
    },
  };
}
