import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import { $announced, STEPS } from '#state/console.ts';
import { LocalizationContext } from './localization.ts';
import { fill } from '#schemas/forms/wording.ts';

/** The live region of the analysis: announces the progress at each quarter, and the step that begins there. */
export function Log({ steps }: { steps: readonly string[] }) {
  const texts = useContext(LocalizationContext)?.texts;
  const announced = useStore($announced, { ssr: 'initial' });
  return (
    <div className="unseen" role="log">
      {texts &&
        announced.map((percent) => (
          <p key={percent}>
            {fill(texts.logged, {
              percent,
              step: steps[(percent / 100) * STEPS] ?? '',
            })}
          </p>
        ))}
    </div>
  );
}
