import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import { rank } from '#rules/ranking.ts';
import { $progress, $samples, $view, STEPS } from '#state/console.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './analysis.css?inline';
import { AnalysisSteps } from './AnalysisSteps.tsx';
import { LocalizationContext } from './localization.ts';
import { Row } from './Row.tsx';

adoptStyles(css);

/** The analysis under way: its progress, the four steps with their counts so far, and the tenders of the sector. */
export function Analysis({ name }: { name: string }) {
  const hasTexts = useContext(LocalizationContext) !== null;
  const progress = useStore($progress);
  const tenders = useStore($samples)?.tenders ?? [];
  const { profile } = useStore($view);
  const rows = rank(tenders, profile, 'chance');
  const done = (progress / 100) * STEPS;
  const step = Math.min(STEPS - 1, Math.floor(done));
  const rowStage = (index: number) => step + (index < (done - step) * rows.length ? 1 : 0);

  return (
    <div className="analysis">
      <progress max={100} value={Math.round(progress)} aria-label={name} />
      {hasTexts && (
        <>
          <AnalysisSteps tenders={tenders} scored={rows.length} done={done} />
          {/* The log and the steps say what happens; the rows only show it. */}
          <ol className="plain" aria-hidden="true">
            {rows.map(
              (row, index) =>
                rowStage(index) >= 1 && (
                  <Row
                    key={row.tender.id}
                    row={row}
                    hasFacts={rowStage(index) >= 2}
                    hasChance={rowStage(index) >= STEPS}
                  />
                ),
            )}
          </ol>
        </>
      )}
    </div>
  );
}
