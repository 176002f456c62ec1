import { scoreTender } from '#rules/score.ts';
import type { Profile } from '#schemas/profile.ts';
import { fill } from '#schemas/forms/wording.ts';
import { changeView } from '#state/console.ts';
import type { RankedTender } from '../explain.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { useLocalization } from '../localization.ts';
import { Row } from '../Row.tsx';
import css from './row.css?inline';

adoptStyles(css);

interface Props {
  row: RankedTender;
  profile: Profile;
}

/** Scored sample with its facts and the button that opens it. */
export function ResultRow({ row, profile }: Props) {
  const { texts } = useLocalization();
  const { tender } = row;
  const { id, title } = tender;
  const facts = [
    fill(texts.terms.range, scoreTender(tender, profile).range),
    texts.regions[tender.region.code],
    tender.duration,
    fill(texts.heldBy, { holder: tender.holder }),
    tender.publicationInDays === null
      ? texts.statuses[tender.status]
      : `${texts.statuses[tender.status]}, ${fill(texts.expected, { days: tender.publicationInDays })}`,
    fill(texts.weights, tender.criteria),
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
