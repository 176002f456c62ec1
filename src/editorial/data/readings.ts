import { withoutMarkets } from '../../competition/pages.ts';
import { keyOf } from '../../competition/choice.ts';
import { ReadingsSchema, type Reading } from '../../schemas/competition/readings.ts';
import type { Cell, Figures } from '../../schemas/competition/figures.ts';
import { formatDay } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { typeset } from '../../i18n/typography.ts';
import { cellWords } from '../../competition/words/cell-words.ts';
import { readDataFile } from './data-file.ts';

/** A reading that holds for the figures of a source, and what the code's figures are without its other markets. */
export interface Reread {
  readonly reading: Reading;
  readonly others: number;
  readonly cell: Cell;
}

/** What was read of a CPV division in the very file that the figures come from; nothing where nobody read it. */
export function rereadOf({ source, cells }: Figures, cpv: string | undefined): Reread | undefined {
  if (cpv === undefined) return undefined;
  const reading = readDataFile('content/readings.yaml', ReadingsSchema).readings.find(
    (one) =>
      one.source === source.id && one.cpv === cpv && source.files.some(({ sha256 }) => sha256 === one.sha256),
  );
  const all = cells[keyOf({ cpv })];
  if (reading === undefined || all === undefined) return undefined;
  const cell = withoutMarkets(all, reading.others);
  return cell && { reading, cell, others: all.contracts - cell.contracts };
}

/** What a page says and draws of a reading: a dot for each market, first those of the trade, then the others. */
export function readingWords({ reading, others, cell: kept }: Reread, all: Cell, t: Translate) {
  const values = {
    code: reading.cpv,
    n: all.contracts,
    others,
    left: kept.contracts,
    single: kept.single.count,
    median: kept.quartiles[1],
    all: all.quartiles[1],
    day: formatDay(reading.read, t.locale),
    list: reading.others
      .map(({ count, what }) =>
        t('places.page.reading.item', { count, what: typeset(what[t.locale], t.locale) }),
      )
      .join(', '),
  };
  return {
    around: t('places.page.reading.expect', values),
    expect: cellWords(kept, t).expect,
    median: values.median,
    kept: t('places.page.reading.kept', values),
    others: t('places.page.reading.others', values),
    list: t('places.page.reading.list', values),
    note: t('places.page.reading.note', values),
    label: t('places.page.reading.label', values),
    row: t('places.page.reading.row', values),
    drawing: all.offers.flatMap((count, place) => {
      const ofTrade = kept.offers[place] ?? 0;
      return [
        { offers: place + 1, part: 'single' as const, dots: ofTrade },
        { offers: place + 1, part: 'outside' as const, dots: count - ofTrade },
      ];
    }),
  };
}
