import { fill } from '#schemas/forms/wording.ts';
import { TenderRow } from '../score/TenderRow.tsx';
import type { ScoredTender } from './explain.ts';
import { useLocalization } from './localization.ts';

interface Props {
  row: ScoredTender;
  /** The parts that are known so far; all of them unless said otherwise. */
  hasFacts?: boolean;
  hasChance?: boolean;
}

/** A tender with its score, as the samples of the page show it. */
export function Row({ row: { tender, score }, hasFacts = true, hasChance = true }: Props) {
  const { texts } = useLocalization();
  const { buyer, budget, deadlineInDays: days } = tender;
  const due = days === null ? texts.terms.upcoming : fill(texts.terms.due, { days });
  const facts = [fill(texts.terms.budgetValue, { budget }), due].join(' · ').replaceAll(' ', '\u00A0');
  return (
    <TenderRow
      score={score}
      texts={texts}
      title={tender.title}
      details={hasFacts ? `${buyer} · ${facts}` : buyer}
      verdict={texts.groups[score.verdict]}
      hasScore={hasChance}
    />
  );
}
