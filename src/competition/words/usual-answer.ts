import type { Translate } from '../../i18n/translate.ts';
import { acrossFor, heightFor } from '../drawings/columns.ts';
import { lookUp } from '../look-up.ts';
import { cellWords } from './cell-words.ts';
import { sayChoice, usualQuestion } from './explorer-data.ts';

/** What public data answers to the question that most visitors have, in words and as a drawing, for pages that lead to it. */
export function usualAnswer(t: Translate) {
  const { figures, choice } = usualQuestion();
  const answer = lookUp(figures, choice);
  if (answer === undefined)
    throw new Error(`${figures.source.id} has too few contracts for the usual question.`);
  const { expect, drawing, median, label, note } = cellWords(answer.cell, t);
  const dots = { drawing, median, label, across: acrossFor([drawing]), height: heightFor([drawing]) };
  return { asked: sayChoice(figures, choice, t), expect, note, dots };
}
