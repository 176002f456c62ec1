import { formatNumber } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Cell } from '../../schemas/competition/figures.ts';
import { MINIMUM } from '../../schemas/competition/limits.ts';
import { formatBounds, formatShare, sayCell, type CellWordings } from './say-cell.ts';

/** The wordings that say a cell, in the language of a page. */
export function cellWordings(t: Translate): CellWordings {
  return {
    say: t('competition.say'),
    legend: t('competition.legend'),
    key: t('competition.key'),
    provenance: t('competition.provenance'),
    answer: t('howMany.answer'),
  };
}

/** What a page says and draws of a cell. */
export function cellWords(cell: Cell, t: Translate) {
  return sayCell(cell, cellWordings(t), t.locale);
}

/** The row of a choice in a table of figures, under `competition.table.columns`; or why nothing is said of it. */
export function rowOf(
  name: string,
  found: Cell | { readonly contracts: number; readonly consultations: number },
  t: Translate,
) {
  const counted = t('competition.table.counted', {
    contracts: formatNumber(found.contracts, t.locale),
    consultations: formatNumber(found.consultations, t.locale),
  });
  if (!('quartiles' in found))
    return { name, cells: [counted], nothing: t('competition.table.few', { minimum: MINIMUM }) };
  const [from, median, to] = found.quartiles;
  const share = formatShare(found.single.share, t.locale);
  return {
    name,
    cells: [
      counted,
      formatNumber(median, t.locale),
      t(`competition.table.${from === to ? 'exact' : 'range'}`, { from, to }),
      t('competition.table.share', { share, ...formatBounds(found.single, t.locale) }),
    ],
  };
}
