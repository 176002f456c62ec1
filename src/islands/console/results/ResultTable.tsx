import { memo, useState } from 'react';
import type { ConsoleTender } from '../../../schemas/console.ts';
import type { Profile } from '../../../schemas/profile.ts';
import type { RankedGroup } from '../../../rules/ranking.ts';
import { scoreTender } from '../../../rules/score.ts';
import { ResultRow } from './ResultRow.tsx';
import { countOf } from './use-results.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

/** How many rows are drawn at first, and added by each press of the button. */
const PAGE = 30;

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

interface Props {
  groups: readonly RankedGroup<ConsoleTender>[];
  /** For which they are ranked. */
  profile: Profile;
  compared: readonly string[];
}

/** The results as one table, a group after the other. A long one shows its first rows and a button for more. */
export const ResultTable = memo(function ResultTable({ groups, profile, compared }: Props) {
  const { texts } = useLocalization();
  const [limit, setLimit] = useState(PAGE);
  const total = countOf(groups);

  return (
    <>
      <table className="figures">
        <caption className="unseen">{texts.table}</caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {texts.columns[name]}
              </th>
            ))}
            <th scope="col">
              <span className="unseen">{texts.open}</span>
            </th>
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={group.id} data-group={group.id}>
            <tr className="group">
              <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
                {texts.groups[group.id]} <span>{group.rows.length}</span>
              </th>
            </tr>
            {group.rows
              .slice(0, Math.max(0, limit - countOf(groups.slice(0, index))))
              .map(({ tender, percent }) => (
                <ResultRow
                  key={tender.id}
                  tender={tender}
                  percent={percent}
                  {...scoreTender(tender, profile).range}
                  isPicked={compared.includes(tender.id)}
                />
              ))}
          </tbody>
        ))}
      </table>
      {total > limit && (
        <button type="button" className="button plain small more" onClick={() => setLimit(limit + PAGE)}>
          {fill(texts.more, { count: Math.min(PAGE, total - limit) })}
        </button>
      )}
    </>
  );
});
