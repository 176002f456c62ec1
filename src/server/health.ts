import { MINUTE_MS } from '#time.ts';
import type { AppContext } from './context.ts';
import { respond } from './errors.ts';
import type { FormFailures } from './forms/failures.ts';
import type { StoreHealth } from './store-health.ts';

const LATE_MS = 15 * MINUTE_MS;

/** Reports whether forms can be received and what waits to be delivered. Always 200, since pages are served all the same. */
export function health(storeHealth: (at: number) => Promise<StoreHealth>, failures: FormFailures) {
  return async (c: AppContext): Promise<Response> => {
    const report = toReport(await storeHealth(Date.now()), failures.report());
    const isProxied = c.req.header('x-forwarded-for') !== undefined;
    const body = `${JSON.stringify(isProxied ? { status: report.status } : report)}\n`;
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    return respond(c, { status: 200, headers, body });
  };
}

/** Degraded means: nothing can be stored, the last post of a form failed, or messages are late or failed. */
function toReport(store: StoreHealth, forms: ReturnType<FormFailures['report']>) {
  if (!store.writable) return { status: 'degraded', store, forms };
  const { oldestUndeliveredMs, failed } = store;
  const delivery = { oldestUndeliveredSeconds: Math.round(oldestUndeliveredMs / 1000), failed };
  const isWell = failed === 0 && oldestUndeliveredMs < LATE_MS && forms.failing.length === 0;
  return { status: isWell ? 'ok' : 'degraded', store: { writable: true }, forms, delivery };
}
