import type { ReactNode } from 'react';
import { GROUP_MINIMUM } from '#rules/ranking.ts';
import { fill } from '#schemas/forms/wording.ts';
import type { RankedTender } from './explain.ts';
import { useLocalization } from './localization.ts';

interface Props {
  row: RankedTender;
  /** The parts that are known so far; all of them unless said otherwise. */
  hasFacts?: boolean;
  hasChance?: boolean;
  children?: ReactNode;
}

/** A tender with its chance as a bar under its title: `ui/TenderRow`, whose styles the page has. */
export function Row({ row, hasFacts = true, hasChance = true, children }: Props) {
  const { texts } = useLocalization();
  const { tender, percent, group } = row;
  const low = group === 'skip' ? ' low' : '';
  return (
    <li className={`tender-row${low}`}>
      <b className="title">{tender.title}</b>
      <span className="percent display figures">
        {hasChance && (
          <>
            {percent}
            <small>{texts.percent.replace('{{percent}}', '')}</small>
          </>
        )}
      </span>
      <svg className={`bar${low}`} aria-hidden="true">
        <rect className="track" width="100%" height="6" />
        <rect className="drawn" width={hasChance ? `${percent}%` : 0} height="6" />
        {[GROUP_MINIMUM.study, GROUP_MINIMUM.play].map((level) => (
          <line key={level} x1={`${level}%`} x2={`${level}%`} y1="6" y2="11" />
        ))}
      </svg>
      <span className="details figures">
        {tender.buyer}
        {hasFacts && (
          <>
            {' '}
            ·{' '}
            {[
              fill(texts.terms.budgetValue, { budget: tender.budget }),
              fill(texts.days, { days: tender.deadlineInDays }),
            ]
              .join(' · ')
              .replaceAll(' ', '\u00A0')}
          </>
        )}
      </span>
      <span className="verdict">{hasChance && texts.groups[group]}</span>
      {children}
    </li>
  );
}
