import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '#locales.ts';
import { $phase, $samples, $view, follow, launch, prepare, reset, stop } from '#state/console.ts';
import { showToast } from '#state/toasts.ts';
import { ErrorBoundary, type Fallback } from '../error-boundary/ErrorBoundary.tsx';
import { useFocusKept } from '../use-focus-kept.ts';
import { Analysis } from './Analysis.tsx';
import { Log } from './Log.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { Results } from './results/Results.tsx';
import styles from './console.module.css';
import { LocalizationContext } from './localization.ts';
import { fill } from '#schemas/forms/wording.ts';

/** The texts of the console before its data has come. */
interface Labels {
  name: string;
  sample: string;
  launch: string;
  filters: string;
  stop: string;
  progress: string;
  failed: string;
}

interface Props {
  locale: Locale;
  /** Address of the samples and the texts. */
  source: string;
  labels: Labels;
  fallback: Fallback;
}

/** The time that each of the four steps shows its work, in milliseconds. */
const STEP_MS = 1600;

/**
 * The demo console. At build it is its bar alone: the samples with their default scores stand below it on the page,
 * and give their place to the results.
 */
export function Console(props: Props) {
  return (
    <ErrorBoundary fallback={props.fallback}>
      <Running {...props} />
    </ErrorBoundary>
  );
}

function Running({ locale, source, labels, fallback }: Props) {
  const phase = useStore($phase, { ssr: 'initial' });
  const samples = useStore($samples, { ssr: 'initial' });
  const [isEditing, setEditing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLButtonElement>(null);
  useFocusKept(root);
  const [today] = useState(() => new Date());
  const localization = useMemo(
    () => (samples === null ? null : { texts: samples.texts, locale, today }),
    [samples, locale, today],
  );
  const texts = localization?.texts;

  useEffect(() => {
    void prepare(source);
    const onMove = () => void follow(location.search, source);
    onMove();
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [source]);

  const run = async () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isNarrow = matchMedia('(max-width: 40rem)').matches;
    // On a phone the filters would stand between the press and the results.
    if (isNarrow) setEditing(false);
    await launch(source, isCalm ? 0 : STEP_MS);
    const data = $samples.get();
    if ($phase.get() !== 'finished' || !data) return;
    const { sector } = $view.get().profile;
    const count = data.tenders.filter((tender) => tender.sector === sector).length;
    showToast(fill(data.texts.toasts.finished, { count }));
    // A console that begins low in the window would leave its results below it.
    const isLow = (root.current?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
    if (isNarrow || isLow) root.current?.scrollIntoView();
  };
  const cut = () => {
    stop();
    if (texts) showToast(texts.toasts.stopped);
  };
  const clear = () => {
    setEditing(false);
    reset();
    if (texts) showToast(texts.toasts.reset);
  };
  const closeFilters = () => {
    setEditing(false);
    filters.current?.focus();
  };
  const isBusy = phase === 'analysing';
  const launched = phase === 'finished' && texts ? texts.relaunch : labels.launch;

  return (
    <div ref={root} className={styles['console']} data-phase={phase} tabIndex={-1}>
      <div className={styles['bar']}>
        <p className={styles['name']}>
          {labels.name}
          {phase === 'finished' && <span className="state"> {texts?.finished}</span>}
        </p>
        <p className={styles['sample']}>{labels.sample}</p>
        <div className={styles['controls']}>
          <button
            ref={filters}
            type="button"
            className="button plain small"
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {labels.filters}
          </button>
          {texts && !isBusy && (
            <button type="button" className="button plain small" onClick={clear}>
              {texts.reset}
            </button>
          )}
          <button type="button" className="button primary small" onClick={isBusy ? cut : () => void run()}>
            {isBusy ? labels.stop : launched}
          </button>
        </div>
      </div>
      <LocalizationContext value={localization}>
        <Log />
        {phase === 'failed' && (
          <div className="failed" role="alert">
            <p>{labels.failed}</p>
            <button type="button" className="button plain small" onClick={() => void run()}>
              {fallback.retry}
            </button>
            <p>
              {fallback.support} <a href={`mailto:${fallback.email}`}>{fallback.email}</a>
            </p>
          </div>
        )}
        {isBusy && <Analysis name={labels.progress} />}
        {texts && isEditing && <ProfileForm onClose={closeFilters} />}
        {texts && phase === 'finished' && <Results />}
      </LocalizationContext>
    </div>
  );
}
