import { useStore } from '@nanostores/react';
import { rank } from '#rules/ranking.ts';
import { $samples, $view } from '#state/console.ts';
import { useLocalization } from '../localization.ts';
import { Row } from '../Row.tsx';
import { ListHead } from './ListHead.tsx';

/** The tenders of the profile before a run: they follow its filters, and open only after a run. */
export function Preview() {
  const { texts } = useLocalization();
  const { profile } = useStore($view);
  const rows = rank(useStore($samples)?.tenders ?? [], profile, 'chance');
  return (
    <div className="preview">
      <ListHead profile={profile} />
      <ol className="plain" aria-label={texts.table}>
        {rows.map((row) => (
          <Row key={row.tender.id} row={row} />
        ))}
      </ol>
    </div>
  );
}
