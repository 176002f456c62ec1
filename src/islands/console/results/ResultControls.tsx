import { memo } from 'react';
import { downloadCsv } from '../../../client/csv-file.ts';
import { SORTS, type RankedGroup } from '../../../rules/ranking.ts';
import type { ConsoleTender } from '../../../schemas/console.ts';
import type { Profile } from '../../../schemas/profile.ts';
import type { View } from '../../../stores/console-view.ts';
import { changeView } from '../../../stores/console.ts';
import { showToast } from '../../../stores/toasts.ts';
import { resultsCsv } from './csv.ts';
import { explain } from '../explain.ts';
import { countOf } from './use-results.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

interface Props {
  groups: readonly RankedGroup<ConsoleTender>[];
  /** Those of the group that is chosen. */
  shown: readonly RankedGroup<ConsoleTender>[];
  /** For which they are ranked. */
  profile: Profile;
  total: number;
  sort: View['sort'];
  group: View['group'];
}

/** The controls of the results: group, order, export and print. */
export const ResultControls = memo(function ResultControls({
  groups,
  shown,
  profile,
  total,
  sort,
  group,
}: Props) {
  const localization = useLocalization();
  const { texts } = localization;

  const save = () => {
    const rows = shown.flatMap((each) => each.rows).map((row) => explain(row, profile));
    downloadCsv(resultsCsv(rows, localization), texts.file);
    showToast(fill(texts.toasts.exported, { count: rows.length }));
  };

  return (
    <div className="tools">
      <fieldset>
        <legend className="unseen">{texts.groupsLabel}</legend>
        {[
          { id: 'all' as const, count: countOf(groups) },
          ...groups.map(({ id, rows }) => ({ id, count: rows.length })),
        ].map(({ id, count }) => (
          <label key={id}>
            <input
              type="radio"
              name="group"
              checked={group === id}
              onChange={() => changeView({ group: id })}
            />
            <span>
              {texts.groups[id]} <b className="figures">{count}</b>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="sort">
        {texts.sortLabel}{' '}
        <select
          value={sort}
          onChange={({ target }) => {
            const chosen = SORTS.find((name) => name === target.value);
            if (chosen) changeView({ sort: chosen });
          }}
        >
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {texts.sorts[name]}
            </option>
          ))}
        </select>
      </label>
      <output className="shown figures">{fill(texts.shown, { shown: countOf(shown), total })}</output>
      <div className="take">
        <button type="button" className="button plain small" onClick={save}>
          {texts.export}
        </button>
        <button type="button" className="button plain small" onClick={() => print()}>
          {texts.print}
        </button>
      </div>
    </div>
  );
});
