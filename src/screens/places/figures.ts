import { keyOf } from '../../competition/choice.ts';
import { formatBounds, formatShare } from '../../i18n/competition.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { MINIMUM } from '../../schemas/competition/limits.ts';
import type { Cell, Choice, Figures } from '../../schemas/competition.ts';

/** A row of a table of figures: a cell, or why nothing is said. */
export function rowOf(name: string, found: Cell | { n: number }, t: Translate, href?: string) {
  const n = formatNumber(found.n, t.locale);
  if (!('quartiles' in found))
    return { name, n, href, nothing: t('places.page.procedures.few', { minimum: MINIMUM }) };
  const [from, median, to] = found.quartiles;
  const share = formatShare(found.single.share, t.locale);
  return {
    name,
    n,
    href,
    figures: [
      String(median),
      t(`places.page.procedures.${from === to ? 'exact' : 'range'}`, { from, to }),
      t('places.page.procedures.share', { share, ...formatBounds(found.single, t.locale) }),
    ] as const,
  };
}

/** The cell of a choice that a page was made of. */
export function cellOf({ cells }: Pick<Figures, 'cells'>, choice: Choice): Cell {
  const cell = cells[keyOf(choice)];
  if (cell === undefined) throw new RangeError(`No figures for ${keyOf(choice)}.`);
  return cell;
}
