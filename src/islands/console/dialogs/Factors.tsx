import { GROUP_MINIMUM } from '../../../rules/ranking.ts';
import { stairOf } from '../../../rules/score.ts';
import { Stair } from '../../stair/Stair.tsx';
import { Tooltip } from '../../tooltip/Tooltip.tsx';
import { labelOf, sentenceOf, type Explained } from '../explain.ts';
import { points } from '../format.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

/** The score as a stair: every factor with its points and its sentence; they add up to the score. */
export function Factors({ row: { tender, score } }: { row: Explained }) {
  const localization = useLocalization();
  const { texts } = localization;
  const percent = (value: number) => fill(texts.percent, { percent: value });
  const steps = stairOf(score.factors).map(({ factor, from, to }) => ({
    id: factor.id,
    figure: factor.id === 'start' ? String(factor.points) : points(factor.points),
    from,
    to,
    name: (
      <Tooltip copyOf={`meaning-${factor.id}`}>
        <button
          type="button"
          onClick={() => document.getElementById(`meaning-${factor.id}`)?.scrollIntoView()}
        >
          {labelOf(factor, localization)}
        </button>
      </Tooltip>
    ),
    note: (
      <>
        <small>{sentenceOf(factor, tender, localization)}</small>
        {factor.id === 'start' && (
          <details>
            <summary>{texts.evidence.label}</summary>
            <small>
              {tender.evidence.text} <a href={tender.evidence.address}>{texts.evidence.link}</a>
            </small>
          </details>
        )}
      </>
    ),
  }));
  return (
    <section className="factors">
      <h3>{texts.detail.factors}</h3>
      <Stair
        steps={steps}
        levels={(['play', 'study'] as const).map((group) => ({
          at: GROUP_MINIMUM[group],
          name: `${percent(GROUP_MINIMUM[group])} ${texts.groups[group]}`,
        }))}
        result={{
          name: texts.detail.total,
          percent: score.percent,
          figure: percent(score.percent),
          note: fill(texts.terms.range, score.range),
        }}
      />
    </section>
  );
}

/** What each factor measures, whatever the tender: the tooltips copy it. */
export function Meanings() {
  const { texts } = useLocalization();
  // Object.keys knows only strings; the two groups of texts have the same names.
  const ids = Object.keys(texts.meanings) as (keyof typeof texts.meanings)[];
  return (
    <section className="meanings">
      <h3>{texts.detail.meanings}</h3>
      <dl>
        {ids.map((id) => (
          <div key={id}>
            <dt>{texts.names[id]}</dt>
            <dd id={`meaning-${id}`}>{texts.meanings[id]}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">
        {texts.detail.convention} {texts.honesty} <a href={texts.links.formula}>{texts.detail.formula}</a>
      </p>
    </section>
  );
}
