import { describeError, logEvent } from '../log.ts';
import { StoreUnavailableError } from '../database/database.ts';

/** Forms of this process that were refused because something of ours failed. */
export type FormFailures = ReturnType<typeof createFormFailures>;

/** Makes an empty count of the forms that are refused because something of ours failed, for the log and the health check. */
export function createFormFailures() {
  const failing = new Map<string, { readonly since: string; readonly cause: string }>();
  let refused = 0;
  return {
    /** Notes a post that was refused, and logs why, once until the cause is another one. */
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
    /** Notes a post that was taken. */
    taken: (form: string): void => void failing.delete(form),
    /** Reports the posts refused since the start, and the forms whose last post was: since when, and why. */
    report: () => ({ refused, failing: [...failing].map(([form, why]) => ({ form, ...why })) }),
  };
}
