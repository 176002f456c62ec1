import { loadCode, whenShown } from '../load-code.ts';
import type { sendReport } from './report-error.ts';

/** Code of the report, which a `template` of the page names (`layouts/Page.astro`). */
interface ReportCode {
  readonly sendReport: typeof sendReport;
}

/**
 * Reports uncaught errors of our own scripts, and those that an island caught. `showNotice` is called for the former,
 * because nothing on the page shows them. Errors of other scripts are ignored.
 */
export function watchErrors(showNotice: () => void): void {
  const fail = (error: unknown, origin: string) => {
    if (!origin.includes(location.origin)) return;
    whenShown(() => {
      showNotice();
      void report(error);
    });
  };
  addEventListener('error', ({ error, filename }) => error && fail(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason, `${reason} ${reason?.stack}`));
  // ours: client/errors/report-caught-error
  addEventListener('caught', (event) => whenShown(() => report((event as CustomEvent).detail)));
}

/** Fetches the code that reports an error, and hands it what the fields held when the error came. Never throws. */
async function report(error: unknown): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden],[type=radio],[type=checkbox]),textarea',
  );
  const typed = Array.from(fields, ({ value }) => value);
  try {
    const { sendReport } = await loadCode<ReportCode>('error-code');
    sendReport(error, typed);
  } catch {
    // the code cannot be loaded: a report is not worth disturbing the visitor
  }
}

/** Shows the line that says that something failed, until the visitor closes it; once a page. */
export function showErrorNotice(): void {
  const line = document.querySelector('[data-error-notice] p');
  line?.removeAttribute('hidden');
  line?.querySelector('button')?.addEventListener('click', () => line.remove());
}

/** Shows the line that offers to reload a page whose code is no longer there, at each press that needs it. */
export function offerReload(): void {
  const line = document.querySelector<HTMLElement>('[data-outdated]');
  const [reload, close] = line?.querySelectorAll('button') ?? [];
  addEventListener('outdated', () => line && (line.hidden = false));
  reload?.addEventListener('click', () => location.reload());
  close?.addEventListener('click', () => line && (line.hidden = true));
}
