import { useEffect, useEffectEvent, useRef } from 'react';
import { dismissToast, removeToast, type Toast } from '#state/toasts.ts';
import { useSwipe } from './use-swipe.ts';

export function ToastLine(props: { toast: Toast; durationMs: number; isPaused: boolean; close: string }) {
  const { id, text, state } = props.toast;
  const line = useRef<HTMLDivElement>(null);
  const dismiss = () => dismissToast(id);
  const swipe = useSwipe(dismiss);
  useCountdown(props.durationMs, props.isPaused || state === 'dismissed', dismiss);

  useEffect(() => {
    if (state !== 'dismissed') return;
    // With reduced motion there is no animation to wait for.
    const leaving = line.current?.getAnimations().map((animation) => animation.finished) ?? [];
    void Promise.allSettled(leaving).then(() => removeToast(id));
  }, [id, state]);

  return (
    <div ref={line} className="toast" data-state={state} {...swipe}>
      <p>{text}</p>
      <button type="button" className="close" onClick={dismiss} aria-label={props.close}>
        ×
      </button>
    </div>
  );
}

/** Runs `onEnd` once, `durationMs` after the first render, the time spent paused not counted. */
function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const begun = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [isPaused]);
}
