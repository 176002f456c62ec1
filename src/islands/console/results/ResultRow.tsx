import { fill } from '#schemas/forms/wording.ts';
import { changeView } from '#state/console.ts';
import { criteriaText, type ScoredTender } from '../explain.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { useLocalization } from '../localization.ts';
import { Row } from '../Row.tsx';
import css from './row.css?inline';

adoptStyles(css);

/** Scored sample with its facts and the button that opens it. */
export function ResultRow({ row }: { row: ScoredTender }) {
  const { texts } = useLocalization();
  const { tender } = row;
  const { id, title } = tender;
  const facts = [
    texts.regions[tender.region.code],
    tender.duration,
    fill(texts.heldBy, { holder: tender.holder }),
    tender.publicationInDays === null
      ? texts.statuses[tender.status]
      : `${texts.statuses[tender.status]}, ${fill(texts.expected, { days: tender.publicationInDays })}`,
    `${texts.columns.criteria} : ${criteriaText(tender, texts)}`,
    ...(tender.deadlineKind === 'applications' ? [texts.applications] : []),
  ];
  return (
    <Row row={row}>
      <ul className="plain facts figures">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
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
    </Row>
  );
}
