import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Closes a server for good: takes no new connection, lets requests in flight finish and then closes theirs.
 * Resolves to `true` when all could finish, `false` when the rest was cut after `limitMs` milliseconds.
 */
export function createShutdown(server: Server): (limitMs: number) => Promise<boolean> {
  // By connection: an answer behind another that was never taken is not told of its end.
  const sockets = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    sockets.set(socket, new Set());
    socket.once('close', () => sockets.delete(socket));
  });

  server.prependListener('request', ({ socket }, response) => {
    const inFlight = sockets.get(socket);
    inFlight?.add(response);
    if (isStopping) response.setHeader('Connection', 'close');
    response.on('close', () => {
      inFlight?.delete(response);
      // The connection counts as idle only after this event.
      if (isStopping) setImmediate(() => server.closeIdleConnections());
    });
  });

  return function shutdown(limitMs) {
    isStopping = true;
    for (const [socket, inFlight] of sockets) {
      // Browsers open connections ahead of need; Node counts those as waiting for an answer.
      if (socket.bytesRead === 0) socket.destroy();
      for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(false);
        server.closeAllConnections();
      }, limitMs);
      server.close(() => {
        clearTimeout(timer);
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
