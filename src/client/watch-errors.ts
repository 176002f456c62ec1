import { maskPersonal } from '../schemas/masking.ts';
import { whenShown } from './when-shown.ts';

/** Reports sent in a session at most. */
const MOST = 10;

const COUNT = 'error-reports';

/** The host of the endpoints, where it is another. */
const HOST = import.meta.env.PUBLIC_API_ORIGIN || '';

/** Messages already reported from this page. */
const reported = new Set<string>();

/**
 * Reports uncaught errors of our own scripts, and those that an island caught. `showNotice` is called for the former,
 * because nothing on the page shows them. Errors of other scripts are ignored.
 */
export function watchErrors(showNotice: () => void): void {
  const fail = (error: unknown, origin: string) => {
    if (!origin.includes(location.origin)) return;
    whenShown(() => {
      report(error);
      showNotice();
    });
  };
  addEventListener('error', ({ error, filename }) => error && fail(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason, `${reason} ${reason?.stack}`));
  // ours: client/report-caught-error
  addEventListener('caught', (event) => whenShown(() => report((event as CustomEvent).detail)));
}

/** Sends an error's message, when and on which page: once a page for each message, ten a session. Never throws. */
function report(error: unknown): void {
  try {
    const message = maskPersonal(withoutValues(String(error)));
    if (reported.has(message) || isTooMany()) return;
    reported.add(message);
    const content = {
      message,
      timestamp: new Date().toISOString(),
      url: location.origin + location.pathname,
    };
    const body = new Blob([JSON.stringify(content)], { type: 'application/json' });
    // A beacon takes cookies along, which no other host is asked to allow.
    if (HOST !== '' || !navigator.sendBeacon?.('/api/errors', body)) void post(body);
  } catch {
    // an error that has no text, or a browser that cannot send: nothing more can be done
  }
}

/** Sends a report with keep-alive, so that it survives leaving the page. */
async function post(body: Blob): Promise<void> {
  try {
    await fetch(`${HOST}/api/errors`, { method: 'POST', body, keepalive: true });
  } catch {
    // not sent: a report is not worth disturbing the visitor
  }
}

/** The message without the values of the page's fields, which an error may quote. */
function withoutValues(message: string): string {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden],[type=radio],[type=checkbox]),textarea',
  );
  return [...fields].reduce(
    (text, { value }) => (value.trim() === '' ? text : text.replaceAll(value.trim(), '[value]')),
    message,
  );
}

function isTooMany(): boolean {
  try {
    const count = Number(sessionStorage.getItem(COUNT));
    if (count >= MOST) return true;
    sessionStorage.setItem(COUNT, String(count + 1));
  } catch {
    // storage blocked: the page's own count is left
  }
  return reported.size >= MOST;
}

/** Shows the line that says that something failed, until the visitor closes it; once a page. */
export function showErrorNotice(): void {
  const notice = document.querySelector('[data-error-notice]');
  const line = notice?.firstElementChild;
  line?.removeAttribute('hidden');
  line?.querySelector('button')?.addEventListener('click', () => notice?.remove());
}
