import { describeError, logEvent } from './log.ts';
import { StoreUnavailableError } from './database/database.ts';

/** The least time between two log lines about one cause, in milliseconds. */
const TELLING_MS = 60_000;

/** Forms of this process that were refused because something of ours failed. */
export type FormFailures = ReturnType<typeof createFormFailures>;

/** Makes an empty count of the forms that are refused because something of ours failed, for the log and the health check. */
export function createFormFailures() {
  const counts = new Map<string, number>();
  const failing = new Map<string, { readonly since: string; readonly cause: string }>();
  let refused = 0;

  function tell(key: string, fields: Readonly<Record<string, string | readonly string[]>>): void {
    const count = counts.get(key) ?? 0;
    counts.delete(key);
    if (count === 0) return;
    logEvent('form-refused', { ...fields, count });
    counts.set(key, 0);
    setTimeout(() => tell(key, fields), TELLING_MS).unref();
  }

  return {
    /** Notes a post that was refused: logged at once, then once a minute for each cause, with how often it happened. */
    failed(form: string, error: unknown): void {
      const isStore = error instanceof StoreUnavailableError;
      const { stack = [], ...unexpected } = describeError(error);
      const cause = isStore
        ? error.message
        : `${String(unexpected['name'])} ${String(stack[0] ?? '')}`.trim();
      refused += 1;
      failing.set(form, { since: failing.get(form)?.since ?? new Date().toISOString(), cause });
      const key = `${form} ${cause}`;
      const before = counts.get(key);
      counts.set(key, (before ?? 0) + 1);
      if (before === undefined) tell(key, { form, cause, ...(!isStore && { stack }) });
    },
    /** Notes a post that was taken. */
    taken: (form: string): void => void failing.delete(form),
    /** Reports the posts refused since the start, and the forms whose last post was: since when, and why. */
    report: () => ({ refused, failing: [...failing].map(([form, why]) => ({ form, ...why })) }),
  };
}
