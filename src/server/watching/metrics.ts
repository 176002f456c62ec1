import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { logEvent } from '../log.ts';
import type { Store } from '../store/store.ts';
import { watchRequests } from './access-log.ts';
import { watch } from './channels.ts';

/** Bounds of times, in seconds: from a file of the cache to a database that is nearly given up. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Serves `/metrics` to Prometheus on a port of its own, which visitors never reach. */
export async function serveMetrics(site: Server, store: Store, port: number, host: string): Promise<void> {
  const registry = createMetrics(site, store);
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      logEvent('metrics-failed', { name: String(error) });
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  server.unref(); // does not keep the process alive
  const address = server.address();
  logEvent('metrics', { host, port: typeof address === 'object' && address !== null ? address.port : port });
}

/** Counts and times all that the servers do and the store holds, from now on; no label says anything of a visitor. */
export function createMetrics(server: Server, store: Store): Registry {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers });
  // Process, memory, garbage collection, delay of the event loop.
  collectDefaultMetrics({ register: registry });

  const requests = counter('site_requests_total', 'Requests answered; 499: the client left before.', [
    'method',
    'route',
    'status',
  ]);
  const requestTime = histogram('site_request_seconds', 'From the head of a request to its end.', ['route']);
  watchRequests(server, ({ method, route, status, ms }) => {
    requests.inc({ method, route, status });
    requestTime.observe({ route }, ms / 1000);
  });

  const forms = counter('site_forms_total', 'Forms: received, welcome, spam, invalid or refused, and why.', [
    'form',
    'outcome',
    'reason',
  ]);
  watch('form', (event) => forms.inc({ ...event }));

  const storeTime = histogram('site_store_seconds', 'Transactions, with their wait and commit.', ['result']);
  watch('transaction', ({ isDone, ms }) =>
    storeTime.observe({ result: isDone ? 'done' : 'failed' }, ms / 1000),
  );

  const deliveries = counter('site_deliveries_total', 'Attempts at messages by how they ended.', [
    'channel',
    'outcome',
  ]);
  const deliveryTime = histogram('site_delivery_seconds', 'How long attempts at messages took.', ['channel']);
  watch('message', ({ channel, outcome, ms }) => {
    deliveries.inc({ channel, outcome });
    deliveryTime.observe({ channel }, ms / 1000);
  });

  watchStore(registry, store);
  return registry;
}

/** Reads what waits from the store at each scrape: it is the same from every server. */
function watchStore(registry: Registry, store: Store): void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const messages = gauge('site_outbox_messages', 'Messages that wait, or were given up.', [
    'channel',
    'state',
  ]);
  const failing = gauge('site_outbox_failing_seconds', 'For how long a channel has failed, or 0.', [
    'channel',
  ]);
  const oldest = gauge('site_outbox_oldest_seconds', 'Age of the oldest message that waits.');
  const writable = new Gauge({
    name: 'site_store_writable',
    help: '1 when a lead can be kept, tried by keeping one and taking it away.',
    registers: [registry],
    async collect() {
      const at = Date.now();
      for (const one of [messages, failing, oldest]) one.reset();
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
    },
  });
}
