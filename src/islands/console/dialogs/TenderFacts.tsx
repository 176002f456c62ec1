import { CRITERIA } from '../../../schemas/profile.ts';
import type { ConsoleTender } from '../../../schemas/console.ts';
import { dayAfter, dayInWords } from '../format.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

/** The award criteria as bars to one scale, each with its weight in figures. */
export function Criteria({ tender: { criteria } }: { tender: ConsoleTender }) {
  const { texts } = useLocalization();
  return (
    <section>
      <h3>{texts.detail.criteria}</h3>
      <dl className="criteria figures">
        {CRITERIA.map((name) => (
          <div key={name}>
            <dt>{texts.terms[name]}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect width={`${criteria[name]}%`} />
              </svg>
              {fill(texts.percent, { percent: criteria[name] })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The dates between today and the deadline, and the facts of the tender. */
export function Timeline({ tender }: { tender: ConsoleTender }) {
  const { texts, locale, today } = useLocalization();
  const { detail, columns, terms } = texts;
  const { deadlineInDays, publicationInDays, deadlineKind, currentContractEndsInMonths: months } = tender;
  const stops = [
    { name: detail.today, days: 0 },
    ...(publicationInDays === null ? [] : [{ name: detail.notice, days: publicationInDays }]),
    { name: detail.deadline[deadlineKind], days: deadlineInDays },
  ];
  const facts = [
    [columns.budget, tender.budget],
    [columns.duration, tender.duration],
    [columns.holder, tender.holder],
    ...(months === null ? [] : [[detail.ends, fill(detail.months, { months })]]),
    [columns.status, texts.statuses[tender.status]],
    [terms.lots, String(tender.lots)],
  ];
  return (
    <section>
      <h3>{detail.timeline}</h3>
      <div className="timeline">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect y="1.5" width="100" height="1" />
          {stops.map(({ name, days }) => (
            <rect
              key={name}
              x={Math.min(99, (100 * days) / Math.max(1, deadlineInDays))}
              width="1"
              height="4"
            />
          ))}
        </svg>
        <ol className="plain figures">
          {stops.map(({ name, days }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{dayInWords(dayAfter(today, days), locale)}</span>
              {days > 0 && <span>{fill(texts.days, { days })}</span>}
            </li>
          ))}
        </ol>
      </div>
      <dl className="facts figures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
