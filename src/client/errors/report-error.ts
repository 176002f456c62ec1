import { maskPersonal } from '#schemas/masking.ts';

/** Reports sent in a session at most. */
const MOST = 10;

const COUNT = 'error-reports';

const HOST = import.meta.env.PUBLIC_API_ORIGIN || '';

const reported = new Set<string>();

/** Reports an error once a page, without the typed values that its message may quote. Never throws. */
export function sendReport(error: unknown, typed: readonly string[]): void {
  try {
    const message = maskPersonal(withoutValues(String(error), typed));
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

async function post(body: Blob): Promise<void> {
  try {
    await fetch(`${HOST}/api/errors`, { method: 'POST', body, keepalive: true });
  } catch {
    // not sent: a report is not worth disturbing the visitor
  }
}

function withoutValues(message: string, typed: readonly string[]): string {
  return typed.reduce(
    (text, value) => (value.trim() === '' ? text : text.replaceAll(value.trim(), '[value]')),
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
