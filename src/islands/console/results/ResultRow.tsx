import type { ConsoleTender } from '#schemas/console.ts';
import { fill } from '#schemas/forms/wording.ts';
import { changeView } from '#state/console.ts';
import { TwoStoreys } from '../../score/TwoStoreys.tsx';
import { criteriaText, type ScoredTender } from '../explain.ts';
import { lowerFirst } from '../format.ts';
import { useLocalization, type Localization } from '../localization.ts';

/** Tender with its score; pressed anywhere, it opens. A narrow list shows the days and the amount, a wide one all facts. */
export function ResultRow({ row: { tender, score } }: { row: ScoredTender }) {
  const { texts } = useLocalization();
  const { id, title, budget } = tender;
  return (
    <li className="result-row">
      <b className="title">{title}</b>
      <TwoStoreys score={score} texts={texts} />
      <b className="vd" data-verdict={score.verdict}>
        {texts.groups[score.verdict]}
      </b>
      <span className="brief figures">
        · {daysLeft(tender, texts)} · {budget}
      </span>
      <span className="facts figures">{listFacts(tender, texts).join(' · ')}</span>
      <button
        id={`open-${id}`}
        type="button"
        className="open"
        aria-label={fill(texts.openTitle, { open: texts.open, title })}
        aria-haspopup="dialog"
        onClick={() => changeView({ open: id })}
      >
        <span className="button plain small">{texts.open}</span>
      </button>
    </li>
  );
}

function daysLeft({ deadlineInDays: days }: ConsoleTender, { daysLeft: text, terms }: Localization['texts']) {
  return days === null ? terms.upcoming : fill(text, { days });
}

function listFacts(tender: ConsoleTender, texts: Localization['texts']): string[] {
  const { deadlineInDays: days, publicationInDays: publication } = tender;
  return [
    tender.buyer,
    fill(texts.terms.budgetValue, { budget: tender.budget }),
    ...(days === null ? [] : [fill(texts.terms.due, { days })]),
    ...(tender.deadlineKind === 'applications' ? [texts.applications] : []),
    tender.duration,
    tender.currentContractEndsInMonths === null
      ? texts.noHolder
      : fill(texts.heldBy, { holder: tender.holder }),
    publication === null ? texts.statuses[tender.status] : fill(texts.expected, { days: publication }),
    tender.criteria === null ? texts.noCriteria : lowerFirst(criteriaText(tender, texts)),
  ];
}
