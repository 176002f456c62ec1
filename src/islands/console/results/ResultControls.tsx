import { SORTS } from '#rules/ranking.ts';
import { VERDICTS, type Verdict } from '#rules/verdict.ts';
import type { View } from '#state/console-view.ts';
import { changeView } from '#state/console.ts';
import type { ScoredTender } from '../explain.ts';
import { useLocalization } from '../localization.ts';
import { Segments } from '../Segments.tsx';

/** Choice of a group, each with the number of its tenders. */
export function Groups({ ranked, group }: { ranked: readonly ScoredTender[]; group: View['group'] }) {
  const { texts } = useLocalization();
  const count = (verdict: Verdict) => ranked.filter(({ score }) => score.verdict === verdict).length;
  return (
    <Segments
      label={texts.groupsLabel}
      isLabelHidden
      options={['all', ...VERDICTS]}
      value={group}
      labels={texts.groups}
      counts={{ all: ranked.length, play: count('play'), study: count('study'), skip: count('skip') }}
      onChange={(id) => changeView({ group: id })}
    />
  );
}

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
