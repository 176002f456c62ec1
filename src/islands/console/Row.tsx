import type { ReactNode } from 'react';
import { fill } from '#schemas/forms/wording.ts';
import { TwoStoreys } from '../score/TwoStoreys.tsx';
import type { ScoredTender } from './explain.ts';
import { useLocalization } from './localization.ts';

interface Props {
  row: ScoredTender;
  /** The parts that are known so far; all of them unless said otherwise. */
  hasFacts?: boolean;
  hasChance?: boolean;
  children?: ReactNode;
}

/** A tender with its score: as `islands/score/TenderRow.astro`, whose styles the page has. */
export function Row({ row, hasFacts = true, hasChance = true, children }: Props) {
  const { texts } = useLocalization();
  const { tender, score } = row;
  const facts = [
    fill(texts.terms.budgetValue, { budget: tender.budget }),
    tender.deadlineInDays === null
      ? texts.terms.upcoming
      : fill(texts.terms.due, { days: tender.deadlineInDays }),
  ];
  return (
    <li className="tender-row">
      <b className="title">{tender.title}</b>
      {hasChance && (
        <b className="vd" data-verdict={score.verdict}>
          {texts.groups[score.verdict]}
        </b>
      )}
      <span className="details small soft figures">
        {tender.buyer}
        {hasFacts && <> · {facts.join(' · ').replaceAll(' ', '\u00A0')}</>}
      </span>
      {hasChance && <TwoStoreys score={score} texts={texts} />}
      {children}
    </li>
  );
}
