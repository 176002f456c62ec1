import { memo } from 'react';
import type { ConsoleTender } from '../../../schemas/console.ts';
import { pick, changeView } from '../../../stores/console.ts';
import { showToast } from '../../../stores/toasts.ts';
import { ChanceBar, WeightBars } from '../drawings.tsx';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

interface Props {
  tender: ConsoleTender;
  percent: number;
  low: number;
  high: number;
  isPicked: boolean;
}

/** A scored sample as a row, with its chance as a bar under the title. */
export const ResultRow = memo(function ResultRow({ tender, percent, low, high, isPicked }: Props) {
  const { texts } = useLocalization();
  const { columns, terms } = texts;
  const { id, title, criteria } = tender;
  return (
    <tr data-row={id} data-picked={isPicked || undefined}>
      <td className="pick">
        <label>
          <input
            type="checkbox"
            aria-label={fill(texts.compare.pick, { title })}
            checked={isPicked}
            onChange={() => pick(id) || showToast(texts.toasts.full)}
          />
        </label>
      </td>
      <th scope="row">
        {title}
        <small>
          {tender.buyer}&nbsp;· {texts.regions[tender.region.code]}
        </small>
        <ChanceBar percent={percent} />
      </th>
      <td data-label={columns.budget}>{tender.budget}</td>
      <td data-label={columns.deadline}>
        {fill(texts.days, { days: tender.deadlineInDays })}
        {tender.deadlineKind === 'applications' && <small>{texts.applications}</small>}
      </td>
      <td data-label={columns.duration}>{tender.duration}</td>
      <td data-label={columns.holder}>{tender.holder}</td>
      <td data-label={columns.status}>
        {texts.statuses[tender.status]}
        {tender.publicationInDays !== null && (
          <small>{fill(texts.expected, { days: tender.publicationInDays })}</small>
        )}
      </td>
      <td className="weights">
        <WeightBars criteria={criteria} />
        <span className="unseen">{fill(texts.weights, criteria)}</span>
        <small aria-hidden="true">
          {criteria.price} / {criteria.quality} / {criteria.performance}
        </small>
      </td>
      <td className="chance">
        <b>
          {percent}
          <i>{texts.percent.replace('{{percent}}', '')}</i>
        </b>
        <small>{fill(terms.range, { low, high })}</small>
      </td>
      <td className="act">
        <button
          id={`open-${id}`}
          type="button"
          className="open"
          aria-label={fill(texts.openTitle, { open: texts.open, title })}
          aria-haspopup="dialog"
          onClick={() => changeView({ open: id })}
        >
          {texts.open}
        </button>
      </td>
    </tr>
  );
});
