import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The time between two looks for connections whose request is answered, in milliseconds. */
const LOOK_MS = 50;

/**
 * Closes a server for good: takes no new connection, lets requests in flight finish and then closes theirs.
 * Resolves to `true` when all could finish, `false` when the rest was cut after `limitMs` milliseconds.
 */
export function createShutdown(server: Server): (limitMs: number) => Promise<boolean> {
  // Browsers open connections ahead of need; Node counts those as waiting for an answer.
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
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    return new Promise((resolve) => {
      const limit = setTimeout(() => {
        resolve(false);
        server.closeAllConnections();
      }, limitMs);
      server.close(() => {
        clearInterval(looking);
        clearTimeout(limit);
        resolve(true);
      });
    });
  };
}

/** Says whether something ends within so many milliseconds. Its failure is an end as well. */
export async function isDoneIn(ms: number, work: Promise<void>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => true,
  );
  return Promise.race([done, wait(ms, false, { ref: false })]);
}
