import { COMPARED } from '../../../stores/console-view.ts';
import { pick } from '../../../stores/console.ts';
import { Dialog } from './Dialog.tsx';
import { Arc, WeightBars } from '../drawings.tsx';
import { labelOf, type Explained } from '../explain.ts';
import { points } from '../format.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

/** Two or three tenders side by side: chance, facts, and each factor's points. */
export function Compare({ rows }: { rows: readonly Explained[] }) {
  const localization = useLocalization();
  const { texts } = localization;
  const { columns, compare, names } = texts;
  const facts: [name: string, value: (row: Explained) => string][] = [
    [columns.budget, ({ tender }) => tender.budget],
    [columns.deadline, ({ tender }) => fill(texts.days, { days: tender.deadlineInDays })],
    [columns.duration, ({ tender }) => tender.duration],
    [columns.holder, ({ tender }) => tender.holder],
    [columns.status, ({ tender }) => texts.statuses[tender.status]],
  ];
  const factors = rows[0]?.score.factors ?? [];
  return (
    <Dialog
      title={compare.title}
      opener="open-compare"
      kicker={<p className="kicker mark">{texts.sample}</p>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys, where it is not swiped */}
      <section className="compared" aria-label={compare.caption} tabIndex={0}>
        <table className="figures">
          <caption className="unseen">{compare.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{compare.facts}</span>
              </th>
              {rows.map(({ tender }) => (
                <th key={tender.id} scope="col">
                  <span>{tender.title}</span>
                  <small>{tender.buyer}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{columns.chance}</th>
              {rows.map(({ tender, score, group }) => (
                <td key={tender.id} className="gauge" data-group={group}>
                  <Arc percent={score.percent} />
                  <b>{fill(texts.percent, { percent: score.percent })}</b>
                  <small>
                    {texts.groups[group]}, {fill(texts.terms.range, score.range)}
                  </small>
                </td>
              ))}
            </tr>
            {facts.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {rows.map((row) => (
                  <td key={row.tender.id}>{value(row)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{columns.criteria}</th>
              {rows.map(({ tender }) => (
                <td key={tender.id}>
                  <WeightBars criteria={tender.criteria} />
                  <small>{fill(texts.weights, tender.criteria)}</small>
                </td>
              ))}
            </tr>
            <tr className="group">
              <th scope="rowgroup" colSpan={rows.length + 1}>
                {compare.factors}
              </th>
            </tr>
            {factors.map(({ id }, index) => (
              <tr key={id}>
                <th scope="row">{names[id]}</th>
                {rows.map(({ tender, score }) => {
                  const factor = score.factors[index];
                  return (
                    <td key={tender.id} data-sign={Math.sign(factor?.points ?? 0)}>
                      {factor && (
                        <>
                          <b>{id === 'start' ? factor.points : points(factor.points)}</b>{' '}
                          <small>{labelOf(factor, localization)}</small>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="unseen">{compare.removeShort}</span>
              </th>
              {rows.map(({ tender }) => (
                <td key={tender.id}>
                  <button
                    type="button"
                    className="button plain small"
                    aria-label={fill(compare.remove, { title: tender.title })}
                    onClick={() => pick(tender.id)}
                  >
                    {compare.removeShort}
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <output className="unseen">
        {rows.length < COMPARED && fill(compare.picked, { count: rows.length, limit: COMPARED })}
      </output>
    </Dialog>
  );
}
