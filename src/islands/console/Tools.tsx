import { useStore } from '@nanostores/react';
import { GROUPS, SORTS } from '../../scoring/ranking.ts';
import { $results, $view, show } from '../../stores/console.ts';
import { showToast } from '../../stores/toasts.ts';
import { download, toCsv } from './csv.ts';
import { fill, useSpeech } from './words.ts';

/** What is done with the results as a whole: choose a group, an order, take them away. */
export function Tools({ count, total }: { count: number; total: number }) {
  const speech = useSpeech();
  const { words } = speech;
  const { sort, group } = useStore($view);
  const { groups, count: all } = useStore($results);

  const save = () => {
    const rows = groups.filter(({ id }) => group === 'all' || group === id).flatMap((each) => each.rows);
    download(toCsv(rows, speech), `${words.file}.csv`);
    showToast(fill(words.toasts.exported, { count: rows.length }));
  };

  return (
    <div className="tools">
      <fieldset>
        <legend className="unseen">{words.groupsLabel}</legend>
        {(['all', ...GROUPS] as const).map((id) => (
          <label key={id}>
            <input type="radio" name="group" checked={group === id} onChange={() => show({ group: id })} />
            <span>
              {words.groups[id]}{' '}
              <b className="figures">
                {id === 'all' ? all : groups.find((each) => each.id === id)?.rows.length}
              </b>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="sort">
        {words.sortLabel}{' '}
        <select
          value={sort}
          onChange={({ target }) => {
            const chosen = SORTS.find((name) => name === target.value);
            if (chosen) show({ sort: chosen });
          }}
        >
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {words.sorts[name]}
            </option>
          ))}
        </select>
      </label>
      <output className="shown figures">{fill(words.shown, { shown: count, total })}</output>
      <div className="take">
        <button type="button" onClick={save}>
          {words.export}
        </button>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
    </div>
  );
}
