import type { ConsoleTender } from '#schemas/console.ts';
import { fill } from '#schemas/forms/wording.ts';
import { dayInWords } from '../format.ts';
import { dueDay } from '#rules/working-days.ts';
import { useLocalization } from '../localization.ts';

/** The six facts of a tender: budget, deadline, duration, incumbent, status and criteria. */
export function Facts({ tender }: { tender: ConsoleTender }) {
  const { texts, locale, today } = useLocalization();
  const { detail, columns } = texts;
  const { deadlineInDays: days, publicationInDays, currentContractEndsInMonths: months } = tender;
  const day = (after: number) => dayInWords(dueDay(today, after), locale);
  const facts = [
    [columns.budget, tender.budget],
    [detail.deadline[tender.deadlineKind], day(days)],
    [columns.duration, tender.duration],
    [columns.holder, months === null ? tender.holder : fill(detail.ends, { holder: tender.holder, months })],
    [
      columns.status,
      publicationInDays === null
        ? texts.statuses[tender.status]
        : fill(detail.notice, { day: day(publicationInDays) }),
    ],
    [columns.criteria, fill(texts.weights, tender.criteria)],
  ];
  return (
    <dl className="facts figures">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
