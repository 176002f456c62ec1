import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Environment } from '../../http/environment.ts';
import { logEvent } from '../log.ts';
import type { Store } from '../store/store.ts';

/**
 * Serves `/metrics` to Prometheus on a port of its own, which visitors never reach; does nothing without METRICS_PORT.
 * The library is only loaded here.
 */
export async function serveMetrics(
  site: Server,
  store: Store,
  { METRICS_PORT: port, METRICS_HOST: host }: Pick<Environment, 'METRICS_PORT' | 'METRICS_HOST'>,
): Promise<void> {
  if (port === undefined) return;
  const { createMetrics } = await import('./metrics.ts');
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
