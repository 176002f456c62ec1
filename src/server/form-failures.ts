/** Forms refused because something of ours failed: logged with the cause, and counted for the health check. */
import { describeError, logEvent } from './log.ts';
import { StoreUnavailableError } from './store/database.ts';

/** The least time between two log lines about one cause, in milliseconds. */
const TELLING_MS = 60_000;

/** The refusals, as the health check reports them. */
export interface FailureReport {
  /** Posts refused since the server started. */
  readonly refused: number;
  /** The forms whose last post was refused: since when, and why. */
  readonly failing: readonly { readonly form: string; readonly since: string; readonly cause: string }[];
}

/** Counts the refusals of this process. */
export interface FormFailures {
  /** A post was refused: logged at once, then once a minute for each cause, with how often it happened. */
  failed(form: string, error: unknown): void;
  /** A post was taken. */
  taken(form: string): void;
  report(): FailureReport;
}

/** Makes an empty count. */
export function createFormFailures(): FormFailures {
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
    failed(form, error) {
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
    taken: (form) => void failing.delete(form),
    report: () => ({ refused, failing: [...failing].map(([form, why]) => ({ form, ...why })) }),
  };
}
