import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $results, $view, liftWishes, show, STEPS } from '../../stores/console.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { CompareTray } from './CompareTray.tsx';
import { Profile } from './Profile.tsx';
import css from './results.css?inline';
import { ResultTable } from './ResultTable.tsx';
import { Steps } from './Steps.tsx';
import { Tools } from './Tools.tsx';
import { fill, useSpeech } from './words.ts';

adoptStyles(css);

const Dialogs = lazy(() => import('./Dialogs.tsx'));

/** The results: profile, tools, the table in its groups, the tenders picked, and the dialog that is open. */
export function Results() {
  const { words } = useSpeech();
  const { group, open } = useStore($view);
  const { groups, count, total } = useStore($results);
  const shown = groups.filter(({ id, rows }) => rows.length > 0 && (group === 'all' || group === id));
  const shownCount = shown.reduce((sum, { rows }) => sum + rows.length, 0);

  return (
    <>
      <div className="results">
        <Steps done={STEPS} />
        <Profile />
        <Tools count={shownCount} total={total} />
        {count === 0 && (
          <div className="empty">
            <h3>{words.empty.title}</h3>
            <p>{fill(words.empty.text, { total })}</p>
            <button type="button" onClick={liftWishes}>
              {words.empty.action}
            </button>
          </div>
        )}
        {count > 0 && shownCount === 0 && (
          <div className="empty">
            <h3>{words.empty.group}</h3>
            <button type="button" onClick={() => show({ group: 'all' })}>
              {words.empty.groupAction}
            </button>
          </div>
        )}
        {shownCount > 0 && <ResultTable groups={shown} />}
        <CompareTray />
      </div>
      {open !== null && (
        <Suspense>
          <Dialogs open={open} />
        </Suspense>
      )}
    </>
  );
}
