import type { ConsoleTender } from '#schemas/console.ts';
import { FACTORS } from '#rules/factors.ts';
import { STEPS } from '#state/console.ts';

const COUNTS = [['notices', 'buyers'], ['facts', 'criteria'], ['factors'], ['scores']] as const;

const CRITERIA = 3;

/** Titles of the steps, names of their counts, and the sentence under the third. */
export interface StepTexts {
  steps: readonly string[];
  counts: Readonly<Record<(typeof COUNTS)[number][number], string>>;
  honesty: string;
}

interface Props {
  texts: StepTexts;
  tenders: readonly ConsoleTender[];
  /** Number of tenders with a score. */
  scored: number;
  /** From 0 to 4. */
  done: number;
}

/** The four steps, each with counts of what it has read or worked out so far. */
export function AnalysisSteps({ texts, tenders, scored, done }: Props) {
  return (
    <ol className="plain steps">
      {texts.steps.map((title, index) => {
        const part = Math.max(0, Math.min(1, done - index));
        const counts = countSteps(
          tenders.slice(0, Math.floor(part * tenders.length)),
          Math.floor(part * scored),
        );
        return (
          <li key={title} data-state={part === 1 ? 'done' : index === Math.floor(done) ? 'active' : 'next'}>
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

function countSteps(tenders: readonly ConsoleTender[], scored: number) {
  return {
    notices: tenders.length,
    buyers: new Set(tenders.map(({ buyer }) => buyer)).size,
    // The budget of each, and its deadline once it is published.
    facts: tenders.length + tenders.filter(({ deadlineInDays }) => deadlineInDays !== null).length,
    criteria: CRITERIA * tenders.filter(({ criteria }) => criteria !== null).length,
    factors: FACTORS.length * scored,
    scores: scored,
  };
}
