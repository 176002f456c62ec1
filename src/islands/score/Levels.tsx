import { VERDICT_MINIMUM } from '#rules/verdict.ts';
import type { ConsoleTexts } from '#schemas/console-texts.ts';

/** The names of the two levels at their place, once over a list of axes or under a single one. */
export function Levels({ levels }: { levels: ConsoleTexts['storeys']['levels'] }) {
  return (
    <svg className="levels-key" width="100%" overflow="visible" aria-hidden="true">
      {(['study', 'play'] as const).map((verdict) => (
        <g key={verdict}>
          <rect x={`${VERDICT_MINIMUM[verdict]}%`} y="2" width="1" height="18" />
          <text x={`${VERDICT_MINIMUM[verdict]}%`} dx="6" y="16">
            {levels[verdict]}
          </text>
        </g>
      ))}
    </svg>
  );
}
