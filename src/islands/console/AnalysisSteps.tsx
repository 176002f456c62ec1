import type { ConsoleTender } from '#schemas/console.ts';
import { FACTORS } from '#rules/factors.ts';
import { STEPS } from '#state/console.ts';
import { useLocalization } from './localization.ts';

/** The counts of each step. */
const COUNTS = [['notices', 'buyers'], ['facts', 'criteria'], ['factors'], ['scores']] as const;

/** The criteria that a buyer weighs, and the facts besides them that the console shows. */
const CRITERIA = 3;
const FACTS = 2;

interface Props {
  tenders: readonly ConsoleTender[];
  /** The number of tenders of the sector, which alone get a score. */
  scored: number;
  /** From 0 to 4. */
  done: number;
}

/** The four steps, each with the true counts of what it has read or made so far. */
export function AnalysisSteps({ tenders, scored, done }: Props) {
  const { texts } = useLocalization();
  return (
    <ol className="plain steps">
      {texts.steps.map((title, index) => {
        const part = Math.max(0, Math.min(1, done - index));
        const counts = countsOf(
          tenders.slice(0, Math.floor(part * tenders.length)),
          Math.floor(part * scored),
        );
        return (
          <li key={title} data-state={part === 1 ? 'done' : part > 0 ? 'active' : 'next'}>
            <h3>{title}</h3>
            {COUNTS[index]?.map((name) => (
              <p key={name}>
                <b className="figures">{counts[name]}</b> {texts.counts[name]}
              </p>
            ))}
            {index === STEPS - 2 && <p>{texts.honesty}</p>}
          </li>
        );
      })}
    </ol>
  );
}

function countsOf(tenders: readonly ConsoleTender[], scored: number) {
  return {
    notices: tenders.length,
    buyers: new Set(tenders.map(({ buyer }) => buyer)).size,
    facts: FACTS * tenders.length,
    criteria: CRITERIA * tenders.length,
    factors: FACTORS.length * scored,
    scores: scored,
  };
}
