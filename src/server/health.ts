import type { AppContext } from './context.ts';
import type { FormFailures } from './forms/form-failures.ts';
import type { StoreHealth } from './store/health.ts';

/** The age of an undelivered message from which on somebody should look, in milliseconds. */
const LATE_MS = 15 * 60_000;

/**
 * Answers whether forms can be received, and what waits to be delivered; through a proxy, where anybody may ask, the
 * status alone. 200 also when they cannot: the pages are still served, so that a load balancer must keep sending visitors.
 */
export async function health(c: AppContext): Promise<Response> {
  const { store, failures } = c.get('services');
  const report = toReport(await store.health(Date.now()), failures.report());
  const isProxied = c.req.header('x-forwarded-for') !== undefined;
  const body = `${JSON.stringify(isProxied ? { status: report.status } : report)}\n`;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    // For HEAD, whose answer has no body to measure.
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return c.body(body, 200, headers);
}

/** Degraded: no request can be kept, the last of some form was refused, or what was kept does not arrive. */
function toReport(store: StoreHealth, forms: ReturnType<FormFailures['report']>) {
  if (!store.writable) return { status: 'degraded', store, forms };
  const { oldestUndeliveredMs, failed } = store;
  const delivery = { oldestUndeliveredSeconds: Math.round(oldestUndeliveredMs / 1000), failed };
  const isWell = failed === 0 && oldestUndeliveredMs < LATE_MS && forms.failing.length === 0;
  return { status: isWell ? 'ok' : 'degraded', store: { writable: true }, forms, delivery };
}
