import { describeError, logEvent } from '../log.ts';
import { StoreUnavailableError } from '../database/database.ts';

export type FormFailures = ReturnType<typeof createFormFailures>;

/** Creates a count of the posts that failed because of a fault of ours, for the log and the health check. */
export function createFormFailures() {
  const failing = new Map<string, { readonly since: string; readonly cause: string }>();
  let refused = 0;
  return {
    /** Counts a failed post, and logs its cause when it differs from the last one. */
    failed(form: string, error: unknown): void {
      const isStore = error instanceof StoreUnavailableError;
      const { stack = [], ...unexpected } = describeError(error);
      const cause = isStore
        ? error.message
        : `${String(unexpected['name'])} ${String(stack[0] ?? '')}`.trim();
      const before = failing.get(form);
      refused += 1;
      failing.set(form, { since: before?.since ?? new Date().toISOString(), cause });
      if (before?.cause !== cause)
        logEvent('error', 'form.failed', { form, cause, ...(!isStore && { stack }) });
    },
    succeeded: (form: string): void => void failing.delete(form),
    /** Returns the number of failed posts since the start, and the forms whose last post failed, with time and cause. */
    report: () => ({ refused, failing: [...failing].map(([form, why]) => ({ form, ...why })) }),
  };
}
