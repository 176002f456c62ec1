import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $toasts, dismissToast, setToastRules, type ToastRules } from '#state/toasts.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { ErrorBoundary, type Fallback } from '../error-boundary/ErrorBoundary.tsx';
import { useEscape } from '../use-escape.ts';
import { ToastLine } from './ToastLine.tsx';
import css from './toasts.css?inline';
import { useFocusBack } from './use-focus-back.ts';
import { usePause } from './use-pause.ts';

adoptStyles(css);

interface Props {
  /** Limit, duration and gap: `SINGLE` or `STACKED`. */
  rules: ToastRules;
  messages: { region: string; close: string };
  fallback: Fallback;
}

/** Live region of the page's toasts, rendered empty in the build. */
export function Toasts({ fallback, ...props }: Props) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Region {...props} />
    </ErrorBoundary>
  );
}

function Region({ rules, messages }: Omit<Props, 'fallback'>) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const region = useRef<HTMLElement>(null);
  const { isPaused, handlers } = usePause(toasts.length === 0);
  useEscape(dismissNewest);
  useFocusBack(region);

  useEffect(() => {
    setToastRules(rules);
    region.current?.style.setProperty('gap', `${rules.gapPx}px`);
  }, [rules]);

  return (
    <section ref={region} className="toasts" aria-label={messages.region} {...handlers}>
      <output aria-atomic={false}>
        {toasts.map((toast) => (
          <ToastLine
            key={toast.id}
            toast={toast}
            durationMs={rules.durationMs}
            isPaused={isPaused}
            close={messages.close}
          />
        ))}
      </output>
    </section>
  );
}

function dismissNewest(): void {
  const newest = $toasts.get().findLast(({ state }) => state === 'open');
  if (newest) dismissToast(newest.id);
}
