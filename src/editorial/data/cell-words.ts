import { factsOf } from '../../competition/facts.ts';
import { describeDrawing, piecesOf, sayFacts, saySingle } from '../../competition/sentences.ts';
import { noteOf } from '../../i18n/competition.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Cell } from '../../schemas/competition.ts';

/** What a page says and draws of a cell. */
export function cellWords(cell: Cell, t: Translate) {
  const facts = factsOf(cell);
  const say = t('competition.say');
  return {
    ...sayFacts(facts, say),
    /** Those of a single offer, in a sentence of its own. */
    single: saySingle(facts, say),
    note: noteOf(cell, t),
    legend: t(`competition.legend.${cell.n < 100 ? 'each' : 'hundred'}`),
    label: describeDrawing(facts, say),
    pieces: piecesOf(facts, say),
    drawing: facts.drawing,
    median: facts.median,
  };
}
