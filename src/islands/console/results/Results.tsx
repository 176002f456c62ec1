import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { compareTrade } from '#rules/levels.ts';
import { rank } from '#rules/ranking.ts';
import { fill } from '#schemas/forms/wording.ts';
import { $samples, $view, clearFilters, changeView, STEPS } from '#state/console.ts';
import { Levels } from '../../score/Levels.tsx';
import { AnalysisSteps, type StepTexts } from '../AnalysisSteps.tsx';
import { useLocalization } from '../localization.ts';
import { CopyLink } from './CopyLink.tsx';
import { ListHead } from './ListHead.tsx';
import { OtherSectors } from './OtherSectors.tsx';
import { Groups, SortControl } from './ResultControls.tsx';
import { ResultRow } from './ResultRow.tsx';

const Dialogs = lazy(() => import('../dialogs/Dialogs.tsx'));

/** Results of an analysis: profile, controls, tenders of the sector, and the open dialog. */
export function Results({ stepTexts }: { stepTexts: StepTexts }) {
  const { texts } = useLocalization();
  const { open, sort, group, profile } = useStore($view);
  const tenders = useStore($samples)?.tenders ?? [];
  const own = tenders.filter((tender) => compareTrade(tender, profile) === 'same');
  const ranked = rank(tenders, profile, sort);
  const shown = ranked.filter((row) => group === 'all' || row.score.verdict === group);

  return (
    <>
      <div className="results">
        <ListHead profile={profile}>
          <CopyLink />
        </ListHead>
        <div className="list">
          <div className="list-controls">
            <Groups ranked={ranked} group={group} />
            <SortControl sort={sort} />
          </div>
          <output className="unseen">{fill(texts.shown, { shown: shown.length, total: own.length })}</output>
          {ranked.length === 0 && (
            <div className="empty">
              <h3>{texts.empty.title}</h3>
              <p>{fill(texts.empty.text, { total: own.length })}</p>
              <button type="button" className="button plain small" onClick={clearFilters}>
                {texts.profile.clear}
              </button>
            </div>
          )}
          {ranked.length > 0 && shown.length === 0 && (
            <div className="empty">
              <h3>{texts.empty.group}</h3>
              <button
                type="button"
                className="button plain small"
                onClick={() => changeView({ group: 'all' })}
              >
                {texts.empty.groupAction}
              </button>
            </div>
          )}
          {shown.length > 0 && (
            <div className="list-key">
              <p>{texts.listHead}</p>
              <div>
                <Levels levels={texts.storeys.levels} />
              </div>
            </div>
          )}
          <ol className="plain" aria-label={texts.table} tabIndex={-1}>
            {shown.map((row) => (
              <ResultRow key={row.tender.id} row={row} />
            ))}
          </ol>
          {shown.length > 0 && <p className="list-note">{texts.storeys.note}</p>}
          <OtherSectors tenders={tenders} profile={profile} />
          <details className="fold">
            <summary>{texts.done}</summary>
            <AnalysisSteps texts={stepTexts} tenders={tenders} scored={own.length} done={STEPS} />
          </details>
        </div>
      </div>
      {open !== null && (
        <Suspense>
          <Dialogs open={open} />
        </Suspense>
      )}
    </>
  );
}
