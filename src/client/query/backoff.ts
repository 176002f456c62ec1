/** How often a failed request is tried again. */
export const RETRIES = 3;

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** How long to wait before retry `attempt` (from 0): doubling, between half and all of it, 30 s at most. */
export function backoffMs(attempt: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random / 2);
}

/** Waits, or throws the reason of the abort as soon as there is one. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
