import { Tooltip } from '../../tooltip/Tooltip.tsx';
import { labelOf, sentenceOf, type Explained } from '../explain.ts';
import { points } from '../format.ts';
import { useLocalization } from '../localization.ts';

/** Every factor of a score with its points and its sentence; they add up to the score. */
export function Factors({ row: { tender, score } }: { row: Explained }) {
  const localization = useLocalization();
  const { texts } = localization;
  return (
    <section>
      <h3>{texts.detail.factors}</h3>
      <dl className="factors figures">
        {score.factors.map((factor) => (
          <div key={factor.id} data-sign={Math.sign(factor.points)}>
            <dt>
              <Tooltip copyOf={`meaning-${factor.id}`}>
                <button
                  type="button"
                  onClick={() => document.getElementById(`meaning-${factor.id}`)?.scrollIntoView()}
                >
                  {labelOf(factor, localization)}
                </button>
              </Tooltip>
              <small>{sentenceOf(factor, tender, localization)}</small>
              {factor.id === 'start' && (
                <details>
                  <summary>{texts.evidence.label}</summary>
                  <small>
                    {tender.evidence.text} <a href={tender.evidence.address}>{texts.evidence.link}</a>
                  </small>
                </details>
              )}
            </dt>
            <dd>{factor.id === 'start' ? factor.points : points(factor.points)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{texts.detail.total}</dt>
          <dd>{score.percent}</dd>
        </div>
      </dl>
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
