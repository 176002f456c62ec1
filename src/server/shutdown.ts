import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CLOSE_IDLE_MS = 50;

/** Time for the first bytes of a connection that was just accepted, in milliseconds. */
const FIRST_BYTES_MS = 250;

/** Makes the function that closes a server; resolves to `true` when all requests were answered within `limitMs`. */
export function createShutdown(server: Server): (limitMs: number) => Promise<boolean> {
  // Browsers open spare connections, which Node counts as active until their first request.
  const unused = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isStopping = false;
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    answers.add(response);
    response.once('close', () => answers.delete(response));
    if (isStopping) response.setHeader('Connection', 'close');
  });

  return function shutdown(limitMs) {
    isStopping = true;
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    setTimeout(() => {
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    }, FIRST_BYTES_MS);
    const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
    return new Promise((resolve) => {
      const limit = setTimeout(() => {
        resolve(false);
        server.closeAllConnections();
      }, limitMs);
      server.close(() => {
        clearInterval(closingIdle);
        clearTimeout(limit);
        resolve(true);
      });
    });
  };
}

/** Returns whether a promise settles within `ms` milliseconds. */
export async function isDoneIn(ms: number, promise: Promise<void>): Promise<boolean> {
  const done = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([done, wait(ms, false, { ref: false })]);
}
