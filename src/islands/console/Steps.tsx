import { $scored, STEPS } from '../../stores/console.ts';
import { useStore } from '@nanostores/react';
import type { Row } from './explain.ts';
import { useSpeech } from './words.ts';

/** What each step counts. */
const COUNTS = [['notices', 'buyers'], ['facts', 'criteria'], ['factors'], ['scores']] as const;

/** How many criteria a buyer weighs, and how many facts besides them the console shows. */
const CRITERIA = 3;
const FACTS = 2;

/** The four steps, each with the true counts of what it has read or made so far. `done` is from 0 to 4. */
export function Steps({ done }: { done: number }) {
  const { words } = useSpeech();
  const scored = useStore($scored);
  return (
    <ol className="plain steps">
      {words.steps.map(({ title }, index) => {
        const part = Math.max(0, Math.min(1, done - index));
        const counts = countsOf(scored.slice(0, Math.floor(part * scored.length)));
        return (
          <li key={title} data-state={part === 1 ? 'done' : part > 0 ? 'active' : 'next'}>
            <h3>{title}</h3>
            {COUNTS[index]?.map((name) => (
              <p key={name}>
                <b className="figures">{counts[name]}</b> {words.counts[name]}
              </p>
            ))}
            {index === STEPS - 2 && done < STEPS && <p className="honesty">{words.honesty}</p>}
          </li>
        );
      })}
    </ol>
  );
}

function countsOf(rows: readonly Row[]) {
  return {
    notices: rows.length,
    buyers: new Set(rows.map(({ tender }) => tender.buyer)).size,
    facts: FACTS * rows.length,
    criteria: CRITERIA * rows.length,
    factors: rows.reduce((sum, { score }) => sum + score.factors.length, 0),
    scores: rows.length,
  };
}
