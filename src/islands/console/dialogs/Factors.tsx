import { stairSteps } from '#rules/score.ts';
import { VERDICT_MINIMUM } from '#rules/verdict.ts';
import { Stair } from '../../stair/Stair.tsx';
import { Tooltip } from '../../tooltip/Tooltip.tsx';
import { factorLabel, factorSentence, type ScoredTender } from '../explain.ts';
import { formatPoints } from '../format.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '#schemas/forms/wording.ts';

/** The score as a stair: each factor with its points, which add up to the score. What it measures unfolds, and shows as its tooltip. */
export function Factors({ row: { tender, score } }: { row: ScoredTender }) {
  const localization = useLocalization();
  const { texts } = localization;
  const percent = (value: number) => fill(texts.percent, { percent: value });
  const steps = stairSteps(score.factors).map(({ factor, from, to }) => ({
    id: factor.id,
    figure: factor.id === 'start' ? percent(factor.points) : formatPoints(factor.points),
    from,
    to,
    name: (
      <details>
        <Tooltip copyOf={`meaning-${factor.id}`}>
          <summary>{factorLabel(factor, localization)}</summary>
        </Tooltip>
        <small id={`meaning-${factor.id}`}>
          {factorSentence(factor, tender, localization)} {texts.meanings[factor.id]}
        </small>
        {factor.id === 'start' && tender.evidence && (
          <small>
            {tender.evidence.text} <a href={tender.evidence.address}>{texts.evidence.link}</a>
          </small>
        )}
      </details>
    ),
  }));
  return (
    <section className="factors">
      <h3>{texts.detail.factors}</h3>
      <Stair
        steps={steps}
        levels={(['play', 'study'] as const).map((verdict) => ({
          at: VERDICT_MINIMUM[verdict],
          figure: percent(VERDICT_MINIMUM[verdict]),
          name: texts.storeys.levels[verdict],
        }))}
        result={{
          name: texts.detail.total,
          ...score.estimate,
          figure: fill(texts.terms.range, score.estimate),
        }}
      />
      <p className="soft small">
        {texts.storeys.note} <a href={texts.links.formula}>{texts.detail.formula}</a>
      </p>
    </section>
  );
}
