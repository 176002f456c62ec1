import { memo } from 'react';
import type { ConsoleTender } from '../../schemas/console.ts';
import { FACTORS } from '../../rules/factors.ts';
import { STEPS } from '../../stores/console.ts';
import { useLocalization } from './localization.ts';

/** What each step counts. */
const COUNTS = [['notices', 'buyers'], ['facts', 'criteria'], ['factors'], ['scores']] as const;

/** How many criteria a buyer weighs, and how many facts besides them the console shows. */
const CRITERIA = 3;
const FACTS = 2;

/** The four steps, each with the true counts of what it has read or made so far. `done` is from 0 to 4. */
export const AnalysisSteps = memo(function AnalysisSteps({
  tenders,
  done,
}: {
  tenders: readonly ConsoleTender[];
  done: number;
}) {
  const { texts } = useLocalization();
  return (
    <ol className="plain steps">
      {texts.steps.map(({ title }, index) => {
        const part = Math.max(0, Math.min(1, done - index));
        const counts = countsOf(tenders.slice(0, Math.floor(part * tenders.length)));
        return (
          <li key={title} data-state={part === 1 ? 'done' : part > 0 ? 'active' : 'next'}>
            <h3>{title}</h3>
            {COUNTS[index]?.map((name) => (
              <p key={name}>
                <b className="figures">{counts[name]}</b> {texts.counts[name]}
              </p>
            ))}
            {index === STEPS - 2 && done < STEPS && <p className="honesty">{texts.honesty}</p>}
          </li>
        );
      })}
    </ol>
  );
});

function countsOf(tenders: readonly ConsoleTender[]) {
  return {
    notices: tenders.length,
    buyers: new Set(tenders.map(({ buyer }) => buyer)).size,
    facts: FACTS * tenders.length,
    criteria: CRITERIA * tenders.length,
    factors: FACTORS.length * tenders.length,
    scores: tenders.length,
  };
}
