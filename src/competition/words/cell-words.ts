import { factsOf } from '../facts.ts';
import type { Counted } from '../look-up.ts';
import { describeDrawing, piecesOf, sayFacts, saySingle } from '../sentences.ts';
import { formatBounds, formatShare, noteOf } from './names.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Cell } from '../../schemas/competition/figures.ts';
import { MINIMUM } from '../../schemas/competition/limits.ts';

/** What a page says and draws of a cell. */
export function cellWords(cell: Cell, t: Translate) {
  const facts = factsOf(cell);
  const say = t('competition.say');
  return {
    ...sayFacts(facts, say),
    /** Those of a single offer, in a sentence of its own. */
    single: saySingle(facts, say),
    note: noteOf(cell, t),
    legend: t(`competition.legend.${cell.contracts < 100 ? 'each' : 'hundred'}`),
    label: describeDrawing(facts, say),
    pieces: piecesOf(facts, say),
    drawing: facts.drawing,
    median: facts.median,
  };
}

/** The row of a choice in a table of figures, under `competition.table.columns`; or why nothing is said of it. */
export function rowOf(name: string, found: Cell | Counted, t: Translate, href?: string) {
  const n = formatNumber(found.contracts, t.locale);
  if (!('quartiles' in found))
    return { name, href, cells: [n], nothing: t('competition.table.few', { minimum: MINIMUM }) };
  const [from, median, to] = found.quartiles;
  const share = formatShare(found.single.share, t.locale);
  return {
    name,
    href,
    cells: [
      n,
      formatNumber(median, t.locale),
      t(`competition.table.${from === to ? 'exact' : 'range'}`, { from, to }),
      t('competition.table.share', { share, ...formatBounds(found.single, t.locale) }),
    ],
  };
}
