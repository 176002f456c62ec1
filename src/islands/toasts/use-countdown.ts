import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs `onEnd` once, `durationMs` after the first render, the time spent paused not counted. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
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
