import type { ConsoleTender } from '#schemas/console.ts';
import { fill } from '#schemas/forms/wording.ts';
import { criteriaText, requirementLabel } from '../explain.ts';
import { formatDay, formatList } from '../format.ts';
import { listRequirements } from '#rules/levels.ts';
import type { Verdict } from '#rules/verdict.ts';
import { dueDay } from '#rules/working-days.ts';
import { useLocalization } from '../localization.ts';

/** Facts of a tender: verdict, deadline, budget, duration, incumbent, status, criteria and what the notice asks for. */
export function Facts({ tender, verdict }: { tender: ConsoleTender; verdict: Verdict }) {
  const localization = useLocalization();
  const { texts, locale, today } = localization;
  const { detail, columns } = texts;
  const { deadlineInDays: days, publicationInDays, currentContractEndsInMonths: months } = tender;
  const day = (after: number) => formatDay(dueDay(today, after), locale);
  const asked = listRequirements(tender.requires).map((item) => requirementLabel(item, localization));
  const facts = [
    [detail.deadline[tender.deadlineKind], days === null ? texts.unpublished.deadline : day(days)],
    [tender.isMaximum ? texts.terms.maximum : columns.budget, tender.budget],
    [columns.duration, tender.duration],
    [columns.holder, months === null ? tender.holder : fill(detail.ends, { holder: tender.holder, months })],
    [
      columns.status,
      publicationInDays === null
        ? texts.statuses[tender.status]
        : fill(detail.notice, { day: day(publicationInDays) }),
    ],
    ...(tender.holders > 1 ? [[texts.holders, String(tender.holders)] as const] : []),
    [columns.criteria, criteriaText(tender, texts)],
    ...(asked.length > 0 ? [[texts.asked, formatList(asked, locale)] as const] : []),
  ];
  return (
    <dl className="facts figures">
      <div>
        <dt>{detail.verdict}</dt>
        <dd>
          <b className="vd" data-verdict={verdict}>
            {texts.groups[verdict]}
          </b>
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
