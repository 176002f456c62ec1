import { COMPARED } from '#state/console-view.ts';
import { pick } from '#state/console.ts';
import { fill } from '#schemas/forms/wording.ts';
import { labelOf, type Explained } from '../explain.ts';
import { points } from '../format.ts';
import { useLocalization } from '../localization.ts';
import { Dialog } from './Dialog.tsx';

/** Two or three tenders side by side: chance, facts, and each factor's points. */
export function Compare({ rows }: { rows: readonly Explained[] }) {
  const localization = useLocalization();
  const { texts } = localization;
  const { columns, compare, names } = texts;
  const lines: [name: string, value: (row: Explained) => string][] = [
    [columns.deadline, ({ tender }) => fill(texts.days, { days: tender.deadlineInDays })],
    [columns.budget, ({ tender }) => tender.budget],
    [columns.duration, ({ tender }) => tender.duration],
    [columns.holder, ({ tender }) => tender.holder],
    [columns.status, ({ tender }) => texts.statuses[tender.status]],
    [columns.criteria, ({ tender }) => fill(texts.weights, tender.criteria)],
  ];
  const factors = rows[0]?.score.factors ?? [];
  return (
    <Dialog
      title={compare.title}
      opener="open-compare"
      kicker={<p className="kicker mark">{texts.sample}</p>}
    >
      <table className="compared figures">
        <caption className="unseen">{compare.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{compare.facts}</span>
            </th>
            {rows.map(({ tender }) => (
              <th key={tender.id} scope="col">
                {tender.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{columns.chance}</th>
            {rows.map(({ tender, score, group }) => (
              <td key={tender.id} className="gauge" data-group={group}>
                <b>{fill(texts.percent, { percent: score.percent })}</b>
                <small>
                  {texts.groups[group]}, {fill(texts.terms.range, score.range)}
                </small>
              </td>
            ))}
          </tr>
          {lines.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rows.map((row) => (
                <td key={row.tender.id}>{value(row)}</td>
              ))}
            </tr>
          ))}
          {factors.map(({ id }, index) => (
            <tr key={id}>
              <th scope="row">{names[id]}</th>
              {rows.map(({ tender, score }) => {
                const factor = score.factors[index];
                return (
                  <td key={tender.id}>
                    {factor && (
                      <>
                        {id === 'start' ? factor.points : points(factor.points)}
                        <span className="unseen"> {labelOf(factor, localization)}</span>
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
      <output className="unseen">
        {rows.length < COMPARED && fill(compare.picked, { count: rows.length, limit: COMPARED })}
      </output>
    </Dialog>
  );
}
