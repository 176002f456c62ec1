/** The Node entry: serves what `astro build` wrote in `dist`. Importing it does nothing; running it serves. */
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

/** The time that what is under way may take once we were asked to stop, and then the store, in milliseconds. */
const STOP_MS = 7000;
const CLOSE_MS = 1000;

/**
 * A connection on which nothing moves for this long, in milliseconds, is closed while its answer is due: a client
 * that stops reading is closed after twice that. No endpoint takes as long.
 */
const QUIET_MS = 10_000;

/** Requests on one connection before it is closed, and headers of each. Browsers then open another connection. */
const MOST_REQUESTS = 100;
const MOST_HEADERS = 100;

/** Prepares a server for a build of the site, without listening yet. */
export function createServer(dist: string, settings: Environment, store: Store): Server {
  const { fetch } = createApp(settings, { site: openSite(dist), store });
  const server = createHttpServer(
    {
      // Checked every second: a request that takes more than ten seconds to arrive, body included, is refused.
      headersTimeout: 9000,
      requestTimeout: 9000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
    },
    // HTTP/1.0 allows a request without Host.
    refusePipelining(getRequestListener(fetch, { hostname: 'localhost' })),
  );
  server.maxRequestsPerSocket = MOST_REQUESTS;
  server.maxHeadersCount = MOST_HEADERS;
  server.setTimeout(QUIET_MS);
  return server;
}

/** Serves a build, and delivers what it receives; resolves to where, and to the way to stop, which says whether all was answered. */
export async function start(environment: Environment, dist = path.join(ROOT, 'dist')) {
  const store = await openStore(environment);
  const server = createServer(dist, environment, store);
  const shutdown = createShutdown(server);
  // Opens connections and creates missing tables, so that the first visitor does not wait for them.
  await store.health(Date.now());
  const origin = await listen(server, environment);
  const stopBackground = startBackground(environment, store);
  async function stop(): Promise<boolean> {
    // Cutting loses nothing: a lead is acknowledged once it is stored, and a message is sent again after its lease.
    const areAnswered = shutdown(STOP_MS);
    const areDelivered = await isDoneIn(STOP_MS, stopBackground());
    if (!(await areAnswered)) logEvent('warn', 'shutdown.aborted_requests');
    if (!areDelivered) logEvent('warn', 'shutdown.aborted_deliveries');
    await isDoneIn(CLOSE_MS, store.close());
    return areAnswered;
  }
  return { origin, stop };
}

/** Listens where the environment says, and resolves to the address to open. */
async function listen(server: Server, { HOST, PORT }: Environment): Promise<string> {
  server.listen(PORT, HOST);
  await once(server, 'listening'); // throws what keeps it from listening
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : PORT;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/** Serves until a signal asks to stop, then ends the process; says in one line where, or what to do instead. */
export async function serve(): Promise<void> {
  // A log that cannot be written, on a full disk or to a reader that is gone, ends no server.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    const { origin, stop } = await start(readEnvironment(process.env));
    let isStopping = false;
    const end = async () => {
      if (isStopping) return; // a terminal's interrupt comes twice: from it, and from npm
      isStopping = true;
      process.exit((await stop()) ? 0 : 1);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
    console.log(`Serving the site on ${origin}`);
  } catch (error) {
    exitWith(error);
  }
}

if (import.meta.main) {
  await import('#http/dotenv.ts');
  await serve();
}
