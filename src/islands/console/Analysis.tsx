import { useStore } from '@nanostores/react';
import { rank } from '#rules/ranking.ts';
import { $progress, $samples, $view, STEPS } from '#state/console.ts';
import './analysis.css';
import { AnalysisSteps, type StepTexts } from './AnalysisSteps.tsx';
import { Row } from './Row.tsx';

interface Props {
  name: string;
  /** False until the code has come: a press shows the first step at once, from the HTML of the build. */
  isRunning: boolean;
  texts: StepTexts;
}

/** The analysis under way: its progress, the four steps with their counts so far, and the tenders of the sector. */
export function Analysis({ name, isRunning, texts }: Props) {
  const progress = useStore($progress, { ssr: 'initial' });
  const tenders = useStore($samples, { ssr: 'initial' })?.tenders ?? [];
  const { profile } = useStore($view, { ssr: 'initial' });
  const rows = rank(tenders, profile, 'chance');
  const done = (progress / 100) * STEPS;
  const step = Math.min(STEPS - 1, Math.floor(done));
  const rowStage = (index: number) => step + (index < (done - step) * rows.length ? 1 : 0);

  return (
    <div className="analysis">
      <progress max={100} value={isRunning ? Math.round(progress) : undefined} aria-label={name} />
      <AnalysisSteps texts={texts} tenders={tenders} scored={rows.length} done={done} />
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
    </div>
  );
}
