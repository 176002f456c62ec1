/** Node entry: serves what `astro build` wrote in `dist`, when it is run and not only imported. */
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { startBackground } from './background.ts';
import { createApp } from './app.ts';
import { readEnvironment, type Environment } from '#http/environment.ts';
import { refusePipelining } from './pipelining.ts';
import { logEvent } from './log.ts';
import { openSite } from './files/built-site.ts';
import { createShutdown, isDoneIn } from './shutdown.ts';
import { exitWith } from '#http/exit.ts';
import { ROOT } from './root.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

/** Timeouts of a shutdown, in milliseconds: of requests and deliveries in flight, then of the store. */
const STOP_MS = 7000;
const CLOSE_MS = 1000;

/** Timeout of an idle socket while an answer is due, in milliseconds. No endpoint takes as long. */
const SOCKET_TIMEOUT_MS = 10_000;

const MAX_REQUESTS = 100;
const MAX_HEADERS = 100;

export function createServer(dist: string, settings: Environment, store: Store): Server {
  const { fetch } = createApp(settings, { site: openSite(dist), store });
  const server = createHttpServer(
    {
      // Checked every second, so that a request whose body takes more than ten seconds is refused.
      headersTimeout: 9000,
      requestTimeout: 9000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
    },
    // The hostname of HTTP/1.0 requests without Host.
    refusePipelining(getRequestListener(fetch, { hostname: 'localhost' })),
  );
  server.maxRequestsPerSocket = MAX_REQUESTS;
  server.maxHeadersCount = MAX_HEADERS;
  server.setTimeout(SOCKET_TIMEOUT_MS);
  return server;
}

/** Serves a build and delivers messages; resolves to the origin and to `stop`, which returns whether all requests were answered. */
export async function start(environment: Environment, dist = path.join(ROOT, 'dist')) {
  const store = await openStore(environment);
  const server = createServer(dist, environment, store);
  const shutdown = createShutdown(server);
  // Opens connections and creates missing tables, so that the first visitor does not wait for them.
  await store.health(Date.now());
  const origin = await listen(server, environment);
  const stopBackground = startBackground(environment, store);
  async function stop(): Promise<boolean> {
    // Nothing is lost: leads are stored before they are acknowledged, and messages are sent again after their lease.
    const areAnswered = shutdown(STOP_MS);
    const areDelivered = await isDoneIn(STOP_MS, stopBackground());
    if (!(await areAnswered)) logEvent('warn', 'shutdown.aborted_requests');
    if (!areDelivered) logEvent('warn', 'shutdown.aborted_deliveries');
    await isDoneIn(CLOSE_MS, store.close());
    return areAnswered;
  }
  return { origin, stop };
}

/** First socket that systemd passes to a service (sd_listen_fds); it stays open while the service restarts. */
const PASSED_SOCKET = { fd: 3 };

/** Listens on the socket that systemd opened for this process, else on HOST and PORT; resolves to the origin. */
async function listen(server: Server, { HOST, PORT }: Environment): Promise<string> {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  if (LISTEN_PID === String(process.pid) && LISTEN_FDS === '1') server.listen(PASSED_SOCKET);
  else server.listen(PORT, HOST);
  await once(server, 'listening'); // rejects when the port is in use
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : PORT;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/** Serves until SIGTERM or SIGINT, then ends the process. Prints the origin, or a sentence that says what is wrong. */
export async function serve(): Promise<void> {
  // A full disk or a closed pipe must not end the server.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    const { origin, stop } = await start(readEnvironment(process.env));
    let isStopping = false;
    const exit = async () => {
      if (isStopping) return; // Ctrl+C arrives twice: from the terminal and from npm
      isStopping = true;
      process.exit((await stop()) ? 0 : 1);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void exit());
    console.log(`Serving the site on ${origin}`);
  } catch (error) {
    exitWith(error);
  }
}

if (import.meta.main) {
  await import('#http/dotenv.ts');
  await serve();
}
