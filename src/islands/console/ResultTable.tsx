import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Group } from '../../scoring/group.ts';
import { $view } from '../../stores/console.ts';
import type { Row } from './explain.ts';
import { ResultRow } from './ResultRow.tsx';
import { useArrows } from './use-arrows.ts';
import { fill, useSpeech } from './words.ts';

/** As many rows as are drawn at once: all the samples, and of a large set as many as one reads. */
const PAGE = 50;

const COLUMNS = [
  'pick',
  'tender',
  'budget',
  'deadline',
  'duration',
  'holder',
  'status',
  'criteria',
  'chance',
] as const;

interface GroupOfRows {
  readonly id: Group;
  readonly rows: readonly Row[];
}

/** The results as one table, a group after the other. Arrows move in it; the first rows stand for the rest of a long one. */
export function ResultTable({ groups }: { groups: readonly GroupOfRows[] }) {
  const { words } = useSpeech();
  const { compared } = useStore($view);
  const [limit, setLimit] = useState(PAGE);
  const { active, handlers } = useArrows();
  const total = countOf(groups);
  const rows = groups.flatMap((group) => group.rows).slice(0, limit);
  const reachable = rows.find(({ tender }) => tender.id === active) ?? rows[0];

  return (
    <>
      <table className="figures" {...handlers}>
        <caption className="unseen">
          {words.table}. {words.sample}. {words.keys}
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {words.columns[name]}
              </th>
            ))}
            <th scope="col">
              <span className="unseen">{words.open}</span>
            </th>
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={group.id} data-group={group.id}>
            <tr className="group">
              <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
                {words.groups[group.id]} <span>{group.rows.length}</span>
              </th>
            </tr>
            {group.rows
              .slice(0, Math.max(0, limit - countOf(groups.slice(0, index))))
              .map(({ tender, score: { percent, range } }) => (
                <ResultRow
                  key={tender.id}
                  tender={tender}
                  percent={percent}
                  low={range.low}
                  high={range.high}
                  isActive={tender.id === reachable?.tender.id}
                  isPicked={compared.includes(tender.id)}
                />
              ))}
          </tbody>
        ))}
      </table>
      {total > limit && (
        <button type="button" className="more" onClick={() => setLimit(limit + PAGE)}>
          {fill(words.more, { count: Math.min(PAGE, total - limit) })}
        </button>
      )}
    </>
  );
}

function countOf(groups: readonly GroupOfRows[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
