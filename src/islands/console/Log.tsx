import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import { $phase, $progress, STEPS } from '#state/console.ts';
import { LocalizationContext } from './localization.ts';
import { fill } from '#schemas/forms/wording.ts';

/** The live region of the analysis: announces each step as it begins; a toast announces the end. */
export function Log({ steps }: { steps: readonly string[] }) {
  const texts = useContext(LocalizationContext)?.texts;
  const isRunning = useStore($phase, { ssr: 'initial' }) === 'analysing';
  const begun = Math.floor((useStore($progress, { ssr: 'initial' }) / 100) * STEPS) + 1;
  return (
    <div className="unseen" role="log">
      {texts &&
        isRunning &&
        steps
          .slice(0, begun)
          .map((step, index) => (
            <p key={step}>{fill(texts.logged, { percent: (100 * index) / STEPS, step })}</p>
          ))}
    </div>
  );
}
