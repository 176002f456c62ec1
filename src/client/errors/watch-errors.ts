import { loadCode, whenShown } from '../load-code.ts';
import type { sendReport } from './report-error.ts';

/**
 * Reports uncaught errors of our own scripts, and those that an island caught. The notice is shown for the former and
 * for code that cannot be loaded (`outdated`), because nothing else on the page shows them.
 */
export function watchErrors(): void {
  const showNotice = prepareNotice();
  const fail = (error: unknown, origin: string) => {
    if (!origin.includes(location.origin)) return;
    whenShown(() => {
      showNotice('failure');
      void report(error);
    });
  };
  addEventListener('error', ({ error, filename }) => error && fail(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason, `${reason} ${reason?.stack}`));
  addEventListener('outdated', () => showNotice('outdated'));
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
    const code = await loadCode<{ readonly sendReport: typeof sendReport }>('error-code');
    code.sendReport(error, typed);
  } catch {
    // the code cannot be loaded: a report is not worth disturbing the visitor
  }
}

/** Returns what shows the notice of the page, which offers to reload it. Once closed, only a press brings it back. */
function prepareNotice() {
  const notice = document.querySelector<HTMLElement>('.page-notice');
  const [reload, close] = notice?.querySelectorAll('button') ?? [];
  let isClosed = false;
  reload?.addEventListener('click', () => location.reload());
  close?.addEventListener('click', () => {
    if (notice) notice.hidden = true;
    isClosed = true;
  });
  return (cause: 'failure' | 'outdated') => {
    if (!notice || (isClosed && cause === 'failure')) return;
    for (const sentence of notice.querySelectorAll<HTMLElement>('[data-cause]'))
      sentence.hidden = sentence.dataset['cause'] !== cause;
    notice.hidden = false;
  };
}
