import { SORTS } from '#rules/ranking.ts';
import { VERDICTS } from '#rules/verdict.ts';
import type { View } from '#state/console-view.ts';
import { changeView } from '#state/console.ts';
import type { ScoredTender } from '../explain.ts';
import { useLocalization } from '../localization.ts';

/** The choice of a group, each with the number of its tenders. */
export function Groups({ ranked, group }: { ranked: readonly ScoredTender[]; group: View['group'] }) {
  const { texts } = useLocalization();
  return (
    <fieldset>
      <legend className="unseen">{texts.groupsLabel}</legend>
      {(['all', ...VERDICTS] as const).map((id) => (
        <label key={id}>
          <input
            type="radio"
            name="group"
            checked={group === id}
            onChange={() => changeView({ group: id })}
          />
          <span>
            {texts.groups[id]}{' '}
            <b className="figures">
              {ranked.filter((row) => id === 'all' || row.score.verdict === id).length}
            </b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Choice of the order of the results. */
export function SortControl({ sort }: { sort: View['sort'] }) {
  const { texts } = useLocalization();
  return (
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
  );
}
