import type { AppContext } from '../context.ts';
import type { StoreHealth } from '../store/store.ts';

/**
 * Answers whether forms can be received, and what waits to be delivered. 200 also when they cannot: the pages are
 * still served, so that a load balancer must keep sending visitors.
 */
export async function health(c: AppContext): Promise<Response> {
  const body = `${JSON.stringify(toReport(await c.get('services').store.health(Date.now())))}\n`;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    // For HEAD, whose answer has no body to measure.
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return c.body(body, 200, headers);
}

function toReport(store: StoreHealth) {
  if (!store.writable) return { status: 'degraded', store };
  const { oldestUndeliveredMs, parked } = store;
  const delivery = { oldestUndeliveredSeconds: Math.round(oldestUndeliveredMs / 1000), parked };
  return { status: parked > 0 ? 'degraded' : 'ok', store: { writable: true }, delivery };
}
