import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Locale } from '#locales.ts';
import { rank } from '#rules/ranking.ts';
import { fill } from '#schemas/forms/wording.ts';
import { isDefaultProfile } from '#state/console-view.ts';
import {
  $phase,
  $samples,
  $view,
  followAddress,
  preloadSamples,
  resetConsole,
  runAnalysis,
  stopAnalysis,
} from '#state/console.ts';
import { showToast } from '#state/toasts.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ErrorBoundary, type Fallback } from '../error-boundary/ErrorBoundary.tsx';
import { useFocusKept } from '../use-focus-kept.ts';
import { Analysis } from './Analysis.tsx';
import type { StepTexts } from './AnalysisSteps.tsx';
import styles from './console.module.css';
import controlsCss from './controls.css?inline';
import { ConsoleHead } from './ConsoleHead.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import filtersCss from './filters/filters.css?inline';
import { LocalizationContext } from './localization.ts';
import { Log } from './Log.tsx';
import { Preview } from './results/Preview.tsx';
import { Results } from './results/Results.tsx';
import resultsCss from './results/results.css?inline';
import rowCss from './results/row.css?inline';

adoptStyles(controlsCss + filtersCss + resultsCss + rowCss);

interface Labels {
  name: string;
  sample: string;
  launch: string;
  filters: string;
  stop: string;
  progress: string;
  analysis: StepTexts;
  failed: string;
}

interface Props {
  locale: Locale;
  source: string;
  labels: Labels;
  fallback: Fallback;
}

/** Duration of each of the four steps, in milliseconds. */
const STEP_MS = 1600;

/** Windows in which the filters stand in the place of the list. */
const NARROW = '(width < 64rem)';

/**
 * Demo console. At build it is its head and the first step of an analysis, hidden until a press: the samples with their
 * default scores stand below it on the page, and give their place to the list.
 */
export function Console(props: Props) {
  return (
    <ErrorBoundary fallback={props.fallback}>
      <ConsoleApp {...props} />
    </ErrorBoundary>
  );
}

function ConsoleApp({ locale, source, labels, fallback }: Props) {
  const phase = useStore($phase, { ssr: 'initial' });
  const samples = useStore($samples, { ssr: 'initial' });
  const { profile } = useStore($view, { ssr: 'initial' });
  const [isEditing, setEditing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useFocusKept(root);
  const [today] = useState(() => new Date());
  const localization = useMemo(
    () => (samples === null ? null : { texts: samples.texts, locale, today }),
    [samples, locale, today],
  );
  const texts = localization?.texts;

  useEffect(() => {
    void preloadSamples(source);
    const onMove = () => void followAddress(location.search, source);
    onMove();
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [source]);

  const run = async () => {
    const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isNarrow = matchMedia(NARROW).matches;
    // There the filters stand in the place of the results.
    if (isNarrow) setEditing(false);
    await runAnalysis(source, isInstant ? 0 : STEP_MS);
    const data = $samples.get();
    if ($phase.get() !== 'finished' || !data) return;
    const count = rank(data.tenders, $view.get().profile, 'chance').length;
    showToast(fill(data.texts.toasts.finished, { count }));
    // A console that begins low in the window would leave its results below it.
    const isLow = (root.current?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
    if (isNarrow || isLow) root.current?.scrollIntoView();
  };
  const onStop = () => {
    stopAnalysis();
    if (texts) showToast(texts.toasts.stopped);
  };
  const onReset = () => {
    setEditing(false);
    resetConsole();
    if (texts) showToast(texts.toasts.reset);
  };
  const closeFilters = () => {
    setEditing(false);
    filters.current?.focus();
  };
  const seeList = () => {
    setEditing(false);
    // Once the list has taken the place of the filters.
    requestAnimationFrame(() => root.current?.querySelector('ol')?.focus());
  };
  const isBusy = phase === 'analysing';
  const isFinished = phase === 'finished';
  const hasPreview = phase === 'waiting' && (isEditing || !isDefaultProfile(profile));

  return (
    <div
      ref={root}
      className={styles['console']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset needs a legend and groups fields
      role="group"
      aria-label={labels.name}
      data-phase={phase}
      data-editing={isEditing || undefined}
      data-preview={(texts && hasPreview) || undefined}
      tabIndex={-1}
    >
      <ConsoleHead
        name={labels.name}
        sample={labels.sample}
        after={
          isFinished &&
          texts && (
            <>
              <span className="state">{texts.finished}</span>
              <button type="button" className="link tall" onClick={onReset}>
                {texts.reset}
              </button>
            </>
          )
        }
      >
        <button
          ref={filters}
          type="button"
          className="button plain small"
          aria-expanded={isEditing}
          aria-controls={isEditing ? panel : undefined}
          onClick={() => setEditing(!isEditing)}
        >
          {labels.filters}
        </button>
        <button type="button" className="button primary small" onClick={isBusy ? onStop : () => void run()}>
          {isBusy ? labels.stop : (isFinished && texts?.relaunch) || labels.launch}
        </button>
      </ConsoleHead>
      <LocalizationContext value={localization}>
        <Log steps={labels.analysis.steps} />
        {phase === 'failed' && (
          <LoadFailure text={labels.failed} fallback={fallback} onRetry={() => void run()} />
        )}
        <div className="workspace">
          {texts && isEditing && (
            <FilterPanel
              id={panel}
              launch={labels.launch}
              onLaunch={() => void run()}
              onSee={seeList}
              onClose={closeFilters}
            />
          )}
          {(isBusy || phase === 'waiting') && (
            <Analysis name={labels.progress} isRunning={isBusy} texts={labels.analysis} />
          )}
          {texts && hasPreview && <Preview />}
          {texts && isFinished && <Results stepTexts={labels.analysis} />}
        </div>
      </LocalizationContext>
    </div>
  );
}

function LoadFailure({ text, fallback, onRetry }: { text: string; fallback: Fallback; onRetry: () => void }) {
  return (
    <div className="failed" role="alert">
      <p>{text}</p>
      <button type="button" className="button plain small" onClick={onRetry}>
        {fallback.retry}
      </button>
      <p>
        {fallback.support} <a href={`mailto:${fallback.email}`}>{fallback.email}</a>
      </p>
    </div>
  );
}
