import { useStore } from '@nanostores/react';
import type { ConsoleWords } from '../../schemas/console.ts';
import { $announced, STEPS } from '../../stores/console.ts';
import { fill } from './localization.ts';

/** The live region of the analysis: its progress at each quarter, and the step that begins there. */
export function Log({ words }: { words: ConsoleWords | undefined }) {
  const announced = useStore($announced, { ssr: 'initial' });
  return (
    <div className="unseen" role="log">
      {words &&
        announced.map((percent) => (
          <p key={percent}>
            {fill(words.logged, {
              percent,
              step: words.steps[(percent / 100) * STEPS]?.title ?? words.finished,
            })}
          </p>
        ))}
    </div>
  );
}
