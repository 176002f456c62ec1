import { useStore } from '@nanostores/react';
import type { ConsoleWords } from '../../schemas/console.ts';
import { $told, STEPS } from '../../stores/console.ts';
import { fill } from './localization.ts';

/** What the analysis says aloud, politely: where it stands at each quarter, and the step that begins there. */
export function Log({ words }: { words: ConsoleWords | undefined }) {
  const told = useStore($told, { ssr: 'initial' });
  return (
    <div className="unseen" role="log">
      {words &&
        told.map((percent) => (
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
