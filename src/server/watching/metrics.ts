import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { logEvent } from '../log.ts';
import type { Store } from '../store/store.ts';
import { watch } from './channels.ts';
import { watchRequests } from './access-log.ts';

/** Bounds of times, in seconds: from a file of the cache to a database that is nearly given up. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Serves `/metrics` to Prometheus on a port of its own, which visitors never reach. */
export async function serveMetrics(site: Server, store: Store, port: number, host: string): Promise<void> {
  const registry = createMetrics(site, store);
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD'))
      return void response.writeHead(url === '/metrics' ? 405 : 404).end();
    try {
      const text = await registry.metrics();
      response
        .writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
        .end(text);
    } catch (error) {
      logEvent('metrics-failed', { name: String(error) });
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Does not keep the process alive.
  server.unref();
  const address = server.address();
  logEvent('metrics', { host, port: typeof address === 'object' && address !== null ? address.port : port });
}

/** Counts and times all that the servers do and the store holds, from now on; no label says anything of a visitor. */
export function createMetrics(server: Server, store: Store): Registry {
  const registry = new Registry();
  // Process, memory, garbage collection, delay of the event loop.
  collectDefaultMetrics({ register: registry });
  countRequests(server, registry);
  countForms(registry);
  watchStore(registry);
  watchOutbox(registry, store);
  return registry;
}

function countRequests(server: Server, registry: Registry): void {
  const registers = [registry];
  const count = new Counter({
    name: 'site_requests_total',
    help: 'Requests that were answered; 499: the client left before.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const time = new Histogram({
    name: 'site_request_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  watchRequests(server, ({ method, route, status, ms }) => {
    count.inc({ method, route, status });
    time.observe({ route }, ms / 1000);
  });
}

function countForms(registry: Registry): void {
  const count = new Counter({
    name: 'site_forms_total',
    help: 'Forms that were sent: received, welcome, spam, invalid or refused, with the reason.',
    labelNames: ['form', 'outcome', 'reason'],
    registers: [registry],
  });
  watch('form', ({ form, outcome, reason }) => count.inc({ form, outcome, reason }));
}

function watchStore(registry: Registry): void {
  const time = new Histogram({
    name: 'site_store_seconds',
    help: 'Transactions of the store, the wait for their turn and their commit included.',
    labelNames: ['durability', 'result'],
    buckets: SECONDS,
    registers: [registry],
  });
  watch('transaction', ({ durability, isDone, ms }) =>
    time.observe({ durability, result: isDone ? 'done' : 'failed' }, ms / 1000),
  );
}

/**
 * Messages sent are counted by this process; those that wait are read from the store, and are the same from every
 * server.
 */
function watchOutbox(registry: Registry, store: Store): void {
  const registers = [registry];
  const left = new Counter({
    name: 'site_deliveries_total',
    help: 'Attempts at messages by channel: delivered, written (to a file), retry, parked, bounced.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const time = new Histogram({
    name: 'site_delivery_seconds',
    help: 'How long attempts at messages took.',
    labelNames: ['channel'],
    buckets: SECONDS,
    registers,
  });
  watch('message', ({ channel, outcome, ms }) => {
    left.inc({ channel, outcome });
    time.observe({ channel }, ms / 1000);
  });
  const messages = new Gauge({
    name: 'site_outbox_messages',
    help: 'Messages by channel: waiting, or given up.',
    labelNames: ['channel', 'state'],
    registers,
  });
  const failing = new Gauge({
    name: 'site_outbox_failing_seconds',
    help: 'For how long nothing has left by a channel that fails; 0 when its last attempt succeeded.',
    labelNames: ['channel'],
    registers,
  });
  const oldest = new Gauge({
    name: 'site_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits.',
    registers,
  });
  const writable = new Gauge({
    name: 'site_store_writable',
    help: '1 when a request can be kept, tried by keeping one and taking it away.',
    registers,
    collect: ask,
  });

  async function ask(): Promise<void> {
    const at = Date.now();
    for (const gauge of [messages, failing, oldest]) gauge.reset();
    const health = await store.health(at);
    writable.set(health.writable ? 1 : 0);
    // An unknown value is left out, so that no alert is raised by it.
    if (!health.writable) return oldest.remove();
    oldest.set(health.oldestUndeliveredMs / 1000);
    for (const { channel, waiting, parked, failingSince } of await store.outbox.status().catch(() => [])) {
      messages.set({ channel, state: 'waiting' }, waiting);
      messages.set({ channel, state: 'given up' }, parked);
      failing.set({ channel }, failingSince === null ? 0 : (at - failingSince) / 1000);
    }
  }
}
