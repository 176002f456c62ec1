import { useStore } from '@nanostores/react';
import { memo, useContext, useMemo } from 'react';
import { FACTORS } from '../../rules/factors.ts';
import { rankOne } from '../../rules/ranking.ts';
import { $progress, $samples, $view, STEPS } from '../../stores/console.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './analysis.css?inline';
import { ChanceBar, WeightBars } from './drawings.tsx';
import type { RankedTender } from './explain.ts';
import { AnalysisSteps } from './AnalysisSteps.tsx';
import { LocalizationContext, useLocalization } from './localization.ts';
import { fill } from '../../schemas/wording.ts';

adoptStyles(css);

/** How many rows are drawn; the other tenders are analysed too. */
const SHOWN = 24;

/** The analysis under way: its progress, the four steps with what each has done so far, and the tenders it works on. */
export function Analysis({ name }: { name: string }) {
  const hasTexts = useContext(LocalizationContext) !== null;
  const progress = useStore($progress);
  const samples = useStore($samples);
  const { profile } = useStore($view);
  const ranked = useMemo(
    () => (samples?.tenders ?? []).map((tender) => rankOne(tender, profile)),
    [samples, profile],
  );
  const done = (progress / 100) * STEPS;
  const step = Math.min(STEPS - 1, Math.floor(done));
  const stageOf = (index: number) => step + (index < (done - step) * ranked.length ? 1 : 0);

  return (
    <div className="analysis">
      <progress max={100} value={Math.round(progress)} aria-label={name} />
      {hasTexts && (
        <>
          <AnalysisSteps tenders={samples?.tenders ?? []} done={done} />
          {/* The log and the steps say what happens; the rows only show it. */}
          <ol className="plain" aria-hidden="true">
            {ranked.slice(0, SHOWN).map((row, index) => (
              <Work key={row.tender.id} row={row} stage={stageOf(index)} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** A tender with what the steps have found so far. */
const Work = memo(function Work({ row, stage }: { row: RankedTender; stage: number }) {
  const { texts } = useLocalization();
  const { tender, percent, group } = row;
  return (
    <li data-stage={stage} data-group={group}>
      {stage >= 4 && <ChanceBar percent={percent} />}
      <b>{tender.title}</b>
      <span className="facts figures">
        {stage >= 2 && `${tender.budget}\u00A0·\u00A0${fill(texts.days, { days: tender.deadlineInDays })}`}
      </span>
      <span className="weights">{stage >= 2 && <WeightBars criteria={tender.criteria} />}</span>
      <span className="factors figures">{stage >= 3 && fill(texts.factors, { count: FACTORS.length })}</span>
      <span className="percent figures">{stage >= 4 && percent}</span>
    </li>
  );
});
