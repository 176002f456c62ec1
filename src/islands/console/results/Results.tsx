import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { COMPARED } from '../../../stores/console-view.ts';
import { $view, clearFilters, changeView, STEPS } from '../../../stores/console.ts';
import { adoptStyles } from '../../adopt-styles.ts';
import { CompareTray } from './CompareTray.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';
import css from './results.css?inline';
import { ResultTable } from './ResultTable.tsx';
import rows from './rows.css?inline';
import folded from './rows-folded.css?inline';
import { AnalysisSteps } from '../AnalysisSteps.tsx';
import { ResultControls } from './ResultControls.tsx';
import { countOf, useResults } from './use-results.ts';
import { useLocalization } from '../localization.ts';
import { fill } from '../../../schemas/wording.ts';

adoptStyles(css + rows + folded);

const Dialogs = lazy(() => import('../dialogs/Dialogs.tsx'));

/** The results: profile, tools, the table in its groups, the tenders picked, and the dialog that is open. */
export function Results() {
  const { texts } = useLocalization();
  const { open, compared, sort, group } = useStore($view);
  const { tenders, profile, groups, shown } = useResults();
  // On a phone the results come first: what leads to them is one press away.
  const [isWide] = useState(() => matchMedia('(width >= 40rem)').matches);
  const [first] = useState(compared);
  const total = tenders.length;
  const count = countOf(groups);

  return (
    <>
      <div className="results">
        <details className="made" open={isWide}>
          <summary>{texts.made}</summary>
          <AnalysisSteps tenders={tenders} done={STEPS} />
          <ProfileSummary profile={profile} />
          <ResultControls
            groups={groups}
            shown={shown}
            profile={profile}
            total={total}
            sort={sort}
            group={group}
          />
        </details>
        {count === 0 && (
          <div className="empty">
            <h3>{texts.empty.title}</h3>
            <p>{fill(texts.empty.text, { total })}</p>
            <button type="button" className="button plain small" onClick={clearFilters}>
              {texts.empty.action}
            </button>
          </div>
        )}
        {count > 0 && shown.length === 0 && (
          <div className="empty">
            <h3>{texts.empty.group}</h3>
            <button type="button" className="button plain small" onClick={() => changeView({ group: 'all' })}>
              {texts.empty.groupAction}
            </button>
          </div>
        )}
        {shown.length > 0 && <ResultTable groups={shown} profile={profile} compared={compared} />}
        <output className="unseen">
          {compared !== first && fill(texts.compare.picked, { count: compared.length, limit: COMPARED })}
        </output>
        <CompareTray tenders={tenders} profile={profile} compared={compared} />
      </div>
      {open !== null && (
        <Suspense>
          <Dialogs open={open} />
        </Suspense>
      )}
    </>
  );
}
