import { downloadCsv } from '#client/csv-file.ts';
import { GROUPS, SORTS } from '#rules/ranking.ts';
import type { Profile } from '#schemas/profile.ts';
import { fill } from '#schemas/forms/wording.ts';
import type { View } from '#state/console-view.ts';
import { changeView } from '#state/console.ts';
import { showToast } from '#state/toasts.ts';
import { explain, type RankedTender } from '../explain.ts';
import { useLocalization } from '../localization.ts';
import { resultsCsv } from './csv.ts';

/** The choice of a group, each with the number of its tenders. */
export function Groups({ ranked, group }: { ranked: readonly RankedTender[]; group: View['group'] }) {
  const { texts } = useLocalization();
  return (
    <fieldset>
      <legend className="unseen">{texts.groupsLabel}</legend>
      {(['all', ...GROUPS] as const).map((id) => (
        <label key={id}>
          <input
            type="radio"
            name="group"
            checked={group === id}
            onChange={() => changeView({ group: id })}
          />
          <span>
            {texts.groups[id]}{' '}
            <b className="figures">{ranked.filter((row) => id === 'all' || row.group === id).length}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  /** The rows shown, which are saved. */
  rows: readonly RankedTender[];
  profile: Profile;
  sort: View['sort'];
}

/** The order of the results, and the buttons that save and print them. */
export function SortAndSave({ rows, profile, sort }: Props) {
  const localization = useLocalization();
  const { texts } = localization;

  const save = () => {
    downloadCsv(
      resultsCsv(
        rows.map((row) => explain(row, profile)),
        localization,
      ),
      texts.file,
    );
    showToast(fill(texts.toasts.exported, { count: rows.length }));
  };

  return (
    <div className="tools">
      <label>
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
      <button type="button" className="button plain small" onClick={save}>
        {texts.export}
      </button>
      <button type="button" className="button plain small" onClick={() => print()}>
        {texts.print}
      </button>
    </div>
  );
}
